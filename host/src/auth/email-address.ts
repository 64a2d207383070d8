import { email, maxLength, minLength, pipe, string, transform } from 'valibot'
import { emailMessages as messages } from './messages.ts'

/** An address in the spelling in which it is sent: a user who types kanji has full-width letters and ＠ at hand. */
export const spellEmail = (typed: string): string => typed.normalize('NFKC').trim()

/** An e-mail address as people type it. */
export const EmailText = pipe(
  string(),
  transform(spellEmail),
  minLength(1, messages.missing),
  maxLength(254, messages.format),
  email(messages.format),
)
