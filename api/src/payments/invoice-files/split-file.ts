import { randomUUID } from 'node:crypto'
import { inTransaction, lockCompany } from '../../platform/database/public.ts'
import { type FileRow, findFile, insertParts, listParts, type PartRow } from '../../platform/files/public.ts'
import type { Context } from '../../platform/http/public.ts'
import { refuseTooMany } from './announce-upload.ts'
import { withCheckClaim } from './check-claim.ts'
import { partName } from './messages.ts'
import { invoiceRangesOf } from './invoice-ranges.ts'
import { makeParts, refuseForNow, type RefuseSplit, refuseUsed } from './make-parts.ts'

/**
 * Makes a file and a draft of each invoice that a file holds, once; a repeated call waits for the first and has its
 * answer.
 */
export async function splitFile(context: Context, fileId: string, refuse: RefuseSplit): Promise<PartRow[]> {
  const { db, session } = context
  const whole = await findFile(db, session.company_id, fileId)
  if (!whole?.accepted_at) return refuse('file_not_found')
  const parts = await announceParts(context, whole, refuse)
  const list = () => listParts(db, session.company_id, fileId)
  const isDecided = async () => (await list()).every(isAccepted)
  const [first] = parts
  if (!first) return refuse('file_has_one_invoice')
  const isFree = await withCheckClaim(context, { fileId: first.id, isDecided }, claimedUntil =>
    makeParts(context, { whole, parts, claimedUntil }, refuse),
  )
  return isFree ? list() : refuseForNow()
}

const isAccepted = ({ accepted_at }: FileRow): boolean => accepted_at !== null

/** The rows of the parts, not accepted yet: rows of a call that ends early are deleted like an unfinished upload. */
const announceParts = ({ db: pool, session, now }: Context, whole: FileRow, refuse: RefuseSplit): Promise<PartRow[]> =>
  inTransaction(pool, async db => {
    const { company_id, user_id } = session
    await lockCompany(db, company_id)
    const before = await listParts(db, company_id, whole.id)
    if (before.length > 0) return before
    await refuseUsed(db, company_id, whole, refuse)
    const ranges = invoiceRangesOf(whole)
    if (ranges.length === 0) refuse('file_has_one_invoice')
    await refuseTooMany(db, { company_id }, ranges.length, now(), refuse)
    await insertParts(
      db,
      ranges.map(range => ({
        ...range,
        id: randomUUID(),
        part_of: whole.id,
        company_id,
        created_by: user_id,
        file_name: partName(whole.file_name, range),
        content_type: 'application/pdf',
        // Until it is known.
        size_bytes: whole.size_bytes,
        document_size_code: whole.document_size_code,
        invoice_file_type: whole.invoice_file_type,
      })),
      now(),
    )
    return listParts(db, company_id, whole.id)
  })
