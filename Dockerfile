# Atrium as an image: `docker build -t atrium .` README.md says how to run it; compose.yaml adds PostgreSQL and storage.
ARG NODE_VERSION=26

FROM node:${NODE_VERSION}-bookworm-slim AS build
WORKDIR /atrium
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
RUN npm run build

FROM node:${NODE_VERSION}-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/atrium/data
WORKDIR /atrium
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev && npm cache clean --force
COPY LICENSE THIRD_PARTY_NOTICES.md ./
COPY scripts/run.mjs scripts/installed.mjs ./scripts/
COPY --from=build /atrium/dist ./dist
# The one folder that is written to belongs to the image's user `node`; a number, so that Kubernetes sees that it is not root.
RUN mkdir data && chown 1000:1000 data
USER 1000:1000
VOLUME /atrium/data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=6s --start-period=60s --retries=3 CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself, without a shell or npm before it: SIGTERM reaches the server, which finishes its work and exits with 0.
CMD ["node", "--enable-source-maps", "dist/server/main.js"]
