import { actionRequiredReasons, changedMeanwhileCode } from '@invoice-card/domain'
import * as v from 'valibot'
import type { Db } from '../../../platform/database/public.ts'
import type { InvoiceRow } from '../../../books/invoices/public.ts'
import type { ReauthorisationPayment } from '../../../books/payments/public.ts'
import { listEvents } from '../../../books/work/public.ts'

const Corrected = v.object({ changed: v.array(v.string()) })
/** Amount and card change by another authorisation alone, of which one is open at a time. */
const byAuthorisation: readonly string[] = ['amount', 'card']
/** What is named of several, the gravest first. */
const codes = [
  ['payee', changedMeanwhileCode.payee],
  ['transfer_date', changedMeanwhileCode.transferDay],
  ['transfer_person_name', changedMeanwhileCode.transferName],
] as const

/**
 * The result code of ours for what was asked of the user or corrected since the card was asked: its user has confirmed
 * another payment. Null where nothing was. Under the invoice's lock, which the intent was committed under, too.
 */
export async function findChangeMeanwhile(
  db: Db,
  { known_event_id }: ReauthorisationPayment,
  invoice: InvoiceRow,
): Promise<string | null> {
  // Begun by a process of the release before.
  if (known_event_id === null) return null
  const events = (await listEvents(db, invoice.id)).filter(({ id }) => id > known_event_id)
  // The card would answer it, though its user has not read it.
  if (isWordsRequired(invoice) && events.some(({ kind }) => kind === 'action_required'))
    return changedMeanwhileCode.question
  const changed = events
    .flatMap(({ detail }) => (v.is(Corrected, detail) ? detail.changed : []))
    .filter(fact => !byAuthorisation.includes(fact))
  if (changed.length === 0) return null
  return codes.find(([fact]) => changed.includes(fact))?.[1] ?? changedMeanwhileCode.content
}

/** Whether something is asked that a card alone does not answer. */
const isWordsRequired = ({ is_action_required, action_required_reason }: InvoiceRow): boolean =>
  is_action_required && action_required_reason !== actionRequiredReasons.reauthoriseCard
