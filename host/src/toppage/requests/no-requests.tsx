import { AppLink, Card, HStack, Section, Stack, Text } from '@invoice-card/ui'
import { paths } from '../../navigation/paths.ts'
import { Quiet } from '../parts/quiet.tsx'
import { requestMessages as messages } from './messages.ts'

interface NoRequestsProps {
  /** New ones may be made. */
  isOn: boolean
  history: number
  draft: number
}

/** While nothing is out: the ways to a new request, the drafts and what was. */
export const NoRequests = ({ isOn, history, draft }: NoRequestsProps) => (
  <Section title={messages.title}>
    <Card inset="none">
      <Quiet>
        <Stack gap="3">
          <Text tone="muted">{isOn ? messages.none : messages.off}</Text>
          <HStack gap="5">
            {isOn && <AppLink to={paths.collections.getHref('create')}>{messages.create}</AppLink>}
            {draft > 0 && <AppLink to={paths.collections.getHref('draft')}>{messages.drafts(draft)}</AppLink>}
            {history > 0 && <AppLink to={paths.collections.getHref('history')}>{messages.history}</AppLink>}
          </HStack>
        </Stack>
      </Quiet>
    </Card>
  </Section>
)
