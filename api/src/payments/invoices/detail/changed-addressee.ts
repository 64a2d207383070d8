import type { TimelineEntry } from '@invoice-card/contracts'
import type { Selectable } from 'kysely'
import * as v from 'valibot'
import { findUserNames } from '../../../identity/user-rows/public.ts'
import type { Db, InvoiceEventsTable } from '../../../platform/database/public.ts'

type Event = Pick<Selectable<InvoiceEventsTable>, 'kind' | 'actor' | 'detail'>

const AddresseeDetail = v.object({ before: v.object({ person_name: v.string(), email_address: v.string() }) })

/** Of a changed addressee: whom the request asked before and which user changed it. For its seller alone. */
export function changedAddresseeOf(
  { kind, actor, detail }: Event,
  userNames?: ReadonlyMap<string, string>,
): Pick<TimelineEntry, 'by' | 'former'> {
  if (kind !== 'addressee_changed' || !v.is(AddresseeDetail, detail)) return {}
  const by = userNames?.get(actor)
  const { person_name, email_address } = detail.before
  return { ...(by && { by }), former: { person_name, email_address } }
}

/** The names of the seller's users who changed an addressee, by the actor of the event. */
export const findAddresseeChangers = (
  db: Db,
  sellerId: number,
  events: readonly Pick<Event, 'kind' | 'actor'>[],
): Promise<ReadonlyMap<string, string>> =>
  findUserNames(
    db,
    sellerId,
    events.flatMap(({ kind, actor }) => (kind === 'addressee_changed' ? actor : [])),
  )
