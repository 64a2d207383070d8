import { toast } from '@invoice-card/events'
import { invoiceDisplayId } from '@invoice-card/domain'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { PaidFor } from '../checkout/checkout.ts'
import { readCheckout } from '../checkout/store.ts'
import { followingDraftId, useQueue } from '../draft/queue/queue-state.ts'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'

const toastMs = 15_000

/**
 * After a payment of the queue the next invoice opens by itself, as the button that paid has said; the number of the
 * payment stays in sight. Gives whether one opens.
 */
export function useNextInvoice(invoiceId: number, paymentId: string, paidFor: PaidFor | null): boolean {
  const navigate = useNavigate()
  // A user who comes back to this end later, or has another payment open by now, stays here.
  const [isJustPaid] = useState(() => {
    const open = readCheckout()
    return 'paymentId' in open && open.paymentId === paymentId
  })
  const following = followingDraftId(useQueue(), paidFor?.draftId ?? null)
  const next = isJustPaid ? following : null
  useEffect(() => {
    if (next === null) return
    toast.success(messages.nextOpened(invoiceDisplayId(invoiceId)), {
      durationMs: toastMs,
      link: { to: paths.detail('review', invoiceId), label: messages.seePaid },
    })
    void navigate(paths.draft(next), { replace: true })
  }, [next, invoiceId, navigate])
  return next !== null
}
