import { writeApiRecord } from '../compatibility/api-record.ts'
import { changeEnvironment, type InitialValues } from '../environment/change/change.ts'
import type { EnvironmentSet } from '@invoice-card/environment/schema'
import type { DataDirectory } from '../data-directory.ts'
import { chosenSinceLastStart, writeLastStart } from './chosen-releases.ts'
import { cardFrameOrigin, edgeOrigin, localEnvironmentName, localTokenApiKey } from './environment.ts'
import type { Ports } from './ports.ts'

/** Puts the builds live in the environment `local`. A choice made since the last start stays. */
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
  const chosen = await chosenSinceLastStart(data, localEnvironmentName, built)
  for (const { name, version, reason } of chosen) {
    report(`left ${name} ${version ?? 'out'}: ${reason}. Built is ${built[name]}: \`pnpm ops deploy ${name}\``)
  }
  const releases = Object.fromEntries(Object.entries(built).filter(([name]) => !chosen.some(one => one.name === name)))
  const { card_frame_origin, origin, override_origins } = initial
  const change = { releases, card_frame_origin, origin, override_origins }
  // The API of these sources starts next, whatever releases stay live.
  await writeApiRecord(data, localEnvironmentName)
  // Where the live host is from before, its set could not be renewed.
  const set = await changeEnvironment(data, localEnvironmentName, change, 'start', initial, { overlooks: 'expired' })
  await writeLastStart(data, { sequence: set.sequence, built })
  return set
}
