import { maxDraftsTogether } from '@invoice-card/domain'
import { failureText } from '@invoice-card/form'
import { ButtonLink, EmptyState, ErrorState, Notice, Page, SkeletonText, Stack } from '@invoice-card/ui'
import { Navigate, useSearchParams } from 'react-router-dom'
import { RegistrationNotice } from '../../company/registration-notice.tsx'
import { paths } from '../../paths.ts'
import { useRun } from '../../several-payments/store.ts'
import type { CompleteDraft, LeftOutDraft } from './candidate.ts'
import { LeftOut } from './left-out.tsx'
import { messages } from './messages.ts'
import { PaymentForm } from './payment-form.tsx'
import { useDrafts } from './use-drafts.ts'

const parameter = 'drafts'

/** /payments/several?drafts=1,2,3: several drafts on one confirmation, with one card and one press. */
export function Component() {
  const [search, setSearch] = useSearchParams()
  const ids = idsIn(search.get(parameter) ?? '')
  const setIds = (next: readonly number[]) => setSearch({ [parameter]: next.join(',') }, { replace: true })
  // A run that was begun comes first: its end is not known.
  if (useRun().stage === 'running') return <Navigate to={paths.severalResult} replace />
  return (
    <Page title={messages.title} description={messages.description}>
      {ids.length === 0 ? (
        <EmptyState {...messages.empty} action={<ButtonLink to={paths.list('draft')}>{messages.list}</ButtonLink>} />
      ) : (
        <Stack gap="4">
          <RegistrationNotice meanwhile="" />
          {ids.length > maxDraftsTogether && (
            <Notice tone="attention">{messages.surplus(ids.length - maxDraftsTogether, maxDraftsTogether)}</Notice>
          )}
          <Drafts
            ids={ids.slice(0, maxDraftsTogether)}
            onRemove={draftId => setIds(ids.filter(id => id !== draftId))}
          />
        </Stack>
      )}
    </Page>
  )
}

const idsIn = (text: string): number[] => [
  ...new Set(
    text
      .split(',')
      .map(Number)
      .filter(id => Number.isSafeInteger(id) && id > 0),
  ),
]

function Drafts({ ids, onRemove }: { ids: readonly number[]; onRemove: (draftId: number) => void }) {
  const { candidates, error, isFetching, refetch, isGoneId } = useDrafts(ids)
  if (error) return <ErrorState description={failureText(error)} onRetry={refetch} isRetrying={isFetching} />
  if (candidates === null) return <SkeletonText lines={8} />
  const complete = candidates.filter((candidate): candidate is CompleteDraft => candidate.kind === 'complete')
  const leftOut = candidates.filter((candidate): candidate is LeftOutDraft => candidate.kind === 'leftOut')
  return (
    <>
      <LeftOut drafts={leftOut} isGone={isGoneId} />
      {complete.length > 0 ? (
        <PaymentForm drafts={complete} onRemove={onRemove} />
      ) : (
        <Notice
          tone="attention"
          title={messages.noneComplete.title}
          actions={
            <ButtonLink size="sm" variant="secondary" to={paths.list('draft')}>
              {messages.list}
            </ButtonLink>
          }
        >
          {messages.noneComplete.text}
        </Notice>
      )}
    </>
  )
}
