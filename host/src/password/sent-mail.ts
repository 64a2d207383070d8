import { entryAtom } from '@invoice-card/session'

/** To where and when the last mail went: survives a reload. */
export interface SentMail {
  readonly address: string
  readonly resendAt: number
}

const isSentMail = (value: unknown): value is SentMail =>
  typeof value === 'object' &&
  value !== null &&
  'address' in value &&
  typeof value.address === 'string' &&
  'resendAt' in value &&
  typeof value.resendAt === 'number'

export const sentMailAtom = entryAtom<SentMail | null>('password.sentMail', null, (value): value is SentMail | null =>
  isSentMail(value),
)

/** Seconds between two mails. */
export const pauseSeconds = 60
