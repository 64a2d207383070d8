import { invoiceDisplayId } from '@invoice-card/domain'
import { AppLink, ButtonLink, HStack, Notice } from '@invoice-card/ui'
import { FlowPage } from '../checkout/flow-page.tsx'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'

const words = messages.paidMeanwhile

/**
 * This attempt ended without a charge because another one, in another tab, has paid the same invoice: a user who reads
 * only "not paid" would pay it again elsewhere.
 */
export const PaidMeanwhile = ({ invoiceId }: { invoiceId: number }) => (
  <FlowPage step={4} title={words.title} width="md" isLocked>
    <Notice
      tone="attention"
      title={words.number(invoiceDisplayId(invoiceId))}
      actions={
        <HStack gap="4">
          <ButtonLink to={paths.detail('review', invoiceId)}>{messages.detail}</ButtonLink>
          <AppLink to={paths.list('review')}>{messages.list}</AppLink>
        </HStack>
      }
    >
      {words.text}
    </Notice>
  </FlowPage>
)
