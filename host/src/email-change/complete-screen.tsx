import { readTokens } from '@invoice-card/session'
import { ButtonLink, Card, Heading, Stack, Text } from '@invoice-card/ui/base'
import { paths } from '../routes/paths.ts'
import { emailChangeMessages as messages } from './messages.ts'

/** `/myaccount/edit-email-complete`: open to everybody, because it says nothing of anybody. */
export function Component() {
  const isSignedIn = readTokens() !== null
  return (
    <Card inset="lg">
      <Stack gap="6">
        <Heading as="h1" size="xl" tabIndex={-1}>{messages.title}</Heading>
        <Text>{messages.text}</Text>
        {isSignedIn ? <ButtonLink to={paths.topPage.getHref()}>{messages.toTop}</ButtonLink> : <ButtonLink to={paths.signIn.getHref()}>{messages.toSignIn}</ButtonLink>}
      </Stack>
    </Card>
  )
}
