import { type invoiceFiles, maxFileBytes, type RefusalCodeOf } from '@invoice-card/contracts'
import { FileTooLarge } from '@invoice-card/file-store'
import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Db, lockCompany } from '../../platform/database/public.ts'
import { TooManyWaiting } from '../../platform/fair-queue/public.ts'
import { acceptFile, fileKeys, type FileRow, fileStoreOf, type PartRow } from '../../platform/files/public.ts'
import { type Context, refusePlatform } from '../../platform/http/public.ts'
import { PdfError, splitPdf } from '../../platform/pdf/public.ts'
import { isEvidenceClaimed, isEvidenceInUse } from '../../books/documents/public.ts'
import { changeBooks } from '../../books/work/public.ts'
import { deleteDraftsOfFile } from '../drafts/public.ts'
import { splitBusy } from './messages.ts'
import { addDraftsOfParts } from './part-drafts.ts'

export type RefuseSplit = (code: RefusalCodeOf<typeof invoiceFiles.splitInvoiceFile>) => never

interface Split {
  readonly whole: FileRow
  readonly parts: readonly PartRow[]
  /** How long the first part is claimed by this call. */
  readonly claimedUntil: Date
}
type Stored = PartRow & { readonly sha256: string }

/** Writes the parts of a file, and accepts them with their drafts in place of its own. */
export async function makeParts(context: Context, split: Split, refuse: RefuseSplit): Promise<void> {
  try {
    await acceptParts(context, split, await storeParts(context, split), refuse)
  } catch (error) {
    if (error instanceof PdfError) return refuse(error.problem)
    if (error instanceof FileTooLarge) return refuse('file_too_large')
    if (error instanceof TooManyWaiting) return refuseForNow()
    throw error
  }
}

export const refuseForNow = (): never =>
  refusePlatform('too_many_requests', { message: splitBusy, retryAfterSeconds: 5 })

async function storeParts({ config, session }: Context, { whole, parts }: Split): Promise<Stored[]> {
  const files = fileStoreOf(config)
  const folder = await mkdtemp(join(tmpdir(), 'invoice-parts-'))
  try {
    const paths = await files.withLocalCopy(fileKeys.original(whole.id), path =>
      splitPdf(path, folder, parts, session.company_id, config.fileBudget),
    )
    const stored: Stored[] = []
    for (const [at, part] of parts.entries()) {
      const path = paths[at] ?? ''
      const { size, sha256 } = await files.put(fileKeys.candidate(part.id), createReadStream(path), maxFileBytes)
      stored.push({ ...part, size_bytes: size, sha256 })
    }
    return stored
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const acceptParts = (
  { db: pool, session, now, config }: Context,
  { whole, claimedUntil }: Split,
  parts: readonly Stored[],
  refuse: RefuseSplit,
): Promise<void> =>
  changeBooks(pool, async ({ db, lock, enqueue }) => {
    const { company_id } = session
    await lock('company', company_id, () => lockCompany(db, company_id))
    await refuseUsed(db, company_id, whole, refuse)
    for (const [at, { id, content_type, size_bytes, sha256, first_page, last_page }] of parts.entries()) {
      const accepted = { content_type, size_bytes, sha256, page_count: last_page - first_page + 1, accepted_at: now() }
      if (!(await acceptFile(db, id, accepted, at === 0 ? claimedUntil : null)))
        throw new Error(`The split of file ${whole.id} took longer than its claim`)
      enqueue('readInvoiceFile', { file_id: id })
    }
    await deleteDraftsOfFile(db, company_id, whole.id)
    await addDraftsOfParts(db, session, parts, now(), refuse)
    // While the rows are held: a call that comes meanwhile waits for the drafts as well.
    const files = fileStoreOf(config)
    for (const { id } of parts) {
      if (!(await files.move(fileKeys.candidate(id), fileKeys.original(id))))
        throw new Error(`Part ${id} of file ${whole.id} is gone`)
    }
  })

/** A charge that is in progress stands for what was there when it began, and not for parts that come later. */
export async function refuseUsed(
  db: Db,
  companyId: number,
  { sha256 }: FileRow,
  refuse: (code: 'file_already_used') => never,
): Promise<void> {
  const hash = sha256 ?? ''
  if ((await isEvidenceInUse(db, companyId, [hash])) || (await isEvidenceClaimed(db, companyId, hash)))
    refuse('file_already_used')
}
