import type { MailState, RequestMail } from '@invoice-card/contracts'

/** What a mail to the buyer of a request is for, by its name in the catalogue; null for any other. */
export function requestMailKindOf(name: string | null): RequestMail['kind'] | null {
  const kind = /^request_(\w+?)(?:_by_link)?$/.exec(name ?? '')?.[1]
  return kinds.find(known => known === kind) ?? null
}
const kinds = ['received', 'reminder', 'cancelled', 'expired', 'dates_changed', 'message'] as const

/** One that was cancelled or failed does not arrive, whatever the reason. */
export function mailStateOf({
  sent_at,
  given_up_at,
}: {
  readonly sent_at: Date | null
  readonly given_up_at: Date | null
}): MailState {
  if (sent_at !== null) return 'sent'
  return given_up_at === null ? 'waiting' : 'failed'
}
