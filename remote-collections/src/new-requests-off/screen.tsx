import { Button, ButtonLink, EmptyState, HStack, Notice, Page, Stack } from '@invoice-card/ui'
import { messages as draftMessages } from '../common/draft-saving/messages.ts'
import { useSavedWhileOff } from '../common/draft-saving/use-saved-while-off.ts'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'

const { off: words } = draftMessages

/** In the place of every screen on which a request is made, while no new ones may be made. What was typed is saved first. */
export function NewRequestsOffScreen() {
  const { state, save } = useSavedWhileOff()
  return (
    <Page title={messages.title} width="md">
      <Stack gap="6">
        {state === 'failed' && (
          <Notice
            tone="danger"
            isLive
            actions={
              <Button variant="secondary" size="sm" onClick={save}>
                {words.retry}
              </Button>
            }
          >
            {words.failed}
          </Notice>
        )}
        <EmptyState
          scene="broken"
          title={messages.why}
          description={[words[state === 'failed' ? 'drafts' : state], messages.existing].join('')}
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
