import type { RefusalDetail } from '@invoice-card/contracts'
import type { transfers as contract } from '@invoice-card/contracts/backoffice'
import { invoiceDisplayId, japanDay } from '@invoice-card/domain'
import { listOpenReturns } from '../../payments/transfers/public.ts'
import {
  findTransferFile,
  listTransferFiles,
  makeTransferFile,
  applyResultFile,
  recordReturnedTransfer,
  refundReturned,
  resendReturned,
  type ReturnRefusal,
  ReturnRefused,
} from '../../payments/transfers/public.ts'
import { examinerActor } from '../../platform/audit/public.ts'
import type { Db } from '../../platform/database/public.ts'
import type { BackofficeHandlers } from '../examiners/public.ts'
import { transferRefusals } from './messages.ts'
import { shownAfter } from './payments.ts'

type File = Omit<NonNullable<Awaited<ReturnType<typeof findTransferFile>>>, 'content'>

const factsOf = ({ created_at, settled_at, ...file }: File) => ({
  ...file,
  created_at: created_at.toISOString(),
  settled_at: settled_at?.toISOString() ?? null,
})
const wholeOf = ({ content, ...file }: File & { readonly content: Buffer }) => ({
  ...factsOf(file),
  content_base64: content.toString('base64'),
})

/** `2026-11-30-2`: the day and the number of its file. */
const partsOf = (name: string) => ({ day: name.slice(0, 10), sequence: Number(name.slice(11)) })

const changed = (
  db: Db,
  id: number,
  refuse: (code: ReturnRefusal, detail: RefusalDetail) => never,
  change: Promise<unknown>,
) =>
  shownAfter(db, id, change).catch((error: unknown): never => {
    if (!(error instanceof ReturnRefused)) throw error
    return refuse(error.refusal, { message: `${invoiceDisplayId(id)}: ${transferRefusals[error.refusal]}.` })
  })

export const transfersHandlers: BackofficeHandlers<typeof contract> = {
  listTransferFiles: async (_, { db }) => ({ transfer_files: (await listTransferFiles(db)).map(factsOf) }),

  makeTransferFile: async ({ body, refuse }, context) => {
    const { db, now, examiner } = context
    const { day = japanDay(now()) } = body
    const made = await makeTransferFile(context, day, examinerActor(examiner))
    if (typeof made === 'string') return refuse(made)
    const file = await findTransferFile(db, day, made.sequence)
    if (!file) throw new Error(`File ${day}-${made.sequence} is gone after it was made`)
    return wholeOf(file)
  },

  getTransferFile: async ({ params, refuse }, { db }) => {
    const { day, sequence } = partsOf(params.file)
    return wholeOf((await findTransferFile(db, day, sequence)) ?? refuse('transfer_file_not_found'))
  },

  readTransferResult: async ({ params, body, refuse }, context) => {
    const { day, sequence } = partsOf(params.file)
    const bytes = Buffer.from(body.content_base64, 'base64')
    const settlement = await applyResultFile(context, day, sequence, bytes, context.examiner)
    if (settlement.kind === 'unknown_file') return refuse('transfer_file_not_found')
    if (settlement.kind === 'refused')
      return refuse('transfer_result_refused', {
        message: `Nothing was taken over from this file. Lines:\n${settlement.errors.join('\n')}`,
      })
    const { kind: _, conflicts, ...counts } = settlement
    return { ...counts, conflicts: [...conflicts] }
  },

  listReturnedTransfers: async (_, { db }) => ({
    returned_transfers: (await listOpenReturns(db)).map(({ recorded_at, account_named_at, ...row }) => ({
      ...row,
      recorded_at: recorded_at.toISOString(),
      account_named_at: account_named_at?.toISOString() ?? null,
    })),
  }),

  recordReturnedTransfer: ({ params: { id }, body: { comment }, refuse }, context) =>
    changed(context.db, id, refuse, recordReturnedTransfer(context, id, context.examiner, comment)),

  resendTransfer: ({ params: { id }, body: { account_id }, refuse }, context) =>
    changed(context.db, id, refuse, resendReturned(context, id, context.examiner, account_id)),

  refundTransfer: ({ params: { id }, refuse }, context) =>
    changed(context.db, id, refuse, refundReturned(context, id, context.examiner)),
}
