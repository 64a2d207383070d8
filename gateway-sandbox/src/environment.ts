import { resolve } from 'node:path'

/** Where cards are made up. Everything else has a real gateway. */
const environmentsWithSandbox: readonly (string | undefined)[] = ['local', 'test']

/**
 * The only reader of environment variables in this process. The defaults suit a local run beside an edge on port 3000.
 * @throws an Error in production, and wherever the environment is not named as one for development or tests.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv = process.env) {
  refuseElsewhere(variables)
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
    tokenEndpoint: `${cardOrigin}/4gtoken`,
    tokenApiKey: variables.TOKEN_API_KEY ?? 'local-token-api-key',
    merchant: {
      ccid: variables.GATEWAY_CCID ?? 'A100000000000000000001cc',
      secret: variables.GATEWAY_SECRET ?? 'local-gateway-secret',
    },
    /** Where results are pushed unless a request names its own `pushUrl`. */
    pushUrl: variables.GATEWAY_PUSH_URL ?? `${apiOrigin}/api/v1/gateway/pushes`,
    /** Guards the fault and inspection calls under `/sandbox`. */
    adminToken: variables.SANDBOX_ADMIN_TOKEN ?? 'local-sandbox-admin',
  }
}

export type Environment = ReturnType<typeof readEnvironment>

// It accepts any card and charges nobody: a payment there costs nothing (docs/decisions/0095).
function refuseElsewhere({ NODE_ENV, ENVIRONMENT }: NodeJS.ProcessEnv): void {
  const nextStep = "Set GATEWAY_ORIGIN and the card frame's TOKEN_ENDPOINT to a real card gateway instead."
  if (NODE_ENV === 'production')
    throw new Error(`The gateway sandbox does not start where NODE_ENV is production. ${nextStep}`)
  if (!environmentsWithSandbox.includes(ENVIRONMENT)) {
    const found = ENVIRONMENT ? `not for "${ENVIRONMENT}"` : 'and ENVIRONMENT is not set'
    throw new Error(`The gateway sandbox is for ENVIRONMENT=local and ENVIRONMENT=test, ${found}. ${nextStep}`)
  }
}

function origin(name: string, value: string): string {
  const url = URL.parse(value)
  if (!url || url.origin !== value)
    throw new Error(`${name} must be an origin such as https://card.example.jp, not "${value}"`)
  return value
}
