import { type CreateRequestBody, type FieldError, type RefusalDetail, RequestAmounts } from '@invoice-card/contracts'
import {
  checkAmounts,
  type CommissionPlan,
  commissionOf,
  isChargeable,
  largestChargeableYen,
} from '@invoice-card/domain'
import * as v from 'valibot'
import { requestAmountMessages } from '../request/messages.ts'

type Code = 'request_amounts_wrong' | 'amount_over_limit' | 'service_fee_changed'
type Refuse = (code: Code, detail?: RefusalDetail) => never

/** Checks the amounts of a request, in yen: each sum is computed again, and all errors are refused at once. */
export function checkRequestAmounts(body: CreateRequestBody, plan: CommissionPlan, refuse: Refuse) {
  const { billing_amount } = body
  const { commission_amount, commission_tax_amount } = commissionOf(billing_amount, plan)
  const errors: FieldError[] = checkAmounts(body)
  if (commission_amount >= billing_amount)
    errors.push({ field: 'billing_amount', message: requestAmountMessages.tooSmall(commission_amount) })
  if (errors.length > 0) refuse('request_amounts_wrong', { fields: errors })
  if (!isChargeable(billing_amount, plan))
    refuse('amount_over_limit', { message: requestAmountMessages.tooLarge(billing_amount, largestChargeableYen(plan)) })
  const isFeeKnown =
    body.service_fee_amount === commission_amount && body.deposit_amount === billing_amount - commission_amount
  if (!isFeeKnown) refuse('service_fee_changed')
  return {
    invoice: {
      amount: billing_amount,
      commission_amount,
      commission_tax_amount,
      commission_rate: plan.commission_rate,
    },
    request: v.parse(RequestAmounts, body),
  }
}
