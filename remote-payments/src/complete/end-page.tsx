import { Page } from '@invoice-card/ui'
import type { ReactNode } from 'react'
import type { PaidFor } from '../checkout/checkout.ts'
import { FlowPage } from '../checkout/flow-page.tsx'

interface EndPageProps {
  /** The payment stands: no step is left. */
  readonly isDone?: boolean
  readonly call: PaidFor['call']
  readonly title: string
  readonly description?: ReactNode
  readonly children: ReactNode
}

/** The frame of the last screen: only a user who made a payment of an invoice has gone through its steps. */
export const EndPage = ({ call, isDone = false, ...page }: EndPageProps) =>
  call === 'createInvoice' ? (
    <FlowPage step={isDone ? 4 : 3} width="md" isLocked {...page} />
  ) : (
    <Page width="md" {...page} />
  )
