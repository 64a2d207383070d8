import { createClient } from '@invoice-card/api-client'
import { credentials } from '@invoice-card/contracts'
import { ResendCode, resendTimeAfter } from '@invoice-card/form/code'
import { store } from '@invoice-card/session'
import { AppLink, Card, Heading, Notice, Stack, Text } from '@invoice-card/ui/base'
import { useAtomValue } from 'jotai'
import { Navigate } from 'react-router-dom'
import { paths } from '../navigation/paths.ts'
import { passwordMessages } from './messages.ts'
import { pauseSeconds, sentMailAtom } from './sent-mail.ts'

const messages = passwordMessages.sent
const client = createClient(credentials)

/** `/password/reset`: the mail is on its way; says the same whether the address has an account or not. */
export function Component() {
  const sent = useAtomValue(sentMailAtom)
  if (!sent) return <Navigate to={paths.passwordSendEmail.getHref()} replace />
  const resend = async () => {
    await client.sendPasswordResetMail({ body: { email_address: sent.address } })
    return pauseSeconds
  }
  return (
    <Card inset="lg">
      <Stack gap="6">
        <Heading as="h1" size="xl" tabIndex={-1}>
          {messages.title}
        </Heading>
        <Text>{messages.lead(sent.address)}</Text>
        <Notice tone="info">{messages.notRegistered}</Notice>
        <ResendCode
          resendAt={sent.resendAt}
          resend={resend}
          onResent={seconds => store.set(sentMailAtom, { ...sent, resendAt: resendTimeAfter(seconds) })}
          messages={messages}
        />
        <AppLink to={paths.passwordSendEmail.getHref()}>{messages.other}</AppLink>
      </Stack>
    </Card>
  )
}
