import { isRefusal } from '@invoice-card/api-client'
import { Button, ButtonLink, EmptyState, HStack, Notice, Page, Stack } from '@invoice-card/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { draftWork, saveDraft } from '../common/draft-saving/save-draft.ts'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'

/** In the place of every screen on which a request is made, while no new ones may be made. What was typed is saved first. */
export function NewRequestsOffScreen() {
  const { mutate: save, data: state, isPending, isError } = useMutation({ mutationFn: saveTyped })
  useEffect(() => save(), [save])
  return (
    <Page title={messages.title} width="md">
      <Stack gap="6">
        {isError && (
          <Notice
            tone="danger"
            isLive
            actions={
              <Button variant="secondary" size="sm" isLoading={isPending} onClick={() => save()}>
                {messages.retry}
              </Button>
            }
          >
            {messages.failed}
          </Notice>
        )}
        <EmptyState
          scene="broken"
          title={messages.why}
          description={[isPending ? messages.saving : messages[state ?? 'drafts'], messages.existing].join('')}
          action={
            <HStack justifyContent="center">
              <ButtonLink to={paths.list('draft')}>{messages.toDrafts}</ButtonLink>
              <ButtonLink variant="secondary" to={paths.list('request')}>
                {messages.toRequests}
              </ButtonLink>
            </HStack>
          }
        />
      </Stack>
    </Page>
  )
}

/** Saves what the flow holds as its draft. */
async function saveTyped(): Promise<'saved' | 'drafts'> {
  const work = draftWork()
  if (work === null) return 'drafts'
  try {
    await saveDraft(work)
    return 'saved'
  } catch (error) {
    // The draft or the request of another tab is there; of this one the flow stays as it is.
    if (isRefusal(error, 'draft_already_sent')) return 'drafts'
    throw error
  }
}
