import { environmentOwner } from '@invoice-card/environment/verify'
import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { applications } from '../applications.ts'
import type { DataDirectory } from '../data-directory.ts'
import { createKey } from '../keys/key-store.ts'
import { isUntouched, readTrust } from '../keys/trust-file.ts'
import { localEnvironmentName } from './environment.ts'

/**
 * Makes the keys of a data directory that never had any, as `pnpm ops keys create` does, and says so. In any other one
 * nothing is made: a key that was lost has to be replaced by hand. An application that is new gets its key.
 */
export async function prepareKeys(data: DataDirectory, report: (line: string) => void): Promise<void> {
  if (await isUntouched(data)) await setUnsignedAside(data, report)
  const known = (await isUntouched(data)) ? [] : (await readTrust(data)).keys.map(({ owner }) => owner)
  const owners = [environmentOwner(localEnvironmentName), ...applications.map(({ name }) => name)].filter(
    owner => !known.includes(owner),
  )
  for (const owner of owners) await createKey(data, owner)
  if (owners.length > 0) report(`made keys for ${owners.join(', ')}; \`pnpm ops keys list\` shows them`)
}

/** Releases and sets of keys that are not here, or of before keys had ids: nobody can say any more who made them. */
async function setUnsignedAside(data: DataDirectory, report: (line: string) => void): Promise<void> {
  const aside = join(data.root, `before-keys-${Date.now()}`)
  for (const folder of [data.releases, join(data.root, 'environments'), join(data.root, 'state')].filter(existsSync)) {
    await mkdir(aside, { recursive: true })
    await rename(folder, join(aside, folder.slice(data.root.length + 1)))
    report(`${folder} was not signed by any key of here and lies in ${aside} now`)
  }
}
