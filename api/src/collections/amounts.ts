import type { CreateRequestBody, FieldError } from '@invoice-card/contracts'
import { type CommissionPlan, commissionOf, isChargeable, requestAmounts } from '@invoice-card/domain'
import { requestFaults as faults } from './messages.ts'

type Refuse = (code: 'request_amounts_wrong' | 'amount_over_limit' | 'service_fee_changed', detail?: { fields: FieldError[] }) => never

/** What a request is made of in yen: classes before and after the discount, tax, fee and deposit; each sum is computed anew. */
export function checkRequestAmounts(body: CreateRequestBody, plan: CommissionPlan, refuse: Refuse) {
  const { standard_taxable_amount: standard, reduced_taxable_amount: reduced, nontaxable_amount: nontaxable, discount_amount, discount_rate, billing_amount, consumption_tax_amount } = body
  const wrong = (field: keyof CreateRequestBody, message: string) => refuse('request_amounts_wrong', { fields: [{ field, message }] })
  // An issuer rounds either way.
  if (discount_rate !== null && Math.abs(discount_amount - (standard + reduced + nontaxable) * discount_rate / 100) >= 1) wrong('discount_amount', faults.discountRate)
  const amounts = requestAmounts({ standard, reduced, nontaxable }, discount_amount)
    ?? wrong('discount_amount', standard + reduced + nontaxable === 0 ? faults.empty : faults.discount)
  if (consumption_tax_amount < amounts.consumption_tax_amount || consumption_tax_amount > amounts.highest_consumption_tax_amount) wrong('consumption_tax_amount', faults.tax)
  const { discounted } = amounts
  if (discounted.standard + discounted.reduced + discounted.nontaxable + consumption_tax_amount !== billing_amount) wrong('billing_amount', faults.billing)
  if (!isChargeable(billing_amount, plan)) refuse('amount_over_limit')

  const { commission_amount, commission_tax_amount } = commissionOf(billing_amount, plan)
  if (commission_amount >= billing_amount) wrong('billing_amount', faults.tooSmall)
  if (body.service_fee_amount !== commission_amount || body.deposit_amount !== billing_amount - commission_amount) refuse('service_fee_changed')
  return {
    invoice: { amount: billing_amount, commission_amount, commission_tax_amount, commission_rate: plan.commission_rate },
    request: {
      standard_taxable_amount: standard, reduced_taxable_amount: reduced, nontaxable_amount: nontaxable,
      standard_discounted_amount: discounted.standard, reduced_discounted_amount: discounted.reduced, nontaxable_discounted_amount: discounted.nontaxable,
      consumption_tax_amount, discount_amount, discount_rate,
    },
  }
}
