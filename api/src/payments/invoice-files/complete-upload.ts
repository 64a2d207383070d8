import { acceptFile, fileKeys, type FileRow, fileStoreOf, findFile, savePage } from '../../platform/files/public.ts'
import type { Session } from '../../platform/http/public.ts'
import { changeBooks } from '../books/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { checkContent, type CheckedContent, type ContentRefusal } from './check-content.ts'
import { checkAlone } from './check-alone.ts'

type Completing = Services & { readonly session: Pick<Session, 'company_id'> }
type Refuse = (code: ContentRefusal | 'file_not_found' | 'file_not_uploaded') => never
type Accepted = Extract<CheckedContent, { is_accepted: true }>

/** Looks at what was uploaded and accepts it as evidence, once; a repeated call waits for the first and finds it accepted. */
export async function completeUpload(context: Completing, fileId: string, refuse: Refuse): Promise<FileRow> {
  const { db, session } = context
  const find = async () => (await findFile(db, session.company_id, fileId)) ?? refuse('file_not_found')
  const isAccepted = async () => (await find()).accepted_at !== null
  const isFree = await checkAlone(context, { fileId, isAccepted }, claimedUntil =>
    check(context, { fileId, claimedUntil }, refuse),
  )
  if (!isFree) refuse('file_not_uploaded')
  return find()
}

interface Claimed {
  readonly fileId: string
  readonly claimedUntil: Date
}

async function check(context: Completing, claimed: Claimed, refuse: Refuse): Promise<void> {
  const files = fileStoreOf(context.config)
  // From here on the link for uploads can't change what is looked at.
  const candidate = fileKeys.candidate(claimed.fileId)
  if (!(await files.move(fileKeys.upload(claimed.fileId), candidate))) return refuse('file_not_uploaded')
  const content = await files.withLocalCopy(candidate, checkContent)
  if (!content.is_accepted) {
    await files.remove(candidate)
    return refuse(content.code)
  }
  await accept(context, claimed, content)
}

const accept = ({ db: pool, now, config }: Completing, { fileId, claimedUntil }: Claimed, content: Accepted) =>
  changeBooks(pool, async ({ db, enqueue }) => {
    const { content_type, size_bytes, sha256, page_count, photo } = content
    if (
      !(await acceptFile(
        db,
        fileId,
        { content_type, size_bytes, sha256, page_count, accepted_at: now() },
        claimedUntil,
      ))
    )
      throw new Error(`The check of file ${fileId} took longer than its claim`)
    // While the row is held: nobody else puts other bytes in this place.
    if (!(await fileStoreOf(config).move(fileKeys.candidate(fileId), fileKeys.original(fileId))))
      throw new Error(`What was checked of file ${fileId} is gone`)
    // A photo is its own picture.
    if (photo && content_type !== 'application/pdf')
      await savePage(db, { file_id: fileId, page: 1, content_type, ...photo })
    enqueue('readInvoiceFile', { file_id: fileId })
  })
