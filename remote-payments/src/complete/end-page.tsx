import { Page } from '@invoice-card/ui'
import type { ReactNode } from 'react'
import { FlowPage } from '../checkout/flow-page.tsx'

interface EndPageProps {
  /** The payment stands: no step is left. */
  readonly isDone?: boolean
  readonly isRequest: boolean
  readonly title: string
  readonly description?: ReactNode
  readonly children: ReactNode
}

/** The frame of the last screen: a user who pays a seller's request has not gone through the steps of a payment. */
export const EndPage = ({ isRequest, isDone = false, ...page }: EndPageProps) =>
  isRequest ? <Page width="md" {...page} /> : <FlowPage step={isDone ? 4 : 3} width="md" isLocked {...page} />
