# The service and the built app: `docker build -t loyalty .`; docs/operation.md says how to run it.
ARG NODE=node:24.21.0-bookworm-slim
# The image that serves now, so that open tabs of its version find their files: --build-arg PREVIOUS=loyalty:3.1.0
ARG PREVIOUS=${NODE}

FROM ${PREVIOUS} AS previous

FROM ${NODE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN --mount=type=bind,from=previous,target=/previous \
    if [ -d /previous/app/dist ]; then cp -r /previous/app/dist .; fi \
    && npm run build \
    && mv server/demo /demo

FROM ${NODE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM ${NODE} AS service
WORKDIR /app
# Of the embedded database, where no DATABASE_URL names another.
ENV NODE_ENV=production DATA_DIR=/data
RUN install -d -o 1000 -g 1000 /data
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/package.json package.json
COPY --from=build /app/dist dist
COPY --from=build /app/server server
COPY --from=build /app/src src
# The image's user node, by its number: Kubernetes verifies only numbers.
USER 1000
EXPOSE 8080
HEALTHCHECK --interval=10s --start-period=30s \
    CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT || 8080}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["node", "server/main.ts"]

# With the demo's members, catalog and sandbox, which production does not have: compose.yaml runs it.
FROM service AS demo
ENV NODE_ENV= SANDBOX=1
COPY --from=build /demo server/demo

# What `docker build` makes without a target.
FROM service
