import { makePrivateFolder, readOrMakeSecret } from '@invoice-card/settings/private-files'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { DataDirectory } from '../data-directory.ts'

/** Signs visitors' cookies here, for edge and API alike; made by the first start. */
export function variantSecret({ root }: DataDirectory, report: (line: string) => void): string {
  const folder = join(root, 'keys')
  makePrivateFolder(folder, report)
  return readOrMakeSecret(join(folder, 'variant.secret'), () => randomBytes(32).toString('base64url'), report)
}
