import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createClient, isRefusal } from '@invoice-card/api-client'
import { type FieldError, registrations } from '@invoice-card/contracts'
import { useIsShown } from '@invoice-card/form'
import { queryClient } from '@invoice-card/remote'
import { store } from '@invoice-card/session'
import {
  AppLink,
  Button,
  ButtonLink,
  Card,
  ErrorState,
  Heading,
  HStack,
  Notice,
  Skeleton,
  Stack,
  Stepper,
  Text,
} from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { Navigate, useNavigate } from 'react-router-dom'
import { is } from 'valibot'
import { errorText } from '../auth/error-text.ts'
import { finishSignIn } from '../auth/finish-sign-in.ts'
import { focusStart } from '../navigation/focus-start.ts'
import { paths } from '../navigation/paths.ts'
import { Answers } from './answers.tsx'
import {
  finishRegistration,
  registrationAtom,
  registrationRefusalsAtom,
  registrationResultAtom,
  registrationTokenAtom,
  type RegistrationValues,
} from './flow-state.ts'
import { registrationScreenMessages } from './messages.ts'
import { NumberRegistered } from './number-reason.tsx'
import { registrationSteps } from './screen.tsx'
import { objectOf, registrationSchema } from './schema.ts'

const messages = registrationScreenMessages.confirm
const client = createClient(registrations)
// The mail address is confirmed once and for all, and what follows begins with the button.
const steps = registrationSteps.map((step, index) => ({ ...step, isDisabled: index !== 1 }))

/** `/registration/confirm`: what was typed, in the spelling in which it is saved, and what the screening says of it. */
export function Component() {
  const token = useAtomValue(registrationTokenAtom)
  const values = useAtomValue(registrationAtom)
  if (store.get(registrationResultAtom)) return <Navigate to={paths.registrationResult.getHref()} replace />
  if (token === '') return <Navigate to={paths.signUpAgain.getHref()} replace />
  if (!is(registrationSchema, values)) return <Navigate to={paths.registration.getHref()} replace />
  return <Confirmation token={token} values={values} />
}

function Confirmation({ token, values }: { token: string; values: RegistrationValues }) {
  const navigate = useNavigate()
  const isShown = useIsShown()
  const [refusal, setRefusal] = useState<unknown>()
  const [isSending, setIsSending] = useState(false)
  const object = objectOf(values)
  const business_form = values.business_form === '1' ? (1 as const) : (2 as const)
  const check = useQuery(
    {
      queryKey: ['registration-check', token, values[object]],
      retry: false,
      gcTime: 0,
      queryFn: () =>
        client.checkRegistration({ body: { registration_token: token, business_form, [object]: values[object] } }),
    },
    queryClient,
  )

  async function register() {
    if (isSending) return
    setIsSending(true)
    setRefusal(undefined)
    store.set(registrationRefusalsAtom, {})
    try {
      const { business_category_id: category, user_last_name, user_first_name, phone_number, is_terms_agreed } = values
      const body = {
        registration_token: token,
        user_last_name,
        user_first_name,
        phone_number,
        is_terms_agreed,
        ...(category ? { business_category_id: Number(category) } : {}),
      }
      const { result, session } =
        business_form === 1
          ? await client.registerCorporation({ body: { ...body, corporation: values.corporation } })
          : await client.registerSoleProprietor({ body: { ...body, sole_proprietor: values.sole_proprietor } })
      const signedIn = session && finishSignIn(session)
      // At once: what was typed is cleared by now, and without a result the screen leads back to the sign-up.
      finishRegistration(result)
      // Not once it is known who signed in: by then the user may have left the result.
      if (isShown()) await navigate(paths.registrationResult.getHref(), { replace: true })
      await signedIn
    } catch (error) {
      if (isRefusal(error)) store.set(registrationRefusalsAtom, wordsByField(error.fields))
      setRefusal(error)
      setIsSending(false)
    }
  }

  const isExpired = [check.error, refusal].some(error => isRefusal(error, 'registration_token_invalid'))
  if (isExpired) return <Expired />
  // Said once, and nothing is offered that would be refused.
  const isNumberRefused = isRefusal(refusal, 'corporate_number_registered')
  const blocking = check.data?.reasons.find(({ code }) => code === 'corporate_number_registered')
  const registered = blocking?.message ?? (isNumberRefused ? errorText(refusal) : undefined)
  const reasons = registered === undefined ? (check.data?.reasons ?? []) : []
  return (
    <Stack gap="8">
      <Stepper
        steps={steps}
        current={2}
        onStepSelect={isSending ? undefined : () => void navigate(paths.registration.getHref())}
      />
      <Stack gap="2">
        <Heading as="h1" size="xl" tabIndex={-1}>
          {messages.title}
        </Heading>
        <Text tone="muted">{registered === undefined ? messages.lead : messages.leadRegistered}</Text>
      </Stack>
      {check.isPending && <Skeleton aria-label={messages.loading} style={{ height: '3rem' }} />}
      {registered !== undefined && refusal === undefined && <NumberRegistered message={registered} />}
      {reasons.map(({ code, message }) => (
        <Notice key={code} tone="attention" title={messages.attention}>
          {message}
        </Notice>
      ))}
      {check.isError && (
        <Notice tone="danger" isLive>
          {errorText(check.error)}
        </Notice>
      )}
      {refusal !== undefined && (
        <WithFocus reason={refusal}>
          {registered === undefined ? <Refused error={refusal} /> : <NumberRegistered message={registered} />}
        </WithFocus>
      )}
      <Answers values={values} emailAddress={check.data?.email_address} isEditable={!isSending} />
      <HStack>
        {registered === undefined && (
          <Button size="lg" isLoading={isSending} onClick={register}>
            {messages.register}
          </Button>
        )}
        <ButtonLink size="lg" variant="secondary" to={paths.registration.getHref()}>
          {messages.back}
        </ButtonLink>
      </HStack>
    </Stack>
  )
}

const wordsByField = (fields: readonly FieldError[]) =>
  Object.fromEntries(fields.map(({ field, message }) => [field, message]))

/** Takes the focus, and so into view: the button that was pressed stands far below. */
function WithFocus({ reason, children }: { reason: unknown; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [reason])
  return (
    <div ref={panel} tabIndex={-1}>
      {children}
    </div>
  )
}

/** Why nothing is registered: of single fields in their words, which stand at the fields of the form as well. */
function Refused({ error }: { error: unknown }) {
  const texts = isRefusal(error) ? [...new Set(error.fields.map(({ message }) => message))] : []
  const isSignInAsked = isRefusal(error, 'email_address_registered', 'registration_already_done')
  const signIn = <AppLink to={paths.signIn.getHref()}>{registrationScreenMessages.numberReason.signIn}</AppLink>
  return (
    <Notice
      tone="danger"
      isLive
      title={texts.length > 0 ? messages.refused : undefined}
      actions={isSignInAsked ? signIn : undefined}
    >
      {texts.length > 0 ? texts.map(text => <p key={text}>{text}</p>) : errorText(error)}
    </Notice>
  )
}

function Expired() {
  const { expiredTitle, expired, restart } = registrationScreenMessages
  // The button that had the focus is gone with the screen.
  useEffect(focusStart, [])
  return (
    <Card inset="lg">
      <ErrorState
        level="h1"
        title={expiredTitle}
        description={expired}
        action={<ButtonLink to={paths.signUpAgain.getHref()}>{restart}</ButtonLink>}
      />
    </Card>
  )
}
