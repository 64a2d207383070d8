import type { RefusalError } from '@invoice-card/api-client'
import { isContactAsked } from '@invoice-card/domain'
import { failureText } from '@invoice-card/form'
import { ContactLink } from '@invoice-card/remote'
import { Notice, styled } from '@invoice-card/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { attemptOf } from '../checkout/selectors.ts'
import { useCheckout } from '../checkout/store.ts'
import { UnpaidNotice } from '../checkout/unpaid.tsx'
import { messages } from './messages.ts'
import { AuthenticationNotice, LostNotice } from './open-notices.tsx'
import { isAboutCard, type CardPayment } from './use-card-payment.ts'

const { open: words, offline } = messages

// Without anything to say it takes no room between its neighbours.
const Place = styled('div', { base: { '&:empty': { display: 'none' } } })

interface PaymentNoticeProps {
  readonly payment: CardPayment
  /** What stands already, though the card was refused. */
  readonly note?: string | undefined
  /** A refusal with the way to put it right; without it only its text. */
  readonly renderRefusal?: (refusal: RefusalError) => ReactNode
}

/** How the payment stands and what to do about it; of a declined card the form says so, beside the card. */
export function PaymentNotice(props: PaymentNoticeProps) {
  const place = useRef<HTMLDivElement>(null)
  const { callState } = props.payment
  // It stands above what the user was reading, also when the same is said once more.
  useEffect(() => {
    const { kind } = callState
    if (kind === 'working' || kind === 'ready') return
    // The pressed button goes with the form, and took the focus along.
    if (kind === 'offline' || document.activeElement === document.body) place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView?.({ block: 'center' })
  }, [callState])
  return (
    <Place ref={place} tabIndex={-1}>
      <NoticeOf {...props} />
    </Place>
  )
}

function NoticeOf({ payment, note, renderRefusal }: PaymentNoticeProps) {
  const { callState, resume, withdraw } = payment
  const checkout = useCheckout()
  const call = attemptOf(checkout)?.call
  const draftId = call?.name === 'createInvoice' ? call.body.draft_id : undefined
  if (callState.kind === 'working') return null
  if (callState.kind === 'ready') return <UnpaidNotice />
  if (callState.kind === 'lost')
    return (
      <LostNotice
        {...callState}
        isNamed={checkout.stage === 'authenticating'}
        draftId={draftId}
        onGoOn={() => void resume()}
      />
    )
  if (callState.kind === 'awaitingAuthentication')
    return <AuthenticationNotice url={callState.url} text={words.authentication} onAnotherCard={() => withdraw()} />
  if (callState.kind === 'offline')
    return (
      <Notice tone="danger" isLive title={offline.title}>
        {offline.text}
      </Notice>
    )
  if (callState.kind === 'failed')
    return (
      <Notice tone="danger" isLive title={messages.refusedTitle}>
        {failureText(callState.error)}
      </Notice>
    )
  // Shown where the card is chosen.
  if (isAboutCard(callState.refusal.code))
    return note ? (
      <Notice tone="attention" isLive>
        {note}
      </Notice>
    ) : null
  return (
    <>
      {renderRefusal?.(callState.refusal) ?? (
        <Notice
          tone="danger"
          isLive
          title={messages.refusedTitle}
          actions={isContactAsked(callState.refusal.code) ? <ContactLink /> : undefined}
        >
          {failureText(callState.refusal)}
        </Notice>
      )}
      {note && <Notice tone="attention">{note}</Notice>}
    </>
  )
}
