import { isRefusal } from '@invoice-card/api-client'
import type { FieldMessage } from '@invoice-card/form'
import { formatYen } from '@invoice-card/ui'
import type { QueryClient } from '@tanstack/react-query'
import { buyerCheckQuery } from '../request-form/buyer-search.ts'
import { commissionQuery } from '../calculation/commission-query.ts'
import type { RequestForm } from '../request-form/values.ts'
import { amountOf } from '../request-form/typed-text.ts'
import { messages } from './messages.ts'

/** A request whose fee is all of it cannot be made: that is shown here and not two steps later. */
export async function checkFee(queryClient: QueryClient, { billing_amount }: RequestForm): Promise<FieldMessage[]> {
  const amountYen = amountOf(billing_amount)
  if (amountYen === null || amountYen === 0) return []
  try {
    const { commission_amount } = await queryClient.ensureQueryData(commissionQuery(amountYen))
    if (commission_amount < amountYen) return []
    return [{ fieldId: 'billing_amount', message: messages.feeTooLarge(formatYen(commission_amount)) }]
  } catch (error) {
    if (!isRefusal(error, 'amount_over_limit')) return []
    const largest = Number(error.details['largest_amount'])
    const { tooLarge, overLimit } = messages.amounts
    // An older API does not say how much it takes.
    const message = largest > 0 ? overLimit(formatYen(amountYen), formatYen(largest)) : tooLarge
    return [{ fieldId: 'billing_amount', message }]
  }
}

/** The same for a new buyer that is registered already. Without an answer the request itself is refused. */
export async function checkBuyer(
  queryClient: QueryClient,
  { isNewSupplier, newSupplier }: RequestForm,
): Promise<FieldMessage[]> {
  const query = buyerCheckQuery(newSupplier)
  if (!isNewSupplier || !query.enabled) return []
  const check = await queryClient.ensureQueryData(query).catch(() => null)
  const isKnown = check?.refusal === 'supplier_already_exists'
  return isKnown ? [{ fieldId: 'newSupplier.name', message: messages.buyer.known.required }] : []
}
