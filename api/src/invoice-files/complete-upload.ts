import { inTransaction } from '../database/connection.ts'
import { fileKeys } from '../files/file-store.ts'
import { fileStoreOf } from '../files/store-of.ts'
import { acceptFile, findFile, savePage, type FileRow } from '../files/store.ts'
import type { Session } from '../http/context.ts'
import { outbox } from '../jobs/outbox.ts'
import type { Services } from '../services.ts'
import { checkContent, type CheckedContent, type ContentRefusal } from './check-content.ts'

type Completing = Services & { readonly session: Pick<Session, 'company_id'> }
type Refuse = (code: ContentRefusal | 'file_not_found' | 'file_not_uploaded') => never
type Accepted = Extract<CheckedContent, { is_accepted: true }>

/** Looks at what was uploaded and accepts it as evidence, once; a repeated call finds it accepted. */
export async function completeUpload(context: Completing, fileId: string, refuse: Refuse): Promise<FileRow> {
  const { db, session, config } = context
  const file = await findFile(db, session.company_id, fileId) ?? refuse('file_not_found')
  if (file.accepted_at !== null) return file
  const files = fileStoreOf(config)
  // From here on the link for uploads can't change what is looked at.
  const candidate = fileKeys.candidate(fileId)
  if (!await files.move(fileKeys.upload(fileId), candidate)) return refuse('file_not_uploaded')
  const content = await files.withLocalCopy(candidate, checkContent)
  if (!content.is_accepted) {
    await files.remove(candidate)
    return refuse(content.code)
  }
  await files.move(candidate, fileKeys.original(fileId))
  await accept(context, fileId, content)
  return await findFile(db, session.company_id, fileId) ?? refuse('file_not_found')
}

const accept = ({ db: pool, now }: Completing, fileId: string, content: Accepted) => inTransaction(pool, async (db) => {
  const { content_type, size_bytes, sha256, page_count, photo } = content
  if (!await acceptFile(db, fileId, { content_type, size_bytes, sha256, page_count, accepted_at: now() })) return
  // A photo is its own picture.
  if (photo && content_type !== 'application/pdf') await savePage(db, { file_id: fileId, page: 1, content_type, ...photo })
  await outbox(db, 'readInvoiceFile', { file_id: fileId })
})
