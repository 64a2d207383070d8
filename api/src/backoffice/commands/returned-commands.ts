import { invoiceDisplayId } from '@invoice-card/domain'
import { type InvoiceRow, listOpenReturns } from '../../payments/books/public.ts'
import type { Services } from '../../platform/services/public.ts'
import {
  recordReturnedTransfer,
  refundReturned,
  resendReturned,
  type ReturnRefusal,
  ReturnRefused,
} from '../../payments/transfers/public.ts'
import { type Arguments, readId } from './arguments.ts'
import type { Command } from './command.ts'
import { BackofficeRefusal, UsageError } from './usage.ts'
import { lineOf, rowOf } from './view.ts'

const refusalTexts: Readonly<Record<ReturnRefusal, string>> = {
  not_transferred: 'nothing of it was sent that could come back',
  no_open_return: 'no money came back that somebody has to decide about',
  same_examiner: 'another person than the one who recorded the return must decide: pass another name with --as',
  account_not_found: "its payee has no such account: see the supplier's accounts",
}

const change =
  (
    defaultExaminer: string,
    run: (services: Services, id: number, examiner: string, args: Arguments) => Promise<InvoiceRow>,
  ): Command =>
  async (services, args) => {
    const id = readId(args.id)
    const examiner = args.as ?? (services.config.isLocal ? defaultExaminer : undefined)
    if (!examiner) throw new UsageError('Say who you are: --as <name>.')
    try {
      const invoice = await run(services, id, examiner, args)
      return { json: rowOf(invoice), text: lineOf(invoice) }
    } catch (error) {
      if (error instanceof ReturnRefused)
        throw new BackofficeRefusal(error.refusal, `${invoiceDisplayId(id)}: ${refusalTexts[error.refusal]}.`)
      throw error
    }
  }

const readAccount = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined
  if (!/^\d{1,15}$/.test(text)) throw new UsageError(`--account takes the id of an account, not "${text}".`)
  return Number(text)
}

export const returnedCommands: Readonly<Record<string, Command>> = {
  'returned-transfers': async ({ db }) => {
    const returns = await listOpenReturns(db)
    const lines = returns.map(
      ({ invoice_id, amount, supplier_name, reason, recorded_by, account_named_at }) =>
        `${invoiceDisplayId(invoice_id)}  ${amount.toLocaleString('ja-JP')} yen  ${supplier_name}  ${reason}  recorded by ${recorded_by}${account_named_at ? '  its seller named another account' : ''}`,
    )
    return {
      json: { returned_transfers: returns },
      text: lines.join('\n') || 'No money has come back that waits for a decision.',
    }
  },

  'transfer-returned': change('examiner-1', (services, id, examiner, { comment }) => {
    if (!comment)
      throw new UsageError(
        'Say what the bank gave as its reason: --comment <text>. The buyer reads it, of a request the seller alone.',
      )
    return recordReturnedTransfer(services, id, examiner, comment)
  }),

  'resend-transfer': change('examiner-2', (services, id, examiner, { account }) =>
    resendReturned(services, id, examiner, readAccount(account)),
  ),
  'refund-transfer': change('examiner-2', refundReturned),
}
