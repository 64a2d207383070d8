import type { EnvironmentSet, Toggle } from '@invoice-card/environment/schema'
import { environmentOwner, keyIdOf, sealSet, type Trust } from '@invoice-card/environment/verify'
import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const name = 'local'
const dayMs = 86_400_000

export type TestToggle = Pick<Toggle, 'is_on'> & Partial<Toggle>

/** An environment `local` in a folder, with a key of its own: what ops makes for the API, in short. */
export function createTestEnvironment(folder: string) {
  const variables = { ENVIRONMENT_FILE: join(folder, 'environment.json'), TRUST_FILE: join(folder, 'trust.json') }
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const key = pemOf(privateKey)
  // Whatever ran in this folder before remembers an older one.
  let sequence = Math.floor(Date.now() / 1000)

  const setOf = (toggles: Readonly<Record<string, TestToggle>>): EnvironmentSet => {
    sequence += 1
    return {
      name,
      sequence,
      previous: null,
      previous_hash: null,
      reason: 'test',
      author: 'test',
      git_commit: 'test',
      is_dirty: false,
      created_at: new Date().toISOString(),
      expires_at: new Date(Date.now() + 30 * dayMs).toISOString(),
      releases: {},
      page_integrity: '',
      card_frame_origin: '',
      token_api_key: '',
      links: { operation_manual: '', faq: '', contact: '', privacy_policy: '' },
      toggles: Object.fromEntries(
        Object.entries(toggles).map(([toggle, value]) => [
          toggle,
          { excluded_corporate_numbers: [], when_off: 'new', ...value },
        ]),
      ),
    }
  }
  /** Puts a set live as it is; signed by the environment's key unless another one is given. */
  const putLive = (set: EnvironmentSet, signedWith = key): void => {
    writeFileSync(`${variables.ENVIRONMENT_FILE}.tmp`, sealSet(set, signedWith))
    renameSync(`${variables.ENVIRONMENT_FILE}.tmp`, variables.ENVIRONMENT_FILE)
  }
  const trust = (changes: Partial<Trust['keys'][number]> = {}): void => {
    const trusted = {
      id: keyIdOf(publicKey),
      owner: environmentOwner(name),
      public_key: pemOf(publicKey),
      created_at: new Date().toISOString(),
      retired_at: null,
      revoked_at: null,
    }
    writeFileSync(variables.TRUST_FILE, JSON.stringify({ keys: [{ ...trusted, ...changes }] } satisfies Trust), {
      mode: 0o644,
    })
  }
  trust()
  return {
    variables,
    setOf,
    putLive,
    trust,
    setToggles: (toggles: Readonly<Record<string, TestToggle>>) => putLive(setOf(toggles)),
  }
}

const pemOf = (key: KeyObject): string =>
  key.export(key.type === 'private' ? { type: 'pkcs8', format: 'pem' } : { type: 'spki', format: 'pem' }).toString()
