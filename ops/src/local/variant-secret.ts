import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAtomically } from '../atomic-file.ts'
import type { DataDirectory } from '../data-directory.ts'

/** Signs visitors' cookies here, for edge and API alike; made by the first start. */
export async function variantSecret({ root }: DataDirectory): Promise<string> {
  const path = join(root, 'keys/variant.secret')
  if (!existsSync(path)) await writeAtomically(path, randomBytes(32).toString('base64url'), 0o600)
  return readFile(path, 'utf8')
}
