import { changedEmailAtom, readTokens } from '@invoice-card/session'
import { ButtonLink, Card, Heading, Stack, Text } from '@invoice-card/ui/base'
import { useAtomValue } from 'jotai'
import { Navigate } from 'react-router-dom'
import { paths } from '../navigation/paths.ts'
import { emailChangeMessages as messages } from './messages.ts'

/** `/myaccount/edit-email-complete`: only after a change; any other visitor is led to where one begins. */
export function Component() {
  const changedTo = useAtomValue(changedEmailAtom)
  if (changedTo === null) return <Navigate to={paths.editEmailAddress.getHref()} replace />
  const isSignedIn = readTokens() !== null
  return (
    <Card inset="lg">
      <Stack gap="6">
        <Heading as="h1" size="xl" tabIndex={-1}>
          {messages.title}
        </Heading>
        <Text>{messages.text(changedTo)}</Text>
        {isSignedIn ? (
          <ButtonLink to={paths.account.getHref()}>{messages.toAccount}</ButtonLink>
        ) : (
          <ButtonLink to={paths.signIn.getHref()}>{messages.toSignIn}</ButtonLink>
        )}
      </Stack>
    </Card>
  )
}
