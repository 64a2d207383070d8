import { writeApiRecord } from '../compatibility/api-record.ts'
import { changeEnvironment, type InitialValues } from '../environment/change/change.ts'
import { currentSetPath } from '../environment/stored/files.ts'
import type { EnvironmentSet } from '@invoice-card/environment/schema'
import type { DataDirectory } from '../data-directory.ts'
import { chosenSinceLastStart, writeLastStart } from './chosen-releases.ts'
import type { Ports } from './ports.ts'

export const localEnvironmentName = 'local'
const localTokenApiKey = 'local-token-api-key'

/** Puts what was built live in the environment `local`. What somebody has chosen since the last start stays. */
export async function deployLocally(
  data: DataDirectory,
  ports: Ports,
  built: Readonly<Record<string, string>>,
  report: (line: string) => void,
): Promise<EnvironmentSet> {
  const initial: InitialValues = {
    toggles: {},
    links: {
      operation_manual: 'https://manual.invoice-card.example/',
      faq: 'https://faq.invoice-card.example/',
      contact: 'https://www.invoice-card.example/contact',
      privacy_policy: 'https://www.invoice-card.example/privacy',
    },
    card_frame_origin: cardFrameOrigin(ports),
    origin: edgeOrigin(ports),
    token_api_key: localTokenApiKey,
    override_origins: [],
  }
  const kept = await chosenSinceLastStart(data, localEnvironmentName, built)
  for (const { name, version, reason } of kept) {
    report(`kept ${name} ${version}: ${reason}. Built is ${built[name]}: \`pnpm ops deploy ${name}\``)
  }
  const releases = Object.fromEntries(Object.entries(built).filter(([name]) => !kept.some(one => one.name === name)))
  const { card_frame_origin, origin, override_origins } = initial
  const change = { releases, card_frame_origin, origin, override_origins }
  // The API of these sources starts next, whatever releases were kept.
  await writeApiRecord(data, localEnvironmentName)
  const set = await changeEnvironment(data, localEnvironmentName, change, 'start', initial)
  await writeLastStart(data, { sequence: set.sequence, built })
  return set
}

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
