import { maxPaidTogether } from '@invoice-card/domain'
import { Button, ButtonLink, EmptyState, focusHome, HStack, Notice, Page, SkeletonText, Stack } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { savedCardsQuery } from '../../card-payment/queries.ts'
import { RegistrationNotice } from '../../company/registration-notice.tsx'
import { paths } from '../../paths.ts'
import { keyOf, severalPathOf, type Chosen } from '../run/chosen.ts'
import { isRunLeftUnheard } from '../run/selectors.ts'
import { useRun } from '../run/store.ts'
import { kindsOf } from './kinds-of.ts'
import { LeftOut } from './left-out.tsx'
import { messages } from '../candidates/messages.ts'
import { PaymentForm } from './payment-form.tsx'
import { useCandidates } from './use-candidates.ts'

/**
 * /payments/several?drafts=1,2&requests=3,4: drafts and sellers' requests on one confirmation, with one card and one
 * press.
 */
export function Component() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const chosen = [...chosenIn(search, 'drafts', 'draft'), ...chosenIn(search, 'requests', 'request')]
  const remove = (item: Chosen) =>
    void navigate(severalPathOf(chosen.filter(one => keyOf(one) !== keyOf(item))), { replace: true })
  // A run that was begun comes first: its end is not known. One that was left long ago stands in nobody's way.
  const run = useRun()
  if (run.stage === 'running' && !isRunLeftUnheard(run)) return <Navigate to={paths.severalResult} replace />
  return (
    <Page title={messages.title} description={messages.description}>
      {chosen.length === 0 ? (
        <EmptyState {...messages.empty} action={<Lists of={[{ kind: 'draft' }, { kind: 'request' }]} />} />
      ) : (
        <Stack gap="4" {...focusHome('h1')}>
          <RegistrationNotice meanwhile="" />
          {chosen.length > maxPaidTogether && (
            <Notice tone="attention">{messages.surplus(chosen.length - maxPaidTogether, maxPaidTogether)}</Notice>
          )}
          <ChosenPayments
            chosen={chosen.slice(0, maxPaidTogether)}
            surplus={chosen.slice(maxPaidTogether)}
            onRemove={remove}
          />
        </Stack>
      )}
    </Page>
  )
}

const chosenIn = (search: URLSearchParams, parameter: string, kind: Chosen['kind']): Chosen[] =>
  [...new Set((search.get(parameter) ?? '').split(',').map(Number))]
    .filter(id => Number.isSafeInteger(id) && id > 0)
    .map(id => ({ kind, id }))

/** The way to the lists in which the kinds of the rows are chosen. */
function Lists({ of: rows }: { of: readonly Pick<Chosen, 'kind'>[] }) {
  const kinds = kindsOf(rows)
  return (
    <HStack gap="4" flexWrap="wrap" justifyContent="center">
      {kinds !== 'request' && <ButtonLink to={paths.list('draft')}>{messages.drafts}</ButtonLink>}
      {kinds !== 'draft' && (
        <ButtonLink variant={kinds === 'both' ? 'secondary' : 'primary'} to={paths.list('waiting')}>
          {messages.requests}
        </ButtonLink>
      )}
    </HStack>
  )
}

interface ChosenPaymentsProps {
  readonly chosen: readonly Chosen[]
  /** More than can be paid together. */
  readonly surplus: readonly Chosen[]
  readonly onRemove: (item: Chosen) => void
}

function ChosenPayments({ chosen, surplus, onRemove }: ChosenPaymentsProps) {
  const { candidates, failure, isFetching, refetch } = useCandidates(chosen)
  const cards = useQuery(savedCardsQuery)
  // That there is none stands above the rows, which would move by it.
  const areCardsAwaited = !cards.isFetched && !cards.isPaused
  if (candidates === null) return <SkeletonText lines={8} />
  const payable = candidates.filter(candidate => candidate.state === 'complete')
  const leftOut = candidates.filter(candidate => candidate.state === 'leftOut')
  const kinds = kindsOf(leftOut)
  const stillUnpaid = leftOut.filter(({ isGone }) => !isGone).map(({ kind, id }) => ({ kind, id }))
  return (
    <>
      <LeftOut rows={leftOut} onRemove={onRemove} />
      {failure !== undefined && (
        <Notice
          tone="attention"
          isLive
          title={messages.leftOut.failed}
          actions={
            <Button variant="secondary" size="sm" icon="refresh" isLoading={isFetching} onClick={refetch}>
              {messages.leftOut.again}
            </Button>
          }
        >
          {failure}
        </Notice>
      )}
      {payable.length > 0 &&
        (areCardsAwaited ? (
          <SkeletonText lines={8} />
        ) : (
          <PaymentForm items={payable} leftOut={[...stillUnpaid, ...surplus]} cards={cards} onRemove={onRemove} />
        ))}
      {payable.length === 0 && failure === undefined && (
        <Notice tone="attention" title={messages.noneComplete.title(kinds)} actions={<Lists of={leftOut} />}>
          {messages.noneComplete.text[leftOut.some(({ draft }) => draft) ? kinds : 'request']}
        </Notice>
      )}
    </>
  )
}
