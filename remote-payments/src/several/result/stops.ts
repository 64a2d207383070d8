import { decisiveBlock, isDeclineOfCard, ownCardCode } from '@invoice-card/domain'
import { precedingCodes } from '../../card-payment/attempt/attempt.ts'
import { isAboutCard } from '../../card-payment/use-card-payment.ts'
import type { StopReason } from '../run/run.ts'

type Stop = Exclude<StopReason, 'user' | 'session'> | null

/** Declines that say that the card itself is not taken: the next payment would end like this one. */
const cardBlocks: readonly string[] = ['AC02', 'AC03', 'GA01', 'P009', 'XD01', 'XF03', ...Object.values(ownCardCode)]
/** The payer itself is frozen. A frozen payee (`XF02`) stops nothing else. */
const payerBlocks = ['XF01']

/** What a decline means for the payments that wait. */
export function stopOfDecline(code: string | null): Stop {
  const block = decisiveBlock(code ?? '')
  if (payerBlocks.includes(block)) return 'everything'
  return cardBlocks.includes(block) ? 'card' : null
}

/** Whether the server counts a decline against the card. A payment that was given up may have no code. */
export const isCountedDecline = (code: string | null): boolean => code !== null && isDeclineOfCard(code)

/** The payer's own end of the authentication: stopped, out of time, or given up by the screen that asked. */
const leftBlocks = ['GC01', 'GT01']

/** Whether the payer left a payment that was declined, which says nothing about its card. */
export const isLeftByPayer = (code: string | null): boolean => code === null || leftBlocks.includes(decisiveBlock(code))

/** The same of a refusal: another application may still be taken where one field of this one was wrong. */
export function stopOfRefusal(code: string): Stop {
  if (code === 'card_attempts_exceeded' || (precedingCodes as readonly string[]).includes(code)) return 'everything'
  return isAboutCard(code) ? 'card' : null
}
