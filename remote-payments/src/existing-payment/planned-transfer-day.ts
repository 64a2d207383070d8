import type { Invoice } from '@invoice-card/contracts'

/**
 * The day of a transfer that is still to come, as its timeline knows it: `transfer_date` stays what was chosen, also
 * where that day is over.
 */
export function plannedTransferDay({
  timeline,
  transfer_date,
}: Pick<Invoice, 'timeline' | 'transfer_date'>): string | null {
  const ahead = timeline.find(({ kind, state }) => kind === 'transferred' && state !== 'done')
  return ahead ? ahead.on : transfer_date
}
