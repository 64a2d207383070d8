import type { HandlerInput, collections } from '@invoice-card/contracts'
import { isTransferred } from '@invoice-card/domain'
import { appendAudit, auditChainOf } from '../../platform/audit/public.ts'
import { holidays } from '../../parties/banks/public.ts'
import { findDepositAccount } from '../../parties/buyers/public.ts'
import { type AccountSnapshot, type Db, inTransaction } from '../../platform/database/public.ts'
import type { Context } from '../../platform/http/public.ts'
import {
  addEvent,
  cancelTransfer,
  findBouncedAccount,
  type InvoiceRow,
  isAskedOfSeller,
  lockInvoice,
  moveInvoice,
  noteNamedAccount,
  nothingAsked,
  TransitionRefused,
  updateInvoice,
} from '../books/public.ts'
import { answerNotices } from '../../platform/notifications/public.ts'
import { isPaidToPayer } from '../payees/public.ts'
import { toAccount } from '../../parties/suppliers/public.ts'
import { lockDepositAccountReference, setDepositAccount } from './request-store.ts'

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
  inTransaction(pool, async db => {
    // The account first, as its deletion does, which then empties the requests that refer to it.
    if (!(await lockDepositAccountReference(db, session.company_id, accountId))) refuse('account_not_found')
    const {
      id: _id,
      created_at: _at,
      ...account
    } = toAccount((await findDepositAccount(db, session.company_id, accountId)) ?? refuse('account_not_found'))
    const invoice = (await lockInvoice(db, id)) ?? refuse('invoice_request_not_found')
    const bounced = await findBouncedAccount(db, id)
    if (bounced && isSameAccount(bounced, account)) refuse('account_was_returned')
    // Where an examiner asked, nothing came back: the account in question is the one that it has.
    if (isAskedOfSeller(invoice) && invoice.account && isSameAccount(invoice.account, account))
      refuse('account_was_returned')
    if (
      invoice.buyer_company_id !== null &&
      (await isPaidToPayer(db, invoice.buyer_company_id, { ...invoice, account }))
    )
      refuse('account_is_payers')
    const named = { accountId, account, userId: session.user_id, now: clock() }
    const isNamed = isTransferred(invoice)
      ? await nameForReturned(db, invoice, named)
      : await nameForBounced(db, invoice, named)
    if (!isNamed) refuse('deposit_account_not_asked')
    await setDepositAccount(db, id, accountId)
  })

/** Banks go by these; a holder that was corrected is another account to them. */
const isSameAccount = (one: AccountSnapshot, other: AccountSnapshot): boolean =>
  (['bank_code', 'branch_code', 'account_type', 'account_number', 'account_holder_kana'] as const).every(
    field => one[field] === other[field],
  )

/** It was never sent: 3 → 1, both checks start again with the card charged. */
async function nameForBounced(
  db: Db,
  invoice: InvoiceRow,
  { accountId, account, userId, now }: Named,
): Promise<boolean> {
  const facts = { actor: { kind: 'seller', name: `user-${userId}` }, now, holidays, isCaptured: false } as const
  try {
    // Where an examiner asked and not the bank, it is reserved for the old account still.
    await cancelTransfer(db, invoice.id)
    await moveInvoice(db, invoice, 'nameAccount', facts, {
      changes: { ...nothingAsked, account, checked_by: null, completed_by: null },
      detail: { account_id: accountId },
    })
    return true
  } catch (error) {
    if (!(error instanceof TransitionRefused)) throw error
    return false
  }
}

/** It was sent and came back: the second person who decides about it sends it there. */
async function nameForReturned(
  db: Db,
  invoice: InvoiceRow,
  { accountId, account, userId, now }: Named,
): Promise<boolean> {
  if (!(await noteNamedAccount(db, invoice.id, now))) return false
  await updateInvoice(db, invoice, { account, updated_at: now })
  await addEvent(db, {
    invoice_id: invoice.id,
    kind: 'account_named',
    actor: `user-${userId}`,
    detail: { account_id: accountId },
    at: now,
  })
  await appendAudit(db, {
    chain: auditChainOf(invoice.buyer_company_id ?? invoice.seller_company_id ?? 0),
    at: now,
    actor: `seller:user-${userId}`,
    action: 'invoice.nameAccount',
    subject: `invoice:${invoice.id}`,
    detail: { account_id: accountId, from: invoice.status, to: invoice.status },
  })
  await answerNotices(db, `invoice:${invoice.id}`, now)
  return true
}
