import type { DocumentSettings } from './document-endpoint.ts'

type Environment = DocumentSettings & { port: number; host: string }

/** The only reader of environment variables in this process. @throws an Error that names what is missing or malformed. */
export function readEnvironment(variables: NodeJS.ProcessEnv = process.env): Environment {
  const {
    EDGE_ORIGIN: edgeOrigin = '',
    TOKEN_ENDPOINT: tokenEndpoint = '',
    TOKEN_API_KEY: tokenApiKey = '',
  } = variables
  if (!isOrigin(edgeOrigin))
    throw new Error(`EDGE_ORIGIN must be an origin such as https://pay.example.jp, not "${edgeOrigin}"`)
  // It goes into a header of policy: neither a space nor a semicolon may reach it.
  if (URL.parse(tokenEndpoint)?.href !== tokenEndpoint || !/^https?:[^\s;,']+$/.test(tokenEndpoint))
    throw new Error(`TOKEN_ENDPOINT must be the URL of the card gateway's token endpoint, not "${tokenEndpoint}"`)
  if (!tokenApiKey) throw new Error('TOKEN_API_KEY is missing: the public key of the token endpoint')
  return {
    port: Number(variables.PORT ?? 3002),
    host: variables.HOST ?? '127.0.0.1',
    edgeOrigin,
    tokenEndpoint,
    tokenApiKey,
  }
}

const isOrigin = (text: string): boolean => text !== '' && URL.parse(text)?.origin === text
