import { precedingCodes } from '../../card-payment/attempt.ts'
import { isAboutCard } from '../../card-payment/use-card-payment.ts'
import type { StopReason } from '../../several-payments/run.ts'

type Stop = Exclude<StopReason, 'user'> | null

/** Declines that say that the card itself is not taken: the next payment would end like this one. */
const cardBlocks = ['AC02', 'AC03', 'GA01', 'P009', 'XB01', 'XD01', 'XG01']
/** Declines because of the company. */
const companyBlocks = ['XF01']

/** The last block of a result code that is not `0000`. */
const decisiveBlock = (code: string): string => (code.match(/.{4}/g) ?? []).findLast(block => block !== '0000') ?? ''

/** What a decline means for the payments that wait. */
export function stopOfDecline(code: string | null): Stop {
  const block = decisiveBlock(code ?? '')
  if (companyBlocks.includes(block)) return 'everything'
  return cardBlocks.includes(block) ? 'card' : null
}

/** Whether a decline counts against the card: a user who left the authentication says nothing about it. */
export const isCountedDecline = (code: string | null): boolean => /^(AC|GN|GU)/.test(decisiveBlock(code ?? ''))

/** The same of a refusal: another application may still be taken where one field of this one was wrong. */
export function stopOfRefusal(code: string): Stop {
  if (code === 'card_attempts_exceeded' || (precedingCodes as readonly string[]).includes(code)) return 'everything'
  return isAboutCard(code) ? 'card' : null
}
