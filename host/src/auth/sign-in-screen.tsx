import { useState } from 'react'
import { createClient } from '@invoice-card/api-client'
import { sessions } from '@invoice-card/contracts'
import { store } from '@invoice-card/session'
import { Button, Card, Heading, Notice, PasswordField, Stack, Text, TextField } from '@invoice-card/ui/base'
import { useFormik } from 'formik'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '../routes/paths.ts'
import { redirectTarget } from '../routes/redirect-target.ts'
import { challengeAtom, resendTimeAfter } from './challenge.ts'
import { errorText } from './error-text.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { Form } from './form.tsx'
import { signInMessages as messages } from './messages.ts'
import { SignInForm, typedEmailAtom } from './sign-in-form.ts'
import { useFocusFirstInvalid } from './use-focus-first-invalid.ts'
import { validateWith } from './validate-with.ts'

const client = createClient(sessions)
const validate = validateWith(SignInForm)

/** `/signin`: address and password; an account with a second factor goes on to the one-time password. */
export function Component() {
  const navigate = useNavigate()
  const redirect = useSearchParams()[0].get('redirect')
  const [refusal, setRefusal] = useState<string>()

  const formik = useFormik<SignInForm>({
    initialValues: { email_address: store.get(typedEmailAtom), password: '' },
    // SPEC §5: on change only.
    validate, validateOnBlur: false, validateOnMount: false,
    onSubmit: signIn,
  })
  const form = useFocusFirstInvalid(formik)

  async function signIn({ email_address, password }: SignInForm) {
    setRefusal(undefined)
    try {
      const answer = await client.login({ body: { email_address: email_address.trim(), password } })
      if (answer.status === 'signed_in') {
        await finishSignIn(answer)
        return await navigate(redirectTarget(redirect), { replace: true })
      }
      store.set(challengeAtom, { challengeId: answer.challenge_id, maskedEmailAddress: answer.masked_email_address, resendAt: resendTimeAfter(answer.resend_after_seconds) })
      await navigate(paths.oneTimePassword.getHref(redirect))
    }
    catch (error) {
      setRefusal(errorText(error))
    }
  }

  const fieldOf = (name: keyof SignInForm) => ({
    ...formik.getFieldProps(name),
    error: formik.touched[name] && formik.errors[name],
    // A message waits until the typed value is left, and passing by an empty field is no change.
    onBlur: () => { if (formik.values[name] !== '') void formik.setFieldTouched(name, true, false) },
  })
  return (
    <Card inset="lg">
      <Form ref={form} noValidate onSubmit={formik.handleSubmit}>
        <Stack gap="2">
          <Heading as="h1" size="xl" tabIndex={-1}>{messages.title}</Heading>
          <Text tone="muted" size="sm">{messages.lead}</Text>
        </Stack>
        {refusal && <Notice tone="danger" isLive>{refusal}</Notice>}
        <TextField
          {...fieldOf('email_address')} label={messages.email} id="email_address" type="email" inputMode="email" autoComplete="username" autoCapitalize="none" spellCheck={false} fieldWidth="full"
          onChange={(event) => { formik.handleChange(event); store.set(typedEmailAtom, event.target.value) }}
        />
        <PasswordField {...fieldOf('password')} label={messages.password} id="password" autoComplete="current-password" fieldWidth="full" />
        <Button type="submit" size="lg" isWide isLoading={formik.isSubmitting}>{messages.submit}</Button>
        <Text tone="muted" size="sm">{messages.nextStep}</Text>
      </Form>
    </Card>
  )
}
