import type { HandlerInput, collections } from '@invoice-card/contracts'
import { isTransferred } from '@invoice-card/domain'
import { auditChainOf } from '../../../platform/audit/public.ts'
import { findDepositAccount } from '../../../parties/buyers/public.ts'
import type { AccountSnapshot } from '../../../platform/database/public.ts'
import type { Context } from '../../../platform/http/public.ts'
import {
  type InvoiceRow,
  isForSeller,
  lockInvoice,
  updateInvoiceRow,
  partiesOf,
} from '../../../books/invoices/public.ts'
import { defineFacts, moveInvoice, noActionRequired, TransitionRefused } from '../../../books/moves/public.ts'
import { cancelTransfer } from '../../../books/transfers/public.ts'
import { type Books, changeBooks } from '../../../books/work/public.ts'
import { findBouncedAccount, saveNamedAccount } from '../../transfers/public.ts'
import { isPaidToPayer } from '../../payees/public.ts'
import { toAccount } from '../../../parties/suppliers/public.ts'
import { lockDepositAccount, setDepositAccount } from '../request/request-store.ts'

type Refuse = HandlerInput<typeof collections.nameDepositAccount>['refuse']

interface Named {
  readonly accountId: number
  readonly account: AccountSnapshot
  readonly userId: number
  readonly now: Date
}

/** The seller names another account for money that the bank could not pay out, or gave back. */
export const nameAccount = (
  { db: pool, session, now: clock }: Context,
  id: number,
  accountId: number,
  refuse: Refuse,
): Promise<void> =>
  changeBooks(pool, async books => {
    const { db } = books
    if (!(await lockDepositAccount(books, session.company_id, accountId))) refuse('account_not_found')
    const {
      id: _id,
      created_at: _at,
      ...account
    } = toAccount((await findDepositAccount(db, session.company_id, accountId)) ?? refuse('account_not_found'))
    const invoice = (await lockInvoice(books, id)) ?? refuse('invoice_request_not_found')
    const bounced = await findBouncedAccount(db, id)
    if (bounced && isSameAccount(bounced, account)) refuse('account_was_returned')
    // Where an examiner asked, nothing was returned: the account in question is the one that it has.
    if (isForSeller(invoice) && invoice.account && isSameAccount(invoice.account, account))
      refuse('account_was_returned')
    if (
      invoice.buyer_company_id !== null &&
      (await isPaidToPayer(db, invoice.buyer_company_id, { ...invoice, account }))
    )
      refuse('account_is_payers')
    const named = { accountId, account, userId: session.user_id, now: clock() }
    const isNamed = isTransferred(invoice)
      ? await nameForReturned(books, invoice, named)
      : await nameForBounced(books, invoice, named)
    if (!isNamed) refuse('deposit_account_not_required')
    await setDepositAccount(db, id, accountId)
  })

/** Banks go by these; a holder that was corrected is another account to them. */
const isSameAccount = (one: AccountSnapshot, other: AccountSnapshot): boolean =>
  (['bank_code', 'branch_code', 'account_type', 'account_number', 'account_holder_kana'] as const).every(
    field => one[field] === other[field],
  )

/** It was never sent: 3 → 1, both checks start again with the card charged. */
async function nameForBounced(
  books: Books,
  invoice: InvoiceRow,
  { accountId, account, userId, now }: Named,
): Promise<boolean> {
  const facts = defineFacts({ kind: 'seller', name: `user-${userId}` }, now)
  try {
    // Where an examiner asked and not the bank, it is reserved for the old account still.
    await cancelTransfer(books.db, invoice.id)
    await moveInvoice(books, invoice, 'nameAccount', facts, {
      changes: { ...noActionRequired, account, checked_by_id: null, completed_by_id: null },
      detail: { account_id: accountId },
    })
    return true
  } catch (error) {
    if (!(error instanceof TransitionRefused)) throw error
    return false
  }
}

/** It was sent and returned: the second person who decides about it sends it there. */
async function nameForReturned(
  books: Books,
  invoice: InvoiceRow,
  { accountId, account, userId, now }: Named,
): Promise<boolean> {
  if (!(await saveNamedAccount(books.db, invoice.id, now))) return false
  await updateInvoiceRow(books, invoice, { account, updated_at: now })
  books.addEvent({
    invoice_id: invoice.id,
    kind: 'account_named',
    actor: `user-${userId}`,
    detail: { account_id: accountId },
    at: now,
  })
  books.audit({
    chain: auditChainOf(invoice.seller_company_id ?? 0),
    at: now,
    actor: `seller:user-${userId}`,
    action: 'invoice.nameAccount',
    subject: `invoice:${invoice.id}`,
    detail: { account_id: accountId, from: invoice.status, to: invoice.status },
  })
  books.answerNotices({ about: `invoice:${invoice.id}`, companies: partiesOf(invoice), now })
  return true
}
