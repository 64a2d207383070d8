import { createClient } from '@invoice-card/api-client'
import { type AuthorizationRequest, oauth } from '@invoice-card/contracts'
import { useForm } from '@invoice-card/form'
import { challengeOf } from '@invoice-card/form/code'
import { scopeWordsOf, spellEmail } from '@invoice-card/domain'
import { store } from '@invoice-card/session'
import {
  AppLink,
  Button,
  Card,
  EmptyState,
  Heading,
  Notice,
  PasswordField,
  Stack,
  styled,
  Text,
  TextField,
} from '@invoice-card/ui/base'
import { useLoaderData, useLocation, useNavigate } from 'react-router-dom'
import { approvalChallengeAtom } from '../auth/challenge.ts'
import { Form } from '../auth/form.tsx'
import { SignInRefusal } from '../auth/sign-in-refusal.tsx'
import { SignInForm } from '../auth/sign-in-form.ts'
import { signInMessages } from '../auth/messages.ts'
import { paths } from '../navigation/paths.ts'
import { type LoadedRequest, loadRequest } from './load-request.ts'
import { oauthMessages as messages } from './messages.ts'

export { loadRequest as loader }

const client = createClient(oauth)
const Scopes = styled('ul', { base: { listStyle: 'disc', paddingInlineStart: '6' } })

/**
 * `/oauth/authorize`: a program of another company asks to act for a user, who proves to be one without opening a
 * session.
 */
export function Component() {
  const loaded = useLoaderData<LoadedRequest>()
  if ('refusal' in loaded)
    return (
      <Card inset="lg">
        <EmptyState scene="broken" level="h1" title={messages.wrongTitle} description={loaded.refusal} />
      </Card>
    )
  return <Consent {...loaded} />
}

interface ConsentProps {
  asked: AuthorizationRequest
  client_name: string
  scopes: readonly string[]
  denial_url: string
}

function Consent({ asked, client_name, scopes, denial_url }: ConsentProps) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const { refusal, refusalCode, isSubmitting, field, form } = useForm({
    initialValues: { email_address: '', password: '' },
    schema: SignInForm,
    onSubmit: approve,
  })

  async function approve({ email_address, password }: SignInForm, isShown: () => boolean) {
    const answer = await client.approveAuthorization({
      body: { ...asked, email_address: spellEmail(email_address), password },
    })
    if (!isShown()) return
    if (answer.status === 'approved') return window.location.assign(answer.redirect_url)
    store.set(approvalChallengeAtom, challengeOf(answer))
    await navigate(paths.authorizeCode.getHref(search))
  }

  return (
    <Card inset="lg">
      <Form {...form}>
        <Stack gap="2">
          <Heading as="h1" size="xl" tabIndex={-1}>
            {messages.title}
          </Heading>
          <Text>{messages.lead(client_name)}</Text>
        </Stack>
        <Scopes>
          {scopes.map(scope => (
            <li key={scope}>{scopeWordsOf(scope)}</li>
          ))}
        </Scopes>
        <Notice>{messages.limits}</Notice>
        <Text tone="muted" size="sm">
          {messages.proof}
        </Text>
        <SignInRefusal refusal={refusal} refusalCode={refusalCode} />
        <TextField
          {...field('email_address')}
          label={messages.email}
          required
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          fieldWidth="full"
        />
        <PasswordField
          {...field('password')}
          label={messages.password}
          required
          autoComplete="current-password"
          fieldWidth="full"
        />
        {/* An absolute address opens in a new tab: what the program asks for stays here. */}
        <AppLink to={location.origin + paths.passwordSendEmail.getHref()}>{signInMessages.forgotten}</AppLink>
        <Stack gap="3">
          <Button type="submit" size="lg" isWide isLoading={isSubmitting}>
            {messages.approve}
          </Button>
          <Button variant="secondary" size="lg" isWide onClick={() => window.location.assign(denial_url)}>
            {messages.deny}
          </Button>
        </Stack>
      </Form>
    </Card>
  )
}
