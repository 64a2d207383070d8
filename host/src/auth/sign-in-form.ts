import { maxLength, minLength, object, pipe, string, type InferOutput } from 'valibot'
import { EmailText } from './email-address.ts'
import { signInMessages as messages } from './messages.ts'

export const SignInForm = object({
  email_address: EmailText,
  password: pipe(string(), minLength(1, messages.passwordMissing), maxLength(256)),
})
export type SignInForm = InferOutput<typeof SignInForm>
