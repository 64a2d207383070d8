import { Page } from '@invoice-card/ui'
import type { ReactNode } from 'react'
import { FlowPage } from '../checkout/flow-page.tsx'

interface EndPageProps {
  readonly isRequest: boolean
  readonly title: string
  readonly description?: ReactNode
  readonly children: ReactNode
}

/** The frame of the last screen: who pays a seller's request has not gone through the steps of a payment. */
export const EndPage = ({ isRequest, ...page }: EndPageProps) =>
  isRequest ? <Page width="md" {...page} /> : <FlowPage step={3} width="md" isLocked {...page} />
