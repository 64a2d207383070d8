import { email, maxLength, minLength, pipe, safeParse, string, trim } from 'valibot'
import { emailMessages as messages } from './messages.ts'

/** An e-mail address as people type it. */
export const EmailText = pipe(string(), trim(), minLength(1, messages.missing), maxLength(254, messages.format), email(messages.format))

/** What is wrong with a typed address, or null. */
export const emailFault = (typed: string): string | null => safeParse(EmailText, typed).issues?.[0].message ?? null
