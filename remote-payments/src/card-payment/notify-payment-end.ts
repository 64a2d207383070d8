import { isRefusal } from '@invoice-card/api-client'
import { isCardFrozen, isContactAsked } from '@invoice-card/domain'
import { toast, type MessageLink } from '@invoice-card/events'
import { failureText } from '@invoice-card/form'
import { linkToContact } from '@invoice-card/remote'
import { paths } from '../paths.ts'
import type { CardCall, PaymentAttempt } from '../checkout/checkout.ts'
import { screenOfCall } from '../checkout/selectors.ts'
import { unpaidWords } from '../checkout/unpaid.tsx'
import { isNothingCharged, type PaymentProgress } from './attempt/attempt.ts'
import { messages } from './messages.ts'

const { left: words, declined } = messages
// It is about money, and nothing else on the screen says it.
const durationMs = 15_000

/**
 * Shows a user who went back while the card was asked how it ended. They are not led away from where they are, and a
 * card company is not opened over it.
 */
export function notifyPaymentEnd(progress: PaymentProgress, attempt: PaymentAttempt | null): void {
  if (progress.kind === 'declined')
    return toast.error(progress.message || declined.fallback, {
      title: declined.title,
      durationMs,
      link: linksAfter(progress.code ?? '', attempt),
    })
  const [text, label] =
    progress.kind === 'settled' ? [words.settled, messages.open.named.go] : [words.authentication, words.authenticate]
  toast.info(text, { durationMs, link: { to: paths.complete(progress.paymentId), label } })
}

/** What can be done about a decline or refusal: pay with another card, where the card is the reason, or ask us. */
const linksAfter = (code: string, attempt: PaymentAttempt | null): readonly MessageLink[] => [
  ...(attempt && (isCardFrozen(code) || !isContactAsked(code)) ? [linkToPay(attempt.call)] : []),
  ...(isContactAsked(code) ? [linkToContact()] : []),
]

/** Where another card pays: an application has left its input in its draft. */
function linkToPay(call: CardCall): MessageLink {
  if (call.name !== 'createInvoice') return { to: screenOfCall(call), label: declined.again }
  const { draft_id } = call.body
  return draft_id === undefined
    ? { to: paths.list('draft'), label: declined.drafts }
    : { to: paths.draft(draft_id), label: declined.openDraft }
}

/** On the sign-in, where the end of the session has led: it was noticed before the payment began. */
export function notifyUnpaid(call: CardCall): void {
  const hasDraft = call.name === 'createInvoice' && call.body.draft_id !== undefined
  toast.info(hasDraft ? unpaidWords.draft : unpaidWords.other, { durationMs })
}

/** As the end, where there is none: some refusals say that nothing was charged, a lost answer says nothing. */
export function notifyPaymentFailure(error: unknown, attempt: PaymentAttempt | null): void {
  if (attempt !== null && isNothingCharged(error, attempt))
    toast.error(failureText(error), {
      title: messages.refusedTitle,
      durationMs,
      ...(isRefusal(error) && isContactAsked(error.code) && { link: linksAfter(error.code, attempt) }),
    })
  else
    toast.error(words.lost, {
      title: messages.open.lostTitle,
      durationMs,
      link: { to: paths.list('review'), label: words.list },
    })
}
