import { sessionAtom } from '@invoice-card/session'
import { maxLength, minLength, object, pipe, string, type InferOutput } from 'valibot'
import { EmailText } from './email-address.ts'
import { signInMessages as messages } from './messages.ts'

export const SignInForm = object({
  email_address: EmailText,
  password: pipe(string(), minLength(1, messages.passwordMissing), maxLength(256)),
})
export type SignInForm = InferOutput<typeof SignInForm>

const isText = (value: unknown): value is string => typeof value === 'string'

/** The half-typed address survives a reload; the password is never stored. */
export const typedEmailAtom = sessionAtom('signIn.email', '', isText)
