import { serverNow } from '@invoice-card/session'
import { useState } from 'react'
import { bodyOfApplication } from '../../card-payment/application-body.ts'
import { useRegistrationProblem } from '../../company/registration-notice.tsx'
import { messages as feeMessages } from '../../fee/messages.ts'
import type { RunOrder, SeveralForm } from '../../several-payments/run.ts'
import { dispatchSeveral } from '../../several-payments/store.ts'
import type { PaymentRow } from './columns.tsx'
import { messages } from './messages.ts'
import type { usePaymentRows } from './use-payment-rows.ts'

/** The one press: the fees are asked once more, then each payment gets its key, and the run begins. */
export function usePress({ rows, feeError, areFeesCurrent }: ReturnType<typeof usePaymentRows>) {
  const registrationProblem = useRegistrationProblem()
  const [problem, setProblem] = useState<string>()
  const press = async ({ card }: SeveralForm) => {
    setProblem(undefined)
    const orders = rows.flatMap(row => orderOf(row, card) ?? [])
    if (registrationProblem !== null) return setProblem(messages.notAllowed)
    if (orders.length < rows.length) return setProblem(feeMessages.notPaid[feeError ? 'failed' : 'waiting'])
    if (!(await areFeesCurrent())) return setProblem(messages.feeChanged)
    dispatchSeveral({ type: 'begun', orders, at: serverNow().getTime() })
  }
  return { problem, press }
}

function orderOf({ draft, fee }: PaymentRow, card: number | null): RunOrder | null {
  if (fee === undefined || card === null) return null
  return {
    draftId: draft.draftId,
    name: draft.name,
    invoiceNumber: draft.application.invoiceForm.formOne.invoice_number.trim(),
    totalYen: fee.total_amount,
    idempotencyKey: crypto.randomUUID(),
    body: bodyOfApplication(draft.application, { kind: 'saved', credit_card_id: card }, fee.commission_amount),
  }
}
