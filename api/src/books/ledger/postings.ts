import type { PostingKind } from '../../platform/database/public.ts'

interface ChargedAmounts {
  readonly amount: number
  readonly commission_amount: number
  readonly commission_tax_amount: number
  readonly total_amount: number
}

/** Accounts of the books. Debits are positive, credits negative. */
export type LedgerAccount =
  | 'card_authorised'
  | 'authorisation_held'
  | 'gateway_receivable'
  | 'merchant_fee'
  | 'chargeback_claim'
  | 'chargeback_loss'
  | 'transfer_payable'
  | 'commission_deferred'
  | 'commission_income'
  | 'consumption_tax_payable'
  | 'bank'

type Lines = Partial<Record<LedgerAccount, number>>

const negate = (lines: Lines): Lines =>
  Object.fromEntries(Object.entries(lines).map(([account, amount]) => [account, -amount]))

// An authorisation moves no money: two memorandum accounts hold it until it is captured or voided.
const held = ({ total_amount }: ChargedAmounts): Lines => ({
  card_authorised: total_amount,
  authorisation_held: -total_amount,
})

// The fee is earned only when the payee has been paid; until then it is owed back.
const charged = ({ total_amount, amount, commission_amount }: ChargedAmounts): Lines => ({
  gateway_receivable: total_amount,
  transfer_payable: -amount,
  commission_deferred: -commission_amount,
})

const paidOut = ({ amount, commission_amount, commission_tax_amount }: ChargedAmounts): Lines => ({
  transfer_payable: amount,
  bank: -amount,
  commission_deferred: commission_amount,
  commission_income: commission_tax_amount - commission_amount,
  consumption_tax_payable: -commission_tax_amount,
})

// What the acquirer pays for a charge, net of its fee, or takes back: then with a fee beside it.
const deposited =
  (from: LedgerAccount, sign: 1 | -1) =>
  ({ total_amount }: ChargedAmounts, fee: number): Lines => ({
    bank: sign * total_amount - fee,
    merchant_fee: fee,
    [from]: -sign * total_amount,
  })

const lines: Record<PostingKind, (amounts: ChargedAmounts, fee: number) => Lines> = {
  authorised: held,
  captured: amounts => ({ ...negate(held(amounts)), ...charged(amounts) }),
  voided: amounts => negate(held(amounts)),
  refunded: amounts => negate(charged(amounts)),
  transferred: paidOut,
  // As if it had not been sent: the payee is owed again, and the fee is not earned.
  returned: amounts => negate(paidOut(amounts)),
  settled: deposited('gateway_receivable', 1),
  refund_settled: deposited('gateway_receivable', -1),
  // Whether the company or we bear it is open until the dispute ends.
  charged_back: deposited('chargeback_claim', -1),
  charge_back_reversed: deposited('chargeback_claim', 1),
  charge_back_lost: ({ total_amount }) => ({ chargeback_loss: total_amount, chargeback_claim: -total_amount }),
  // Ended before its transfer: what the issuer gave back is the refund, and nothing was lost.
  issuer_refunded: amounts => ({
    ...negate(charged(amounts)),
    gateway_receivable: 0,
    chargeback_loss: -amounts.total_amount,
  }),
}

/** The lines of one business event; they add up to nothing. @param fee of the acquirer, in yen */
export const linesOf = (
  kind: PostingKind,
  amounts: ChargedAmounts,
  fee = 0,
): { account: LedgerAccount; amount: number }[] =>
  // Lines' keys are ledger accounts; Object.entries loses that.
  (Object.entries(lines[kind](amounts, fee)) as [LedgerAccount, number][])
    .filter(([, amount]) => amount !== 0)
    .map(([account, amount]) => ({ account, amount }))
