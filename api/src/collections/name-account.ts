import type { HandlerInput, collections } from '@invoice-card/contracts'
import { holidays } from '../banks/holidays.ts'
import { findDepositAccount } from '../buyers/store.ts'
import { inTransaction } from '../database/connection.ts'
import type { Context } from '../http/context.ts'
import { moveInvoice, nothingAsked, TransitionRefused } from '../invoices/move.ts'
import { lockInvoice } from '../invoices/store.ts'
import { isPaidToPayer } from '../payments/paid-to-payer.ts'
import { toAccount } from '../suppliers/view.ts'
import { cancelTransfer } from '../transfers/store.ts'

type Refuse = HandlerInput<typeof collections.nameDepositAccount>['refuse']

/** The seller names another account for money that the bank could not pay out: 3 → 1, both checks start again with the card charged. */
export const nameAccount = ({ db: pool, session, now }: Context, id: number, accountId: number, refuse: Refuse): Promise<void> =>
  inTransaction(pool, async (db) => {
    const { id: _id, created_at: _at, ...account } = toAccount(await findDepositAccount(db, session.company_id, accountId) ?? refuse('account_not_found'))
    const invoice = await lockInvoice(db, id) ?? refuse('invoice_request_not_found')
    if (invoice.buyer_company_id !== null && await isPaidToPayer(db, invoice.buyer_company_id, { ...invoice, account })) refuse('account_is_payers')
    const facts = { actor: { kind: 'seller', name: `user-${session.user_id}` }, now: now(), holidays, isCaptured: false } as const
    try {
      // Where an examiner asked and not the bank, it is reserved for the old account still.
      await cancelTransfer(db, id)
      await moveInvoice(db, invoice, 'nameAccount', facts, { changes: { ...nothingAsked, account, checked_by: null, completed_by: null }, detail: { account_id: accountId } })
    }
    catch (error) {
      if (!(error instanceof TransitionRefused)) throw error
      refuse('deposit_account_not_asked')
    }
  })
