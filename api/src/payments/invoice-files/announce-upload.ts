import { randomUUID } from 'node:crypto'
import { type Db, inTransaction, lockCompany } from '../../platform/database/public.ts'
import {
  countUnfinished,
  countWaitingReadings,
  insertFile,
  uploadLifeMs,
  sumAcceptedBytes,
  uploadLink,
} from '../../platform/files/public.ts'
import { sumUnusedBytes } from './unused-store.ts'
import type { Session } from '../../platform/http/public.ts'
import type { Services } from '../../platform/services/public.ts'

// More than anybody drops at once, few enough that a runaway client can't fill the disk.
const maxUnfinished = 30
// A day's invoices of a large company at once; the next ones wait until some are read.
const maxWaiting = 100
/** As long as a draft is stored without a change: a file of one that is used after all is counted no longer. */
const unusedMs = 90 * 86_400_000

type Refuse<Code extends string> = (code: Code) => never

type Announced = Pick<
  Parameters<typeof insertFile>[1],
  'file_name' | 'content_type' | 'size_bytes' | 'document_size_code' | 'invoice_file_type'
>
interface Owner {
  readonly company_id: number
  readonly user_id: number
  readonly client_id?: string
}

/** A place for the bytes of a file, by a signed link. */
export async function announceUpload(
  context: Services & { readonly session?: Session },
  owner: Owner,
  announced: Announced,
  refuse: Refuse<'too_many_files' | 'too_many_unused_files'>,
) {
  const { db: pool, now } = context
  const { company_id, user_id, client_id } = owner
  const id = randomUUID()
  await inTransaction(pool, async db => {
    await lockCompany(db, company_id)
    await refuseTooMany(db, owner, 1, now(), refuse)
    if (await hasTooMuchUnused(db, context, company_id, announced.size_bytes)) refuse('too_many_unused_files')
    await insertFile(
      db,
      {
        ...announced,
        id,
        company_id,
        created_by: user_id,
        ...(client_id === undefined ? {} : { client_id }),
        file_name: baseName(announced.file_name),
      },
      now(),
    )
  })
  const { url, expires_at } = uploadLink(context, id)
  return { file_id: id, upload_url: url, expires_at }
}

/** Refuses to begin with files that are more than are taken at once. */
export async function refuseTooMany(
  db: Db,
  { company_id, client_id }: Pick<Owner, 'company_id' | 'client_id'>,
  added: number,
  now: Date,
  refuse: Refuse<'too_many_files'>,
): Promise<void> {
  const since = new Date(now.getTime() - uploadLifeMs)
  if ((await countUnfinished(db, company_id, client_id ?? null, since)) + added > maxUnfinished)
    refuse('too_many_files')
  if ((await countWaitingReadings(db, company_id)) + added > maxWaiting) refuse('too_many_files')
}

/** What is used is looked for only where all that was uploaded is too much: nearly no company has as much. */
async function hasTooMuchUnused(
  db: Db,
  { config, now }: Pick<Services, 'config' | 'now'>,
  companyId: number,
  addedBytes: number,
): Promise<boolean> {
  const max = config.unusedFilesBytes - addedBytes
  const since = new Date(now().getTime() - unusedMs)
  if ((await sumAcceptedBytes(db, companyId, since)) <= max) return false
  return (await sumUnusedBytes(db, companyId, { since, now: now() })) > max
}

/** The last part of a path, without characters that end a header or hide an ending. */
const baseName = (name: string): string =>
  name
    .replace(/^.*[/\\]/, '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim() || '請求書'
