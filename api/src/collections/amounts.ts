import type { CreateRequestBody, FieldError } from '@invoice-card/contracts'
import { checkAmounts, type CommissionPlan, commissionOf, isChargeable } from '@invoice-card/domain'
import { requestFaults } from './messages.ts'

type Refuse = (code: 'request_amounts_wrong' | 'amount_over_limit' | 'service_fee_changed', detail?: { fields: readonly FieldError[] }) => never

/** What a request is made of in yen: each sum is computed anew, and everything that is wrong is refused at once. */
export function checkRequestAmounts(body: CreateRequestBody, plan: CommissionPlan, refuse: Refuse) {
  const { billing_amount } = body
  const { commission_amount, commission_tax_amount } = commissionOf(billing_amount, plan)
  const faults: readonly FieldError[] = [
    ...checkAmounts(body),
    ...(commission_amount >= billing_amount ? [{ field: 'billing_amount', message: requestFaults.tooSmall(commission_amount) }] : []),
  ]
  if (faults.length > 0) refuse('request_amounts_wrong', { fields: faults })
  if (!isChargeable(billing_amount, plan)) refuse('amount_over_limit')
  if (body.service_fee_amount !== commission_amount || body.deposit_amount !== billing_amount - commission_amount) refuse('service_fee_changed')
  return {
    invoice: { amount: billing_amount, commission_amount, commission_tax_amount, commission_rate: plan.commission_rate },
    request: statedAmountsOf(body),
  }
}

const statedAmountsOf = ({
  standard_taxable_amount, reduced_taxable_amount, nontaxable_amount, standard_discounted_amount, reduced_discounted_amount, nontaxable_discounted_amount,
  standard_tax_rate, reduced_tax_rate, standard_consumption_tax_amount, reduced_consumption_tax_amount, consumption_tax_amount, discount_amount, discount_rate,
}: CreateRequestBody) => ({
  standard_taxable_amount, reduced_taxable_amount, nontaxable_amount, standard_discounted_amount, reduced_discounted_amount, nontaxable_discounted_amount,
  standard_tax_rate, reduced_tax_rate, standard_consumption_tax_amount, reduced_consumption_tax_amount, consumption_tax_amount, discount_amount, discount_rate,
})
