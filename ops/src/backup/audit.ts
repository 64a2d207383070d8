import type { FileStore } from '@invoice-card/file-store'
import type { Variables } from '@invoice-card/settings'
import * as v from 'valibot'
import { runDatabaseCommand } from '../database-command.ts'
import { readAuditHead } from './database/catalogue.ts'
import { withConnection } from './database/connection.ts'
import { copyNamedFiles } from './database/snapshot.ts'
import { type NamedFile, readNamed } from './files/entry.ts'
import { inOrder } from './parts/in-order.ts'
import { linesOf } from './parts/lines.ts'
import type { Manifest } from './parts/manifest.ts'
import type { Progress } from './parts/progress.ts'

interface Restored {
  readonly databaseUrl: string
  readonly product: FileStore
  readonly variables: Variables
}

const Output = v.pipe(v.string(), v.parseJson(), v.object({ differences: v.array(v.string()) }))
const atOnce = 8

/**
 * Compares what was restored: files with the rows that name them, the audit log with the manifest, and books, audit
 * chains and anchors by `pnpm database audit`. What is late is judged as of the backup. Gives subject and problem.
 */
export async function auditRestored(
  { databaseUrl, product, variables }: Restored,
  manifest: Manifest,
  progress: Progress,
): Promise<[subject: string, problem: string][]> {
  const problems = await withConnection(databaseUrl, async client => {
    const found: [string, string][] = []
    const { stream } = copyNamedFiles(client)
    const look = async (line: string) => {
      const named = readNamed(line)
      return [named.key, await wrongWith(product, named)] as const
    }
    let done = 0
    for await (const [key, problem] of inOrder(linesOf(stream), atOnce, look)) {
      if (problem) found.push([key, problem])
      progress.report('files compared', ++done, manifest.named.count)
    }
    const { heads_sha256, records } = await readAuditHead(client)
    if (heads_sha256 !== manifest.audit.heads_sha256)
      found.push([
        'audit_heads',
        `end at ${records} records, and other ones than the ${manifest.audit.records} of the manifest`,
      ])
    return found
  })
  const { stdout } = await runDatabaseCommand(['audit', '--json', '--at', manifest.snapshot.at], variables)
  const books = v.parse(Output, stdout).differences.map((text): [string, string] => {
    const colon = text.indexOf(': ')
    return [text.slice(0, colon), text.slice(colon + 2)]
  })
  return [...problems, ...books]
}

async function wrongWith(product: FileStore, { key, sha256 }: NamedFile): Promise<string | null> {
  if (sha256 === null) return (await product.sizeOf(key)) === null ? 'is named by a row, and is not there' : null
  const found = await product.inspect(key)
  if (!found) return 'is named by a row, and is not there'
  return found.sha256 === sha256 ? null : 'has other bytes than its row says'
}
