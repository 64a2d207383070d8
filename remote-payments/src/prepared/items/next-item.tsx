import { AppLink, Button, HStack, Notice } from '@invoice-card/ui'
import { paths } from '../../paths.ts'
import type { PreItemRef } from '../../checkout/entry.ts'
import { nextPreId, useOAuthPaymentFlow } from './flow-state.ts'
import { messages } from './messages.ts'
import { useOpenItem } from './use-open-item.ts'

/** Leads from a payment that a program prepared back to its group, and on to the next one of it. */
export function NextItem({ preItem, paymentId }: { preItem: PreItemRef | null; paymentId: string }) {
  const flow = useOAuthPaymentFlow(preItem, paymentId)
  const { mutate, isPending } = useOpenItem(flow.preGroupId ?? 0)
  // Another payment may have been made while a group was open.
  if (flow.preGroupId === null || !flow.items.some(item => item.paymentId === paymentId)) return null
  const next = nextPreId(flow, paymentId)
  const left = flow.items.filter(({ isRegistered }) => !isRegistered).length
  const back = <AppLink to={paths.oauthGroup(flow.preGroupId)}>{messages.backToGroup}</AppLink>
  if (!flow.isWhole) return <div>{back}</div>
  return (
    <Notice
      tone={left === 0 ? 'success' : 'info'}
      title={left === 0 ? messages.allDone : messages.left(left)}
      actions={
        <HStack gap="4">
          {next !== null && (
            <Button iconEnd="arrow_forward" isLoading={isPending} onClick={() => mutate(next)}>
              {messages.next}
            </Button>
          )}
          {back}
        </HStack>
      }
    />
  )
}
