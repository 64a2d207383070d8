import { CodeForm } from '@invoice-card/form/code'
import { changedEmailAtom, store } from '@invoice-card/session'
import { BackLink, Card, Page, Stack, Text } from '@invoice-card/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { credentialCalls } from '../common/credential-calls.ts'
import { useChangedUser } from '../common/use-changed-user.ts'
import { paths } from '../paths.ts'
import { codeAddressAtom, emailChallengeAtom, newEmailAtom } from './challenge.ts'
import { messages } from './messages.ts'

/** /myaccount/edit-email-auth: the code from the mail to the new address changes it. */
export function EmailCodeScreen() {
  const navigate = useNavigate()
  const challenge = useAtomValue(emailChallengeAtom)
  const showChanged = useChangedUser()
  // Read once: the accepted code clears it while this screen is still on its way out.
  const [started] = useState(challenge)
  const [typed] = useState(() => store.get(codeAddressAtom).address)
  if (!started) return <Navigate to={paths.editEmailAddress} replace />
  const { challengeId: challenge_id, maskedEmailAddress } = started

  const verify = async (auth_code: string, isShown: () => boolean) => {
    const { email_address } = await credentialCalls.verifyEmailAuthCode({ body: { challenge_id, auth_code } })
    await showChanged({ information: user => ({ ...user, email_address }), loginUser: { emailAddress: email_address } })
    store.set(emailChallengeAtom, null)
    store.set(newEmailAtom, { address: '' })
    store.set(codeAddressAtom, { address: '' })
    store.set(changedEmailAtom, email_address)
    if (isShown()) await navigate(paths.editEmailComplete, { replace: true })
  }
  return (
    <Page title={messages.codeTitle} back={{ to: paths.account, label: messages.back }} width="md">
      <Card>
        <Stack gap="6">
          <Text>{messages.codeLead(typed || maskedEmailAddress)}</Text>
          <CodeForm
            challenge={challenge ?? started}
            onCode={verify}
            submitLabel={messages.codeSubmit}
            resend={async () =>
              (await credentialCalls.resendEmailAuthCode({ body: { challenge_id } })).resend_after_seconds
            }
            onResent={next => store.set(emailChallengeAtom, next)}
          />
          <BackLink to={paths.editEmailAddress} label={messages.codeBack} />
        </Stack>
      </Card>
    </Page>
  )
}
