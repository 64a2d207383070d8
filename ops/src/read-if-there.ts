import { readdir, stat } from 'node:fs/promises'
import { OpsError } from './applications.ts'

/** Names in a folder; none where there is no folder. @throws OpsError where it cannot be listed. */
export const listIfThere = async (folder: string): Promise<string[]> => (await ifThere(folder, readdir(folder))) ?? []

/** Whether a file or folder is there. @throws OpsError where nobody can say. */
export const isThere = async (path: string): Promise<boolean> => (await ifThere(path, stat(path))) !== null

/** Null where it is not there: a lack of rights or a broken disk is no absence. */
async function ifThere<T>(path: string, reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw new OpsError(`${path} cannot be read: ${(cause as Error).message}`, { cause })
  }
}
