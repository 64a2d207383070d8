import { resolve } from 'node:path'

/** The only reader of environment variables in this process. The defaults suit a local run beside an edge on port 3000. */
export function readEnvironment(variables: NodeJS.ProcessEnv = process.env) {
  const port = Number(variables.PORT ?? 3002)
  const cardOrigin = origin('CARD_ORIGIN', variables.CARD_ORIGIN ?? `http://localhost:${port}`)
  const apiOrigin = origin('API_ORIGIN', variables.API_ORIGIN ?? 'http://localhost:3001')
  return {
    port,
    host: variables.HOST ?? '127.0.0.1',
    dataDir: resolve(variables.DATA_DIR ?? '.data'),
    /** Where browsers reach this process. */
    cardOrigin,
    /** The only origin that may embed the card document. */
    edgeOrigin: origin('EDGE_ORIGIN', variables.EDGE_ORIGIN ?? 'http://localhost:3000'),
    /** Another gateway's token endpoint; this sandbox's own unless set. */
    tokenEndpoint: variables.TOKEN_ENDPOINT ?? `${cardOrigin}/4gtoken`,
    tokenApiKey: variables.TOKEN_API_KEY ?? 'local-token-api-key',
    /** `off` serves the card document alone, for an environment that talks to the real gateway. */
    hasSandbox: variables.GATEWAY_SANDBOX !== 'off',
    merchant: {
      ccid: variables.GATEWAY_CCID ?? 'A100000000000000000001cc',
      secret: variables.GATEWAY_SECRET ?? 'local-gateway-secret',
    },
    /** Where results are pushed unless a request names its own `pushUrl`. */
    pushUrl: variables.GATEWAY_PUSH_URL ?? `${apiOrigin}/api/v1/gateway/pushes`,
    /** Guards the fault and inspection calls under `/sandbox`. */
    sandboxAdminToken: variables.SANDBOX_ADMIN_TOKEN ?? 'local-sandbox-admin',
  }
}

export type Environment = ReturnType<typeof readEnvironment>

function origin(name: string, value: string): string {
  const url = URL.parse(value)
  if (!url || url.origin !== value)
    throw new Error(`${name} must be an origin such as https://card.example.jp, not "${value}"`)
  return value
}
