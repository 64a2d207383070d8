import { isRefusal } from '@invoice-card/api-client'
import { cardEntryId, cardEntryMessages, useCardFrame, type TokenAnswer } from '@invoice-card/card-entry'
import { isContactAsked } from '@invoice-card/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { cardCalls, creditCardsQuery } from '../common/credit-cards.ts'
import { failureText, useIsShown } from '@invoice-card/form'
import { messages } from './messages.ts'

/** One try to save a card: sent again under its key where no answer came, so that it takes effect once. */
interface Try {
  readonly idempotencyKey: string
  readonly mdk_token: string
  /** What the frame shows of the card, which distinguishes it from another one. */
  readonly card: string
}

const cardOf = ({ brand, req_card_number, expire }: Extract<TokenAnswer, { type: 'token' }>): string =>
  [brand, req_card_number, expire].join(' ')

/** From the card frame to the issuer's page; `onEnded` gets the registration where no issuer has to be asked. */
export function useAddCard(onEnded: (registrationId: string) => void) {
  const frame = useCardFrame()
  const queryClient = useQueryClient()
  const open = useRef<Try | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [isContactShown, setIsContactShown] = useState(false)
  const [isFrameMissed, setIsFrameMissed] = useState(false)
  const isShown = useIsShown()

  // A return from the issuer may restore this page as it was left.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setIsBusy(false)
    }
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [])

  const nextTry = async (): Promise<Try | null> => {
    const answer = await frame.requestToken()
    if (answer.type === 'token') {
      const card = cardOf(answer)
      // Another card may have been typed since the answer was lost.
      if (open.current?.card === card) return open.current
      return { idempotencyKey: crypto.randomUUID(), mdk_token: answer.token, card }
    }
    // The frame shows what is wrong at its own fields.
    if (answer.code !== 'invalid_input') setFailure(answer.message)
    return null
  }

  const send = async (): Promise<void> => {
    const next = await nextTry()
    if (next === null) return setIsBusy(false)
    open.current = next
    const { idempotencyKey, mdk_token } = next
    try {
      const registration = await cardCalls.createCreditCard({ body: { mdk_token } }, { idempotencyKey })
      open.current = null
      if (!isShown()) return
      // Busy until the page is left.
      if (registration.status === 'authentication_required') return location.assign(registration.authentication_url)
      onEnded(registration.registration_id)
    } catch (error) {
      setIsBusy(false)
      const isRefused = isRefusal(error) && error.httpStatus < 500
      if (isRefused) open.current = null
      if (isRefusal(error, 'card_limit_reached')) {
        void queryClient.invalidateQueries({ queryKey: creditCardsQuery.queryKey })
      }
      setFailure(isRefused ? failureText(error) : messages.form.lost)
      setIsContactShown(isRefused && isContactAsked(error.code))
    }
  }

  const submit = async (): Promise<void> => {
    if (isBusy) return
    setFailure(undefined)
    setIsContactShown(false)
    setIsFrameMissed(!frame.isReady)
    // What is shown in place of the frame says it already.
    if (frame.isLate) document.getElementById(cardEntryId)?.focus()
    if (!frame.isReady) return
    setIsBusy(true)
    await send()
  }

  // A message about the frame holds only as long as it is so.
  const isFrameAwaited = isFrameMissed && !frame.isReady && !frame.isLate
  return {
    frame,
    submit,
    isBusy,
    failure: isFrameAwaited ? cardEntryMessages.notReady : failure,
    /** The failure asks the user to contact us. */
    isContactShown,
  }
}
