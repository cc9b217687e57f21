# The rules for the browser, the page and the binary are built inside; what comes out is one program on a small system.
# The bases are of fixed versions, so that an image built later is the same one. To build with others, say with a digest:
# docker build --build-arg RUST=rust@sha256:… --build-arg NODE=node@sha256:… --build-arg DEBIAN=debian@sha256:… .
ARG RUST=rust:1.94.0-bookworm
ARG NODE=node:20.19.5-bookworm
ARG DEBIAN=debian:bookworm-20250908-slim

FROM ${RUST} AS rules
WORKDIR /pionnier
COPY . .
RUN rustup target add wasm32-unknown-unknown && scripts/wasm.sh

FROM ${NODE} AS page
COPY --from=rules /pionnier /pionnier
RUN npm --prefix /pionnier/web ci --no-audit --no-fund && npm --prefix /pionnier/web run build

FROM rules AS build
COPY --from=page /pionnier/web/dist /pionnier/web/dist
RUN cargo build --release --locked -p pionnier

FROM ${DEBIAN}
RUN useradd --system --home-dir /var/lib/pionnier --create-home pionnier
COPY --from=build /pionnier/target/release/pionnier /usr/local/bin/pionnier
USER pionnier
VOLUME /var/lib/pionnier
EXPOSE 7420
ENV PIONNIER_LISTEN=0.0.0.0:7420 PIONNIER_DATA=/var/lib/pionnier PIONNIER_LOG_LEVEL=info PIONNIER_LOG_JSON=true
# Whether it lives: whoever starts containers again when they fail must not do so because the database is away. Balancers ask
# /readyz.
HEALTHCHECK --interval=30s --timeout=5s CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/7420 && printf 'GET /healthz HTTP/1.0\\r\\n\\r\\n' >&3 && grep -q '^ok' <&3"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["pionnier", "serve"]
