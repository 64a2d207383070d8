import { Refused, readTrustFile, type Trust } from '@invoice-card/environment/verify'
import { sep } from 'node:path'
import { OpsError } from '../applications.ts'
import { writeAtomically } from '../atomic-file.ts'
import type { DataDirectory } from '../data-directory.ts'
import { isThere, listIfThere } from '../read-if-there.ts'

/** The keys that are believed. @throws OpsError where there is no trust file or it is damaged. */
export async function readTrust(data: DataDirectory): Promise<Trust> {
  assertApart(data)
  if (!(await isThere(data.trustFile))) throw new OpsError(await missing(data))
  return readTrustFile(data.trustFile).catch((error: unknown) => {
    throw error instanceof Refused ? new OpsError(error.message, { cause: error }) : error
  })
}

/** The same for who adds a key: the first key begins the file, unless it was lost. */
export const readTrustToAdd = async (data: DataDirectory): Promise<Trust> =>
  (await isUntouched(data)) ? { keys: [] } : readTrust(data)

/** Nobody but its owner may write it: a group that may would be believed with every key it adds. */
export async function writeTrust(data: DataDirectory, trust: Trust): Promise<void> {
  assertApart(data)
  await writeAtomically(data.trustFile, `${JSON.stringify(trust, null, 2)}\n`, 0o644)
}

/** Anybody who may write releases or sets could change the trusted keys as well. */
function assertApart({ trustFile, releases, environments }: DataDirectory): void {
  const signed = [releases, environments].find(folder => trustFile.startsWith(folder + sep))
  if (signed) {
    throw new OpsError(
      `The trust file ${trustFile} lies in ${signed}, among what it is to vouch for: put it elsewhere and set TRUST_FILE`,
    )
  }
}

/** True where no key was ever made, so that nothing can have been signed. */
export const isUntouched = async (data: DataDirectory): Promise<boolean> =>
  !(await isThere(data.trustFile)) && !(await hasPrivateKeys(data))

const hasPrivateKeys = async ({ privateKeys }: DataDirectory) => (await listIfThere(privateKeys)).length > 0

const missing = async (data: DataDirectory) =>
  (await hasPrivateKeys(data))
    ? `The trust file ${data.trustFile} is gone, while ${data.privateKeys} has keys: bring it back from a backup, or say where it lies (TRUST_FILE)`
    : `There is no trust file ${data.trustFile}: say where it lies (TRUST_FILE), or make the first key: \`pnpm ops keys create host\``
