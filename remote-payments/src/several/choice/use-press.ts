import { useState } from 'react'
import { bodyOfApplication } from '../../card-payment/application-body.ts'
import { useRegistrationProblem } from '../../company/registration-notice.tsx'
import { messages as feeMessages } from '../../fee/messages.ts'
import type { Chosen } from '../run/chosen.ts'
import type { RunOrder, SeveralForm } from '../run/run.ts'
import { dispatchSeveral } from '../run/store.ts'
import type { PaymentRow } from './payment-row.ts'
import { messages } from '../candidates/messages.ts'
import type { usePaymentRows } from './use-payment-rows.ts'

/**
 * The one press: the fees are asked once more, then each payment gets its key, and the run begins.
 * @param leftOut what was chosen too, and cannot be paid together with the others
 */
export function usePress(payments: ReturnType<typeof usePaymentRows>, leftOut: readonly Chosen[]) {
  const { rows, chosen, feeError, areFeesCurrent } = payments
  const registrationProblem = useRegistrationProblem()
  const [problem, setProblem] = useState<string>()
  const press = async ({ card }: SeveralForm) => {
    setProblem(undefined)
    const orders = chosen.flatMap(row => orderOf(row, card) ?? [])
    if (registrationProblem !== null) return setProblem(messages.notAllowed)
    if (chosen.length === 0) return setProblem(messages.held.none)
    if (orders.length < chosen.length) return setProblem(feeMessages.notPaid[feeError ? 'failed' : 'waiting'])
    if (!(await areFeesCurrent())) return setProblem(messages.feeChanged)
    const held = rows.filter(({ isChosen }) => !isChosen).map(({ item: { kind, id } }) => ({ kind, id }))
    dispatchSeveral({ type: 'begun', orders, at: Date.now(), leftOut: [...held, ...leftOut] })
  }
  return { problem, press }
}

function orderOf({ item, fee }: PaymentRow, credit_card_id: number | null): RunOrder | null {
  if (fee === undefined || credit_card_id === null) return null
  const { id, name, invoiceNumber, amountYen } = item
  const card = { kind: 'saved', credit_card_id } as const
  return {
    item:
      item.kind === 'draft'
        ? { kind: 'draft', id, body: bodyOfApplication(item.application, card, fee.commission_amount) }
        : {
            kind: 'request',
            id,
            body: {
              action: 'pay',
              card,
              amount: amountYen,
              ...(item.updatedAt && { known_updated_at: item.updatedAt }),
              is_terms_agreed: true,
            },
          },
    name,
    invoiceNumber,
    totalYen: fee.total_amount,
    idempotencyKey: crypto.randomUUID(),
  }
}
