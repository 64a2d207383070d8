import type { FieldMessage } from '@invoice-card/form'
import { keyOf, type Chosen } from '../run/chosen.ts'
import type { PaymentRow } from './payment-row.ts'
import { messages } from '../candidates/messages.ts'

/** The id of the field in which a user confirms a row. */
export const confirmationId = (item: Chosen): string => `confirmed-${keyOf(item)}`

/** What may be a duplicate is confirmed, or taken out, before anything is paid. */
export const isUnconfirmedDuplicate = ({ similar, isChosen }: PaymentRow): boolean => similar.length > 0 && !isChosen

/** What a press names at the rows. */
export const unconfirmedIn = (rows: readonly PaymentRow[]): FieldMessage[] =>
  rows
    .filter(isUnconfirmedDuplicate)
    .map(({ item }) => ({ fieldId: confirmationId(item), message: messages.duplicate.unconfirmed }))

/** The errors for the summary, each of a row with its name; without those of rows that were confirmed or taken out. */
export function openErrors(errors: readonly FieldMessage[], rows: readonly PaymentRow[]): FieldMessage[] {
  const open = new Map(rows.filter(isUnconfirmedDuplicate).map(({ item }) => [confirmationId(item), item]))
  return errors.flatMap(({ fieldId, message }) => {
    if (!fieldId.startsWith('confirmed-')) return [{ fieldId, message }]
    const item = open.get(fieldId)
    if (item === undefined) return []
    return [{ fieldId, message: messages.duplicate.unconfirmedOf(item, message) }]
  })
}
