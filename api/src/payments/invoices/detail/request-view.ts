import type { InvoiceRequestTerms } from '@invoice-card/contracts'
import { consumptionTaxRates, isAwaitingBuyer, withoutLinks } from '@invoice-card/domain'
import type { Selectable } from 'kysely'
import { holidays } from '../../../parties/banks/public.ts'
import type { InvoiceRequestsTable } from '../../../platform/database/public.ts'
import { type InvoiceRow, requestDeadline } from '../../../books/invoices/public.ts'
import type { listEvents } from '../../../books/work/public.ts'

/** A request whose terms were never recorded asks for its amount and nothing else. */
const noTerms = {
  person_name: '',
  message: '',
  standard_taxable_amount: 0,
  reduced_taxable_amount: 0,
  nontaxable_amount: 0,
  standard_discounted_amount: 0,
  reduced_discounted_amount: 0,
  nontaxable_discounted_amount: 0,
  standard_consumption_tax_amount: 0,
  reduced_consumption_tax_amount: 0,
  consumption_tax_amount: 0,
  discount_amount: 0,
  discount_rate: null,
}

/** What the seller asks for, as both sides may know it. */
export function claimOf(terms: Selectable<InvoiceRequestsTable> | undefined) {
  const {
    person_name,
    message,
    standard_taxable_amount,
    reduced_taxable_amount,
    nontaxable_amount,
    standard_discounted_amount,
    reduced_discounted_amount,
    nontaxable_discounted_amount,
    standard_consumption_tax_amount,
    reduced_consumption_tax_amount,
    consumption_tax_amount,
    discount_amount,
    discount_rate,
  } = terms ?? noTerms
  return {
    person_name,
    message,
    standard_taxable_amount,
    reduced_taxable_amount,
    nontaxable_amount,
    standard_discounted_amount,
    reduced_discounted_amount,
    nontaxable_discounted_amount,
    // The contract knows the rates of today alone, and so does every row.
    standard_tax_rate: consumptionTaxRates.standard,
    reduced_tax_rate: consumptionTaxRates.reduced,
    standard_consumption_tax_amount,
    reduced_consumption_tax_amount,
    consumption_tax_amount,
    discount_amount,
    discount_rate,
  }
}

/** Until when a card can pay it; null where nothing waits for a card. */
export const payUntilOf = (invoice: InvoiceRow): Date | null =>
  isAwaitingBuyer(invoice) ? requestDeadline(invoice, holidays) : null

type Events = Awaited<ReturnType<typeof listEvents>>
interface RequestFacts {
  readonly terms: Selectable<InvoiceRequestsTable> | undefined
  readonly isSuspended: boolean
  readonly events: Events
}

/** A request as its buyer sees it. */
export const describeTerms = (
  invoice: InvoiceRow,
  { terms, isSuspended, events }: RequestFacts,
): InvoiceRequestTerms => {
  const claim = claimOf(terms)
  const written = laterMessages(events, terms?.addressed_at ?? null)
  return {
    seller_name: invoice.supplier_name,
    pay_until: payUntilOf(invoice)?.toISOString() ?? null,
    ...(isSuspended && { is_suspended: true }),
    ...claim,
    // As in the mail and behind its link: under our name nobody but us sends people anywhere.
    message: withoutLinks(claim.message),
    ...(written.length > 0 && { later_messages: written }),
  }
}

/** What was written to somebody who was addressed before is not this buyer's. */
const laterMessages = (events: Events, addressedAt: Date | null): NonNullable<InvoiceRequestTerms['later_messages']> =>
  events.flatMap(({ kind, at, detail: { message } }) =>
    kind === 'message_sent' && typeof message === 'string' && (addressedAt === null || at > addressedAt)
      ? { sent_at: at.toISOString(), text: withoutLinks(message) }
      : [],
  )
