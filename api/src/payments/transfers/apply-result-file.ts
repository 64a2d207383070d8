import { type Examiner, examinerActor } from '../../platform/audit/public.ts'
import { lockKnown } from '../../books/payments/public.ts'
import { changeBooks } from '../../books/work/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { findTransferFile, readTransferOfFile, saveConflict, settleTransferFile } from './file-store.ts'
import { recordNotSent, recordSent } from './record-result.ts'
import { readResults, type TransferResult } from './zengin-result.ts'

export type Settlement =
  | {
      readonly kind: 'settled'
      readonly done: number
      readonly returned: number
      readonly known: number
      readonly conflicts: readonly number[]
    }
  | { readonly kind: 'unknown_file' }
  | { readonly kind: 'refused'; readonly errors: readonly string[] }

/**
 * Carries out what the bank says about a file: each transfer is done or comes back, in a transaction of its own. Read
 * again, by two at once, or after a crash in the middle, it goes on with what is left.
 */
export async function applyResultFile(
  services: Services,
  day: string,
  sequence: number,
  returned: Uint8Array,
  examiner: Examiner,
): Promise<Settlement> {
  const { db, now } = services
  const file = await findTransferFile(db, day, sequence)
  if (!file) return { kind: 'unknown_file' }
  const read = readResults(file.content, returned)
  if (!read.isReadable) return { kind: 'refused', errors: read.errors }
  const counts = { done: 0, returned: 0, known: 0 }
  const conflicts: number[] = []
  for (const result of read.results) {
    const outcome = await settle(services, file, result, examiner)
    if (outcome === 'conflict') {
      conflicts.push(result.id)
      await saveConflict(db, { transfer_id: result.id, code: result.code, read_at: now() })
    } else counts[outcome] += 1
  }
  await changeBooks(db, async books => {
    await settleTransferFile(books.db, file.id, now())
    books.audit({
      chain: 'transfers',
      at: now(),
      actor: examinerActor(examiner),
      action: 'transfer_file.settled',
      subject: `transfer_file:${file.id}`,
      detail: { ...counts, conflicts },
    })
  })
  return { kind: 'settled', ...counts, conflicts }
}

const settle = (
  services: Services,
  file: { readonly id: number; readonly transfer_date: string },
  { id, code }: TransferResult,
  examiner: Examiner,
): Promise<'done' | 'returned' | 'known' | 'conflict'> =>
  changeBooks(services.db, async books => {
    const { invoice_id } = await readTransferOfFile(books.db, file.id, id)
    const invoice = await lockKnown(books, invoice_id)
    // Again, under the lock: another reading of the file, or a person, may have ended it meanwhile.
    const transfer = await readTransferOfFile(books.db, file.id, id)
    // Money that comes back after it was said to have arrived, or the reverse: a person has to look, the books are not
    // guessed.
    if (transfer.done_at !== null) return code === 0 ? 'known' : 'conflict'
    if (transfer.status === 'returned') return code === 0 ? 'conflict' : 'known'
    if (transfer.status !== 'reserved') return 'conflict'
    const now = services.now()
    if (code === 0) {
      await recordSent(books, invoice, { now, examiner, transferredOn: file.transfer_date })
      return 'done'
    }
    await recordNotSent(books, invoice, { now, examiner, transferId: id, code })
    return 'returned'
  })
