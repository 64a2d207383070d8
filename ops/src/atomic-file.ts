import { link, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Replaces a file in one step: a reader sees the old content or the new, never a part; a crash loses neither. */
export async function writeAtomically(path: string, content: string | Uint8Array, mode = 0o666): Promise<void> {
  await rename(await writeBeside(path, content, mode), path)
}

/** Writes a file that must not be there yet, whole or not at all. @throws an error with the code `EEXIST`. */
export async function writeOnce(path: string, content: string | Uint8Array): Promise<void> {
  const temporary = await writeBeside(path, content, 0o444)
  try {
    await link(temporary, path)
  } finally {
    await rm(temporary)
  }
}

/** The content under a name of this process in the same folder; safe on disk. */
async function writeBeside(path: string, content: string | Uint8Array, mode: number): Promise<string> {
  await mkdir(dirname(path), { recursive: true })
  const temporary = `${path}.${process.pid}.tmp`
  await rm(temporary, { force: true })
  const file = await open(temporary, 'wx', mode)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  return temporary
}
