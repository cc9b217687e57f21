# The rules for the browser, the page and the binary are built inside; what comes out is one program on a small system.
FROM rust:1-bookworm AS rules
WORKDIR /pionnier
COPY . .
RUN rustup target add wasm32-unknown-unknown && scripts/wasm.sh

FROM node:20-bookworm AS page
COPY --from=rules /pionnier /pionnier
RUN npm --prefix /pionnier/web ci --no-audit --no-fund && npm --prefix /pionnier/web run build

FROM rules AS build
COPY --from=page /pionnier/web/dist /pionnier/web/dist
RUN cargo build --release --locked -p pionnier

FROM debian:bookworm-slim
RUN useradd --system --home-dir /var/lib/pionnier --create-home pionnier
COPY --from=build /pionnier/target/release/pionnier /usr/local/bin/pionnier
USER pionnier
VOLUME /var/lib/pionnier
EXPOSE 7420
ENV PIONNIER_LISTEN=0.0.0.0:7420 PIONNIER_DATA=/var/lib/pionnier PIONNIER_LOG_LEVEL=info PIONNIER_LOG_JSON=true
HEALTHCHECK --interval=30s --timeout=5s CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/7420 && printf 'GET /healthz HTTP/1.0\\r\\n\\r\\n' >&3 && grep -q '^ok' <&3"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["pionnier", "serve"]
