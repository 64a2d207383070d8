import { actionRequiredReasons, addBusinessDays, type Holidays } from '@invoice-card/domain'
import type { Selectable } from 'kysely'
import type { InvoicesTable } from '../../platform/database/public.ts'

export type InvoiceRow = Selectable<InvoicesTable>

/** Both companies of an invoice; null for one that is not known. */
export const partiesOf = ({
  buyer_company_id,
  seller_company_id,
}: Pick<InvoiceRow, 'buyer_company_id' | 'seller_company_id'>) => [buyer_company_id, seller_company_id]

/** The bank could not send it: the money is with us, and its owner is asked for another account. */
export const hasBounced = ({ is_action_required, action_required_reason }: InvoiceRow): boolean =>
  is_action_required && action_required_reason === actionRequiredReasons.transferReturned

/** Of a request only its seller knows the account; whatever else is asked, is asked of the buyer. */
export const isForSeller = (invoice: InvoiceRow): boolean => invoice.kind === 'request' && hasBounced(invoice)

/** Until the end of this day in Japan a reserved payment can be cancelled: the business day before the transfer. */
export const lastCancelDay = (transferDate: string, holidays: Holidays): string =>
  addBusinessDays(transferDate, -1, holidays)

/** Whether the row is still in the state that a caller began from; true for one that does not say it. */
export const isKnownState = ({ updated_at }: InvoiceRow, known_updated_at: string | undefined): boolean =>
  known_updated_at === undefined || Date.parse(known_updated_at) === updated_at.getTime()
