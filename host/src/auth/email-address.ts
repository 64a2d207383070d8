import { spellEmail } from '@invoice-card/domain'
import { email, maxLength, minLength, pipe, string, transform } from 'valibot'
import { emailMessages as messages } from './messages.ts'

/** An e-mail address as people type it. */
export const EmailText = pipe(
  string(),
  transform(spellEmail),
  minLength(1, messages.missing),
  maxLength(254, messages.format),
  email(messages.format),
)
