import { readdir, readFile, stat } from 'node:fs/promises'
import { OpsError } from './applications.ts'

/** What is there and cannot be read: nothing may be concluded from it. */
export class Unreadable extends OpsError {}

/** The text of a file; null where there is none. @throws Unreadable */
export const readIfThere = (file: string): Promise<string | null> => ifThere(file, readFile(file, 'utf8'))

/** Names in a folder; none where there is no folder. @throws Unreadable */
export const listIfThere = async (folder: string): Promise<string[]> => (await ifThere(folder, readdir(folder))) ?? []

/** Whether a file or folder is there. @throws Unreadable where nobody can say. */
export const isThere = async (path: string): Promise<boolean> => (await ifThere(path, stat(path))) !== null

/** Null where it is not there: a lack of rights or a broken disk is no absence. @throws Unreadable */
export async function ifThere<T>(path: string, reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw new Unreadable(`${path} cannot be read: ${(cause as Error).message}`, { cause })
  }
}
