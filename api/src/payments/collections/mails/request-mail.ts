import type { MailState, RequestMail } from '@invoice-card/contracts'
import { hasEnded } from '../../../platform/mail/public.ts'

/** What a mail to the buyer of a request is for, by its name in the catalogue; null for any other. */
export function requestMailKindOf(name: string | null): RequestMail['kind'] | null {
  const kind = /^request_(\w+?)(?:_by_link)?$/.exec(name ?? '')?.[1]
  return kinds.find(known => known === kind) ?? null
}
const kinds = ['received', 'reminder', 'cancelled', 'expired', 'dates_changed', 'message'] as const

interface Mail {
  readonly sent_at: Date | null
  readonly abandoned_at: Date | null
  readonly last_error: string | null
}

/** One that was not sent on purpose is none that did not arrive. */
export function mailStateOf(mail: Mail): MailState {
  if (mail.sent_at !== null) return 'sent'
  if (mail.abandoned_at === null) return 'waiting'
  return hasEnded(mail) ? 'cancelled' : 'failed'
}
