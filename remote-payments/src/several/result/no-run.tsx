import { AppLink, ButtonLink, Card, HStack, Page, Stack, Text } from '@invoice-card/ui'
import { paths } from '../../paths.ts'
import { messages } from './messages.ts'

/** Where the payments of a run are that this tab does not have: in a new tab, or once what it stored is gone. */
export const NoRun = () => (
  <Page title={messages.titles.over}>
    <Card>
      <Stack gap="4">
        <Text>{messages.elsewhere}</Text>
        <HStack gap="4" flexWrap="wrap">
          <ButtonLink to={paths.list('review')}>{messages.payments}</ButtonLink>
          <AppLink to={paths.list('draft')}>{messages.drafts}</AppLink>
          <AppLink to={paths.list('waiting')}>{messages.requests}</AppLink>
        </HStack>
      </Stack>
    </Card>
  </Page>
)
