import { invoiceDisplayId } from '@invoice-card/domain'
import {
  examineSupplier,
  listPendingPayments,
  listToExamine,
  type SupplierDecision,
  type SupplierRefusal,
  type SupplierRow,
} from '../../parties/suppliers/public.ts'
import { readId } from './arguments.ts'
import type { Command } from './command.ts'
import { BackofficeRefusal, UsageError } from './usage.ts'

const rowOf = ({ id, company_id, name, corporate_number, registration_number, status }: SupplierRow) => ({
  id,
  company_id,
  name,
  corporate_number,
  registration_number,
  status,
})
const lineOf = ({ id, company_id, name, corporate_number, status }: SupplierRow): string =>
  `${id}  ${status.padEnd(10)}  ${name}  ${corporate_number ?? '-'}  of company ${company_id}`

const refusals: Readonly<Record<SupplierRefusal, string>> = {
  supplier_not_found: 'there is none',
  supplier_status:
    'its status does not allow that: it is decided already, or escalated already; an approved one is escalated before it is rejected',
}

const decide =
  (decision: SupplierDecision): Command =>
  async (services, args) => {
    const supplierId = readId(args.id)
    const examiner = args.as ?? (services.config.isLocal ? 'examiner-1' : undefined)
    if (!examiner) throw new UsageError('Say who you are: --as <name>.')
    if (decision !== 'approve' && !args.comment)
      throw new UsageError(`Say why: ${decision}-supplier needs --comment <text>.`)
    const examined = await examineSupplier(services, { supplierId, examiner, decision, comment: args.comment ?? null })
    if (typeof examined === 'string')
      throw new BackofficeRefusal(examined, `Supplier ${supplierId}: ${refusals[examined]}.`)
    const payments = await listPendingPayments(services.db, supplierId)
    // What the bank was told already follows no decision any more: a person has to know.
    const beyond = payments.filter(({ is_in_transfer_file }) => is_in_transfer_file).map(({ id }) => id)
    return {
      json: { ...rowOf(examined), payments_under_way: payments.length, payments_in_transfer_file: beyond },
      text: [
        lineOf(examined),
        `${payments.length} payments under way`,
        ...beyond.map(id => `${invoiceDisplayId(id)}: the bank was told to send the money`),
      ].join('\n'),
    }
  }

/** Suppliers of all companies that nobody has decided about. */
export const supplierCommands = {
  suppliers: async ({ db }) => {
    const suppliers = await listToExamine(db)
    return { json: { suppliers: suppliers.map(rowOf) }, text: suppliers.map(lineOf).join('\n') || 'Nothing to do.' }
  },
  'approve-supplier': decide('approve'),
  'escalate-supplier': decide('escalate'),
  'reject-supplier': decide('reject'),
} satisfies Record<string, Command>
