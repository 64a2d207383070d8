import { AppLink, ButtonLink, HStack, Notice } from '@invoice-card/ui'
import { paths } from '../../paths.ts'
import { severalPathOf, type Chosen } from '../run/chosen.ts'
import type { Run } from '../run/run.ts'
import { leftOutOf, paymentsOf, restOf } from '../run/selectors.ts'
import { messages } from './messages.ts'

/** What came of all of them, why some were not made, and how the rest is paid. */
export function Outcome({ run }: { run: Extract<Run, { stage: 'stopped' | 'ended' }> }) {
  const countOf = (kind: string) => paymentsOf(run).filter(({ state }) => state.kind === kind).length
  const [paid, failed, notMade] = [countOf('paid'), countOf('failed'), countOf('waiting')]
  const isAnyUnpaid = (kind: Chosen['kind']) =>
    paymentsOf(run).some(({ item, state }) => item.kind === kind && state.kind !== 'paid')
  const rest = restOf(run)
  const leftOut = leftOutOf(run)
  const isCardRefused = rest.some(({ state }) => state.kind === 'failed' && state.isCardRefused)
  return (
    <Notice
      tone={failed + notMade === 0 ? 'success' : 'attention'}
      isLive
      title={messages.summary(paid, failed, notMade)}
      actions={
        <HStack gap="4" flexWrap="wrap">
          {rest.length > 0 && (
            <ButtonLink to={severalPathOf(rest.map(({ item }) => item))}>
              {(isCardRefused ? messages.payRestWithAnotherCard : messages.payRest)(rest.length)}
            </ButtonLink>
          )}
          {leftOut.length > 0 && <AppLink to={severalPathOf(leftOut)}>{messages.seeLeftOut(leftOut.length)}</AppLink>}
          {paid > 0 && <AppLink to={paths.list('review')}>{messages.payments}</AppLink>}
          {isAnyUnpaid('draft') && <AppLink to={paths.list('draft')}>{messages.drafts}</AppLink>}
          {isAnyUnpaid('request') && <AppLink to={paths.list('waiting')}>{messages.requests}</AppLink>}
        </HStack>
      }
    >
      {run.stage === 'stopped' && <p>{messages.stopped[run.reason]}</p>}
      {leftOut.length > 0 && <p>{messages.leftOut(leftOut.length)}</p>}
      {paid > 0 && <p>{messages.after}</p>}
    </Notice>
  )
}
