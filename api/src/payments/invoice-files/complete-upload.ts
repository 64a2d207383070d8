import { TooManyWaiting } from '../../platform/fair-queue/public.ts'
import {
  acceptFile,
  fileKeys,
  type FileRow,
  fileStoreOf,
  findFile,
  refuseFile,
  savePage,
} from '../../platform/files/public.ts'
import { refusePlatform, type Session } from '../../platform/http/public.ts'
import { changeBooks } from '../../books/work/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { checkContent, type CheckedContent, type ContentRefusal, contentRefusalOf } from './check-content.ts'
import { withCheckClaim } from './check-claim.ts'

type Completing = Services & { readonly session: Pick<Session, 'company_id'> }
type Refuse = (code: ContentRefusal | 'file_not_found' | 'file_not_uploaded') => never
type Accepted = Extract<CheckedContent, { is_accepted: true }>

/**
 * Checks what was uploaded and accepts it as evidence or refuses it, once; a repeated call waits for the first and has
 * its answer.
 */
export async function completeUpload(context: Completing, fileId: string, refuse: Refuse): Promise<FileRow> {
  const { db, session } = context
  const find = async () => (await findFile(db, session.company_id, fileId)) ?? refuse('file_not_found')
  const isDecided = async () => {
    const { accepted_at, refusal } = await find()
    return accepted_at !== null || refusal !== null
  }
  const isFree = await withCheckClaim(context, { fileId, isDecided }, claimedUntil =>
    decide(context, { fileId, claimedUntil }, refuse),
  )
  if (!isFree) refuse('file_not_uploaded')
  const file = await find()
  const refusal = contentRefusalOf(file.refusal)
  return refusal ? refuse(refusal) : file
}

interface Claimed {
  readonly fileId: string
  readonly claimedUntil: Date
}

async function decide(context: Completing, claimed: Claimed, refuse: Refuse): Promise<void> {
  const files = fileStoreOf(context.config)
  // From here on the link for uploads can't change what is checked.
  const candidate = fileKeys.candidate(claimed.fileId)
  if (!(await files.move(fileKeys.upload(claimed.fileId), candidate))) return refuse('file_not_uploaded')
  const content = await checkInTurn(context, claimed.fileId)
  if (content.is_accepted) return accept(context, claimed, content)
  // Its link is dead from here on: a refused place takes no second try.
  await refuseFile(context.db, claimed.fileId, content.code, claimed.claimedUntil)
  await files.remove(candidate)
}

/** Checks a candidate when its company's turn comes; where too many wait, it goes back to where it was uploaded. */
async function checkInTurn({ config, session }: Completing, fileId: string): Promise<CheckedContent> {
  const files = fileStoreOf(config)
  try {
    return await files.withLocalCopy(fileKeys.candidate(fileId), path =>
      checkContent(path, session.company_id, config.fileBudget),
    )
  } catch (error) {
    if (!(error instanceof TooManyWaiting)) throw error
    await files.move(fileKeys.candidate(fileId), fileKeys.upload(fileId))
    return refusePlatform('too_many_requests', {
      message: '確認中のファイルが多すぎます。少し時間をおいてから、もう一度お試しください。',
      retryAfterSeconds: 5,
    })
  }
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
