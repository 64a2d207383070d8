import { applicationDeadline, type Holidays, rollBack } from '@invoice-card/domain'
import type { InvoiceRow } from './row.ts'

type Request = Pick<
  InvoiceRow,
  'amount' | 'commission_amount' | 'commission_tax_amount' | 'commission_rate' | 'due_date' | 'transfer_date'
>

/** The day on which the seller gets the money. */
export const requestTransferDate = ({ transfer_date, due_date }: Request, holidays: Holidays): string =>
  transfer_date ?? rollBack(due_date, holidays)

/**
 * From this moment a card can't pay a request any more, since its seller could not get the money in time. It lapses by
 * the same rule.
 */
export const requestDeadline = (request: Request, holidays: Holidays): Date =>
  applicationDeadline(requestTransferDate(request, holidays), holidays)

export const isRequestPayable = (request: Request, { now, holidays }: { now: Date; holidays: Holidays }): boolean =>
  now < requestDeadline(request, holidays)

/** How a payment of a request is made up: the card pays what was billed, the seller gets that less the fee. */
export function requestAmountsOf(request: Request) {
  const { commission_amount, commission_tax_amount, commission_rate } = request
  return {
    amount: request.amount - commission_amount,
    commission_amount,
    commission_tax_amount,
    commission_rate,
    total_amount: request.amount,
  }
}

/** What the buyer's card pays: the fee comes on top of a payment, and out of a request. */
export const cardTotalOf = ({
  kind,
  amount,
  commission_amount,
}: Pick<InvoiceRow, 'kind' | 'amount' | 'commission_amount'>): number =>
  kind === 'request' ? amount : amount + commission_amount

/** The fee as the buyer may know it: of a request it is the seller's, and the buyer pays what is billed. */
export function chargeOf({
  kind,
  amount,
  commission_amount,
  commission_tax_amount,
  commission_rate,
}: Pick<InvoiceRow, 'kind' | 'amount' | 'commission_amount' | 'commission_tax_amount' | 'commission_rate'>) {
  if (kind === 'request')
    return { amount, commission_amount: 0, commission_tax_amount: 0, commission_rate: 0, total_amount: amount }
  return { amount, commission_amount, commission_tax_amount, commission_rate, total_amount: amount + commission_amount }
}
