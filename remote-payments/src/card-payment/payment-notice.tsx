import type { RefusalError } from '@invoice-card/api-client'
import { failureText } from '@invoice-card/form'
import { Notice, styled } from '@invoice-card/ui'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { messages } from './messages.ts'
import { AuthenticationNotice, LostNotice } from './open-notices.tsx'
import { isAboutCard, type CardPayment } from './use-card-payment.ts'

const { open: words, declined, offline } = messages

// Without anything to say it takes no room between its neighbours.
const Place = styled('div', { base: { '&:empty': { display: 'none' } } })

interface PaymentNoticeProps {
  readonly payment: CardPayment
  readonly declinedMessage: string | null
  /** Names what a declined card leaves unchanged. */
  readonly unchanged: string
  /** What stands already, though the card was declined or refused. */
  readonly note?: string | undefined
  /** A refusal with the way to put it right; without it only its text. */
  readonly renderRefusal?: (refusal: RefusalError) => ReactNode
}

/** How the payment stands and what to do about it. */
export function PaymentNotice(props: PaymentNoticeProps) {
  const place = useRef<HTMLDivElement>(null)
  const { kind } = props.payment.stage
  const isDeclined = props.declinedMessage !== null
  // It stands above what the user was reading.
  useEffect(() => {
    if (kind !== 'working' && (kind !== 'ready' || isDeclined)) place.current?.scrollIntoView?.({ block: 'center' })
  }, [kind, isDeclined])
  return (
    <Place ref={place}>
      <NoticeOf {...props} />
    </Place>
  )
}

function NoticeOf({ payment, declinedMessage, unchanged, note, renderRefusal }: PaymentNoticeProps) {
  const { stage, resume, withdraw, form } = payment
  if (stage.kind === 'working') return null
  if (stage.kind === 'lost') return <LostNotice {...stage} onGoOn={() => void resume()} />
  if (stage.kind === 'awaitingAuthentication')
    return <AuthenticationNotice url={stage.url} text={words.authentication} onAnotherCard={withdraw} />
  if (stage.kind === 'offline')
    return (
      <Notice tone="danger" isLive title={offline.title}>
        {offline.text}
      </Notice>
    )
  if (stage.kind === 'failed')
    return (
      <Notice tone="danger" isLive title={messages.refusedTitle}>
        {failureText(stage.error)}
      </Notice>
    )
  if (stage.kind === 'refused') {
    // Shown where the card is chosen.
    if (isAboutCard(stage.refusal.code))
      return note ? (
        <Notice tone="attention" isLive>
          {note}
        </Notice>
      ) : null
    return (
      <>
        {renderRefusal?.(stage.refusal) ?? (
          <Notice tone="danger" isLive title={messages.refusedTitle}>
            {failureText(stage.refusal)}
          </Notice>
        )}
        {note && <Notice tone="attention">{note}</Notice>}
      </>
    )
  }
  if (declinedMessage === null) return null
  return (
    <DeclinedNotice
      message={declinedMessage}
      unchanged={unchanged}
      note={note}
      isNewCard={form.values.card === 'new'}
    />
  )
}

interface DeclinedNoticeProps extends Pick<PaymentNoticeProps, 'unchanged' | 'note'> {
  readonly message: string
  readonly isNewCard: boolean
}

function DeclinedNotice({ message, unchanged, note, isNewCard }: DeclinedNoticeProps) {
  // Of the card that was declined: a text that changed with the choice of another would be read out again.
  const [wasNewCard] = useState(isNewCard)
  return (
    <Notice tone="danger" isLive title={declined.title}>
      <p>{message || declined.fallback}</p>
      <p>
        {unchanged}
        {wasNewCard ? declined.typeAgain : declined.chooseAnother}
      </p>
      {note && <p>{note}</p>}
    </Notice>
  )
}
