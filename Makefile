# make run     build, and open the sample workspace
# make test    everything that must hold
# make test-wayland   the window on Wayland, through Weston
# make fuzz    the laws of the file, against random documents: make fuzz SECONDS=60 SEED=1 JOBS=1
# make monkey  random input over the sample: make monkey INPUTS=100000 SEED=1
# make bench   the figures, beside those of the least program that could do it
.DEFAULT_GOAL := run

BUILD_PACKAGES := libsdl2-dev libsdl2-ttf-dev libcmark-gfm-dev libcmark-gfm-extensions-dev libpng-dev libpcre2-dev pkg-config \
	fonts-inter fonts-jetbrains-mono
TEST_PACKAGES := python3 xvfb xauth xdotool fonts-dejavu-core
BENCH_PACKAGES := python3 xvfb dbus-daemon gcc libc6-dev libxtst6 libxdamage1 fonts-dejavu-core

PREFIX ?= /usr/local
SECONDS ?= 60
INPUTS ?= 100000
SEED ?= 1
JOBS ?= 1
BINARY := .build/release/tilewright
SHARE := $(DESTDIR)$(PREFIX)/share

.PHONY: run deps build test test-wayland fuzz monkey bench install format lint clean

deps:
	@scripts/install-packages $(BUILD_PACKAGES)

build: deps
	@swift build -c release --static-swift-stdlib --product tilewright

run: build
ifeq ($(DISPLAY)$(WAYLAND_DISPLAY),)
	@mkdir -p out
	@$(BINARY) snapshot assets/sample -o out/board.png
	@echo "No display here, so the library was drawn into a file: $(CURDIR)/out/board.png"
else
	@$(BINARY) assets/sample
endif

test: build
	@scripts/install-packages $(TEST_PACKAGES)
	@swift build --build-tests
	@swift test --skip-build --skip WindowTests
	@swift test --skip-build --filter WindowTests --no-parallel
	@scripts/check-cases $(BINARY)
	@$(MAKE) --no-print-directory monkey

test-wayland:
	@scripts/install-packages $(BUILD_PACKAGES) $(TEST_PACKAGES) weston
	@swift build --build-tests
	@TILEWRIGHT_WAYLAND=1 swift test --skip-build --filter WindowTests.*wayland

monkey: deps
	@swift build -c release --product monkey
	@.build/release/monkey $(INPUTS) $(SEED)

fuzz: deps
	@swift build -c release --product fuzz
	@.build/release/fuzz --seconds $(SECONDS) --seed $(SEED) --jobs $(JOBS)

bench: build
	@scripts/install-packages $(BENCH_PACKAGES)
	@swift build -c release --static-swift-stdlib --product engine-bench
	@swift build -c release --static-swift-stdlib --product screen-bench
	@bench/run $(BINARY) .build/release/engine-bench .build/release/screen-bench

install: build
	@install -D -s -m 755 $(BINARY) $(DESTDIR)$(PREFIX)/bin/tilewright
	@mkdir -p $(SHARE)/tilewright
	@cp -R assets $(SHARE)/tilewright/
	@install -D -m 644 assets/desktop/tilewright.desktop $(SHARE)/applications/tilewright.desktop
	@install -D -m 644 assets/icons/tilewright.svg $(SHARE)/icons/hicolor/scalable/apps/tilewright.svg
	@echo "Installed $(DESTDIR)$(PREFIX)/bin/tilewright"

format:
	@swift format format --in-place --recursive Package.swift Sources Tests bench

lint:
	@swift format lint --strict --recursive Package.swift Sources Tests bench

clean:
	@rm -rf .build out
