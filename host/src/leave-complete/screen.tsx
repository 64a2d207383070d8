import { closedAccountAtom, readTokens } from '@invoice-card/session'
import { ButtonLink, Card, Heading, Stack, Text } from '@invoice-card/ui/base'
import { useAtomValue } from 'jotai'
import { Navigate } from 'react-router-dom'
import { paths } from '../navigation/paths.ts'
import { publicHome } from '../outline/public-home.ts'
import { leaveCompleteMessages as messages } from './messages.ts'

/** `/leave-complete`: only after an account was closed in this tab; any other visitor is led on. */
export function Component() {
  const isClosed = useAtomValue(closedAccountAtom)
  if (!isClosed || readTokens() !== null) return <Navigate to={publicHome().to} replace />
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
