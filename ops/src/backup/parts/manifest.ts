import type { FileStore } from '@invoice-card/file-store'
import { createHash } from 'node:crypto'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { OpsError } from '../../applications.ts'
import { partKeys } from './backup-store.ts'

const Part = v.object({ size: v.number(), sha256: v.string() })
export type Part = v.InferOutput<typeof Part>

const Table = v.object({
  name: v.string(),
  columns: v.array(v.string()),
  /** Where it is a part of another table: of which, and for which values. */
  partition: v.nullable(v.object({ of: v.string(), bound: v.string() })),
  rows: v.number(),
  ...Part.entries,
})
export type BackedUpTable = v.InferOutput<typeof Table>

const Content = v.object({
  format: v.literal(1),
  name: v.string(),
  begun_at: v.string(),
  completed_at: v.string(),
  snapshot: v.object({ at: v.string(), lsn: v.string(), server_version: v.string() }),
  migrations: v.array(v.object({ name: v.string(), checksum: v.string() })),
  queue_version: v.number(),
  tables: v.array(Table),
  sequences: v.array(v.object({ name: v.string(), last_value: v.nullable(v.string()) })),
  /** Ends of all audit chains together, and the newest anchor. */
  audit: v.object({
    chains: v.number(),
    records: v.number(),
    heads_sha256: v.string(),
    anchor: v.nullable(v.object({ number: v.number(), hash: v.string() })),
  }),
  named: v.object({ ...Part.entries, count: v.number() }),
  files: v.object({
    ...Part.entries,
    count: v.number(),
    bytes: v.number(),
    /** The rest was in an earlier backup. */
    copied: v.number(),
    copied_bytes: v.number(),
    missing: v.number(),
    damaged: v.number(),
  }),
})
export type Manifest = v.InferOutput<typeof Content>

const Sealed = v.object({ sha256: v.string(), content: Content })
const mostBytes = 64 * 1024 * 1024
// Read by the schema, properties have one order.
const hashOf = (content: Manifest): string =>
  createHash('sha256')
    .update(JSON.stringify(v.parse(Content, content)))
    .digest('hex')

/** Completes a backup: from here on it can be restored. */
export async function writeManifest(store: FileStore, content: Manifest): Promise<void> {
  const sealed = `${JSON.stringify({ sha256: hashOf(content), content }, null, 2)}\n`
  const bytes = async function* () {
    yield Buffer.from(sealed)
  }
  const stored = await store.add(partKeys.manifest(content.name), bytes(), mostBytes)
  if (!stored) throw new OpsError(`There is a backup ${content.name} already`)
}

/** @throws OpsError for a backup that is not there, not complete, of another format or changed */
export async function readManifest(store: FileStore, name: string): Promise<Manifest> {
  const opened = await store.open(partKeys.manifest(name))
  if (!opened)
    throw new OpsError(`There is no complete backup ${name}: its manifest, which is written last, is not there`, {
      code: 'not_found',
    })
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Sealed), await text(opened.stream))
  if (!read.success)
    throw new OpsError(`The manifest of ${name} cannot be read: it was changed, or a newer version made the backup`)
  if (read.output.sha256 !== hashOf(read.output.content) || read.output.content.name !== name)
    throw new OpsError(`The manifest of ${name} was changed after it was written`)
  return read.output.content
}
