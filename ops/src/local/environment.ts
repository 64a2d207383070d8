import { currentSetPath } from '../environment/stored/files.ts'
import type { DataDirectory } from '../data-directory.ts'
import type { Ports } from './ports.ts'

export const localEnvironmentName = 'local'
export const localTokenApiKey = 'local-token-api-key'

export const cardFrameOrigin = ({ cardFrame }: Ports): string => `http://localhost:${cardFrame}`
export const backofficeOrigin = ({ backoffice }: Ports): string => `http://127.0.0.1:${backoffice}`
export const edgeOrigin = ({ edge }: Ports): string => `http://localhost:${edge}`

/** What api and worker need to know, as environment variables; each has a database URL of its own besides. */
export const serverVariables = (data: DataDirectory, ports: Ports): Record<string, string> => ({
  ENVIRONMENT: localEnvironmentName,
  DATA_DIR: data.root,
  EDGE_ORIGIN: edgeOrigin(ports),
  GATEWAY_ORIGIN: cardFrameOrigin(ports),
  ENVIRONMENT_FILE: currentSetPath(data, localEnvironmentName),
  TRUST_FILE: data.trustFile,
  TOKEN_API_KEY: localTokenApiKey,
})
