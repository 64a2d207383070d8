import type { AccountInput } from '@invoice-card/contracts'
import type { ExaminedSupplierDetail, IssuerAnswer } from '@invoice-card/contracts/backoffice'
import { invoiceDisplayId } from '@invoice-card/domain'
import { yen } from '../../platform/wording/public.ts'
import { printable, registerText } from './evidence-text.ts'

type Account = ExaminedSupplierDetail['accounts'][number]
type Change = ExaminedSupplierDetail['account_changes'][number]

/** A supplier as an examiner reads it, a line for each thing. */
export const supplierText = (supplier: ExaminedSupplierDetail): string =>
  [
    `supplier  ${supplier.id}  ${supplier.status}  ${supplier.name}  ${supplier.name_kana}`.trimEnd(),
    supplier.waits_because === null ? '' : `waits     ${supplier.waits_because} since ${supplier.waits_since}`,
    supplier.deleted_at === null ? '' : `deleted   deleted ${supplier.deleted_at}`,
    supplier.is_frozen ? 'held      held by a freeze: see frozen' : '',
    `of        company ${supplier.company.id}  ${supplier.company.name}  ${supplier.company.corporate_number ?? '-'}`,
    `number    ${supplier.corporate_number ?? '-'}  ${registerText(supplier.register, supplier.name)}`.trimEnd(),
    `T number  ${supplier.registration_number ?? '-'}  ${issuerText(supplier.issuer)}`.trimEnd(),
    `contact   ${contactOf(supplier)}`,
    ...supplier.accounts.map(accountLine),
    ...supplier.account_changes.flatMap(changeLines),
    ...supplier.decisions.map(({ action, actor, at, comment }) =>
      `decision  ${at}  ${action} by ${actor}  ${comment ?? ''}`.trimEnd(),
    ),
    paymentsLine(supplier.payments),
  ]
    .filter(Boolean)
    .map(printable)
    .join('\n')

function issuerText(answer: IssuerAnswer | null): string {
  if (answer === null) return ''
  const { state, issuer } = answer
  if (state === 'not_requested') return 'the register of issuers was not asked for it'
  if (!issuer) return 'the register of issuers has no such number'
  return `in the register of issuers: ${issuer.name}${issuer.is_registered ? '' : ', no longer registered'}`
}

const contactOf = (supplier: ExaminedSupplierDetail): string =>
  [supplier.representative_name, supplier.postal_code, supplier.address, supplier.phone_number, supplier.email_address]
    .filter(Boolean)
    .join('  ') || '-'

const accountLine = (account: Account): string =>
  [
    `account   ${account.id}  ${account.bank_name} ${account.branch_name} ${account.account_number} ${account.account_holder_kana}`,
    holderText(account),
    account.deleted_at === null ? '' : `deleted ${account.deleted_at}`,
  ]
    .filter(Boolean)
    .join('  ')

function holderText({ is_holder_of_supplier, is_holder_of_register }: Account): string {
  if (is_holder_of_register === true) return 'holder as in the register'
  if (is_holder_of_supplier === true) return "holder is the supplier's name"
  if (is_holder_of_supplier === null && is_holder_of_register === null) return 'holder cannot be compared: no kana'
  return "holder is neither the supplier's nor that of the register"
}

const changeLines = ({ account_id, kind, before, after, changed_at, changed_by }: Change): string[] => [
  `change    account ${account_id}  ${changed_at}  ${kind} by ${changed_by}`,
  ...(before && after ? changedParts(before, after) : []),
]

const changedParts = (before: AccountInput, after: AccountInput): string[] =>
  (Object.keys(after) as (keyof AccountInput)[])
    .filter(part => before[part] !== after[part])
    .map(part => `            ${part}: ${before[part]} -> ${after[part]}`)

function paymentsLine({ count, transferred_count, last }: ExaminedSupplierDetail['payments']): string {
  if (last === null) return 'payments  none'
  const { invoice_id, transfer_date, amount } = last
  const newest = `${invoiceDisplayId(invoice_id)} ${transfer_date} ${yen(amount)}`
  return `payments  ${count}, of them ${transferred_count} transferred; last ${newest}`
}
