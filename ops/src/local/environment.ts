import { changeEnvironment, type InitialValues } from '../environment/change.ts'
import { currentSetPath } from '../environment/files.ts'
import type { EnvironmentSet } from '@invoice-card/environment/schema'
import type { DataDirectory } from '../data-directory.ts'
import type { Ports } from './ports.ts'

export const localEnvironmentName = 'local'
export const localTokenApiKey = 'local-token-api-key'

/** Puts these releases live in the environment `local`; toggles that were set by hand stay. */
export async function deployLocally(data: DataDirectory, ports: Ports, releases: Record<string, string>): Promise<EnvironmentSet> {
  const initial: InitialValues = {
    toggles: {},
    links: {
      operation_manual: 'https://manual.invoice-card.example/',
      faq: 'https://faq.invoice-card.example/',
      contact: 'https://www.invoice-card.example/contact',
      privacy_policy: 'https://www.invoice-card.example/privacy',
    },
    card_frame_origin: cardFrameOrigin(ports),
    token_api_key: localTokenApiKey,
  }
  return changeEnvironment(data, localEnvironmentName, { releases, card_frame_origin: initial.card_frame_origin }, 'start', initial)
}

export const cardFrameOrigin = ({ cardFrame }: Ports): string => `http://localhost:${cardFrame}`
export const edgeOrigin = ({ edge }: Ports): string => `http://localhost:${edge}`

/** What api and worker need to know, as environment variables. */
export const serverVariables = (data: DataDirectory, ports: Ports, databaseUrl: string): Record<string, string> => ({
  ENVIRONMENT: localEnvironmentName,
  DATA_DIR: data.root,
  DATABASE_URL: databaseUrl,
  EDGE_ORIGIN: edgeOrigin(ports),
  CARD_FRAME_ORIGIN: cardFrameOrigin(ports),
  GATEWAY_ORIGIN: cardFrameOrigin(ports),
  ENVIRONMENT_FILE: currentSetPath(data, localEnvironmentName),
  TRUST_FILE: data.trustFile,
  TOKEN_API_KEY: localTokenApiKey,
})

