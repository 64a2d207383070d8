import { ButtonLink, Card, Heading, Stack, Text } from '@invoice-card/ui/base'
import { paths } from '../navigation/paths.ts'
import { leaveCompleteMessages as messages } from './messages.ts'

/**
 * `/leave-complete`: where the screen of the account leads once it is closed. Open to everybody, because it says
 * nothing of anybody.
 */
export function Component() {
  return (
    <Card inset="lg">
      <Stack gap="6">
        <Heading as="h1" size="xl" tabIndex={-1}>
          {messages.title}
        </Heading>
        <Text>{messages.thanks}</Text>
        <Text>{messages.stored}</Text>
        <Text>{messages.again}</Text>
        <ButtonLink variant="secondary" to={paths.signUp.getHref()}>
          {messages.toSignUp}
        </ButtonLink>
      </Stack>
    </Card>
  )
}
