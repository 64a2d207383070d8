import { ButtonLink, EmptyState, HStack, Page, Stack } from '@invoice-card/ui'
import { messages as draftMessages } from '../draft/messages.ts'
import { UnsavedWhileOff } from '../draft/unsaved-while-off.tsx'
import { isSaveRefused, useSavedWhileOff } from '../draft/use-saved-while-off.ts'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'

const { off: words } = draftMessages

/**
 * In the place of every screen on which a request is made, while no new ones may be made. The typed input is saved
 * first.
 */
export function NewRequestsOffScreen() {
  const [saving, save] = useSavedWhileOff()
  const isRefused = isSaveRefused(saving)
  return (
    <Page title={messages.title} width="md">
      <Stack gap="6">
        {isRefused && <UnsavedWhileOff failure={saving} save={save} />}
        <EmptyState
          scene="broken"
          title={messages.why}
          description={[words[isRefused ? 'drafts' : saving.status], messages.existing].join('')}
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
