import { mkdir, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Replaces a file in one step: a reader sees the old content or the new, never a part; a crash loses neither. */
export async function writeAtomically(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const temporary = `${path}.${process.pid}.tmp`
  const file = await open(temporary, 'w')
  try {
    await file.writeFile(content)
    await file.sync()
  }
  finally {
    await file.close()
  }
  await rename(temporary, path)
}
