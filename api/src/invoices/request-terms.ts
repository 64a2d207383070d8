import { addBusinessDays, commissionOf, cutOffHour, type Holidays, leadBusinessDays, rollBack } from '@invoice-card/domain'
import { standardPlan } from '../payments/commission-plan.ts'
import type { InvoiceRow } from './transitions.ts'

type Request = Pick<InvoiceRow, 'amount' | 'commission_amount' | 'commission_tax_amount' | 'commission_rate' | 'due_date' | 'transfer_date'>

/** The day on which the seller gets the money. */
export const requestTransferDate = ({ transfer_date, due_date }: Request, holidays: Holidays): string =>
  transfer_date ?? rollBack(due_date, holidays)

/** Until noon of this day's cut-off a card can pay a request, so that its seller still gets the money in time. */
export const requestDeadline = (request: Request, holidays: Holidays): Date =>
  new Date(`${addBusinessDays(requestTransferDate(request, holidays), -leadBusinessDays, holidays)}T${String(cutOffHour).padStart(2, '0')}:00:00+09:00`)

export const isRequestPayable = (request: Request, { now, holidays }: { now: Date, holidays: Holidays }): boolean =>
  now < requestDeadline(request, holidays)

/** How a payment of a request is made up: the card pays what was billed, the seller gets that less the fee. */
export function requestAmountsOf(request: Request) {
  const fee = request.commission_amount > 0 ? request : { ...commissionOf(request.amount, standardPlan), commission_rate: standardPlan.commission_rate }
  const { commission_amount, commission_tax_amount, commission_rate } = fee
  return { amount: request.amount - commission_amount, commission_amount, commission_tax_amount, commission_rate, total_amount: request.amount }
}

/** What the buyer's card pays: the fee comes on top of a payment, and out of a request. */
export const cardTotalOf = ({ kind, amount, commission_amount }: Pick<InvoiceRow, 'kind' | 'amount' | 'commission_amount'>): number =>
  kind === 'request' ? amount : amount + commission_amount
