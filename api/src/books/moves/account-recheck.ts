import type { Selectable } from 'kysely'
import type { InvoiceEventsTable } from '../../platform/database/public.ts'
import type { InvoiceRow } from '../invoices/public.ts'

type Event = Pick<Selectable<InvoiceEventsTable>, 'kind'>

/** What both checks start again after: the seller's other account, or the buyer's answer. */
const restarts: ReadonlySet<Event['kind']> = new Set(['account_named', 'answered'])

/**
 * Whether the checks after these events are of the seller's account alone: the buyer's payment was checked and charged
 * before.
 */
export const isAccountRecheck = (invoiceKind: InvoiceRow['kind'] | undefined, events: readonly Event[]): boolean =>
  invoiceKind === 'request' && events.findLast(({ kind }) => restarts.has(kind))?.kind === 'account_named'
