import { TransitionRefused } from '../../../api/src/books/moves/move.ts'
import { makeTransferFile } from '../../../api/src/payments/transfers/make-file.ts'
import { applyResultFile, type Settlement } from '../../../api/src/payments/transfers/apply-result-file.ts'
import { answerTransferFile, halfOf, readTransferFile } from '../harness/bank.ts'
import { listTransfers, listUnansweredFiles } from '../harness/shortcuts-store.ts'
import type { Play } from './play.ts'
import type { Stage } from './stage.ts'
import { examiners } from '../../../api/src/testing/companies/examiners.ts'

/** The day on which the enumerated payments are due. */
const day = '2026-11-30'
const noAccount = 2
/** Every how many-th transfer comes back. */
const returning = 3

/** Of two that were made at one moment one may have to try again. */
const isDuplicateKey = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23505'

/**
 * Two examiners make the file at once, a third a moment later; the bank's answer is read in part, under another file's
 * name, twice at once and once more.
 */
export async function sendByFile({ stage, invoice_id }: Play): Promise<void> {
  await Promise.all([make(stage, 'first'), make(stage, 'second')])
  await make(stage, 'third')
  if (invoice_id !== null) stage.journal.appendEntry({ kind: 'file_made', invoice_id })
  const files = await listUnansweredFiles(stage.app.db)
  for (const { sequence, content } of files) await answer(stage, sequence, content)
}

const make = ({ app: { examiner: services } }: Stage, examiner: string) =>
  makeTransferFile(services, day, `examiner:${examiner}`).catch((error: unknown) => {
    if (!isDuplicateKey(error)) throw error
  })

async function answer(stage: Stage, sequence: number, content: Buffer): Promise<void> {
  const {
    app: { db, examiner: services },
    journal,
  } = stage
  const file = `${day}-${sequence}`
  const rows = await listTransfers(
    db,
    readTransferFile(content).transfers.map(({ id }) => id),
  )
  const results = rows.map(({ id, invoice_id }) => ({
    transfer_id: id,
    invoice_id,
    code: id % returning === 0 ? noAccount : 0,
  }))
  journal.appendEntry({ kind: 'bank_answers', file, results })
  const answered = answerTransferFile(content, results)
  const read = (of: number, bytes: Buffer): Promise<Settlement['kind'] | 'begun' | 'failed'> =>
    applyResultFile(services, day, of, bytes, examiners.bank).then(
      ({ kind }) => kind,
      (error: unknown) => {
        // Somebody reads the same at the same moment, or says by hand that it is sent.
        if (error instanceof TransitionRefused) return 'begun'
        journal.appendEntry({ kind: 'wrong', about: file, text: String(error) })
        return 'failed'
      },
    )
  for (const [what, settlement] of [
    ['half', await read(sequence, halfOf(answered))],
    ['without results', await read(sequence, content)],
    ['of no file', await read(9_999, answered)],
  ] as const) {
    // Begun is as bad: of many that read the same half at one moment, hardly one comes to its end.
    if (settlement === 'settled' || settlement === 'begun')
      journal.appendEntry({ kind: 'wrong', about: file, text: `a result file ${what} was taken over` })
  }
  await Promise.all([read(sequence, answered), read(sequence, answered)])
  if ((await read(sequence, answered)) === 'settled') journal.appendEntry({ kind: 'bank_settled', file })
}
