import { isRefusal, SessionEndedError, type RefusalError } from '@invoice-card/api-client'
import { bus, withOverlay } from '@invoice-card/events'
import { useStays } from '@invoice-card/form'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../paths.ts'
import type { CardCall } from '../checkout/checkout.ts'
import { attemptOf, isLeftUnheard, isPaymentPending } from '../checkout/selectors.ts'
import { readCheckout } from '../checkout/store.ts'
import { signedInUser } from '@invoice-card/session'
import { pathOfUnpaid } from '../checkout/unpaid.tsx'
import { resumePayment, startPayment, type PaymentProgress } from './attempt/attempt.ts'
import { withdrawPayment } from './other-card.ts'
import { notifyPaymentEnd, notifyPaymentFailure, notifyUnpaid } from './notify-payment-end.ts'
import { isAwaited, useAwaiting } from './attempt/use-awaiting.ts'

/**
 * The call of this page, in its memory alone: whether it is running, and how the last one ended. How far the payment is
 * says the checkout, which is stored; a reload loses this and goes on from that.
 */
export type CardCallState =
  | { readonly kind: 'ready' }
  | { readonly kind: 'working'; readonly isResuming: boolean }
  /** Nothing was sent: the browser knew that it has no line. */
  | { readonly kind: 'offline' }
  /** `isOld`: it was sent long ago, in an earlier document, and not again. */
  | { readonly kind: 'lost'; readonly refusal: RefusalError | null; readonly isOld?: boolean }
  | { readonly kind: 'awaitingAuthentication'; readonly url: string }
  | { readonly kind: 'refused'; readonly refusal: RefusalError }
  | { readonly kind: 'failed'; readonly error: unknown }

/**
 * Pays once: an open attempt is resumed when the screen opens, comes back from the browser's cache, or the button is
 * pressed again. One that was sent long ago waits for the button.
 */
export function usePayment() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [callState, setCallState] = useState(stateAtOpening)
  const isBusy = useRef(false)
  const stays = useStays()
  const awaitEnd = useAwaiting()

  const run = useCallback(
    async (isResuming: boolean, step: () => Promise<PaymentProgress>, onAuthentication: (url: string) => void) => {
      if (isBusy.current) return
      isBusy.current = true
      setCallState({ kind: 'working', isResuming })
      const isFirst = !isPaymentPending(readCheckout())
      const owner = signedInUser()
      const answer = withOverlay(step)
      // Known once the step has begun: a first one writes its attempt down before it calls.
      const attempt = attemptOf(readCheckout())
      const key = attempt?.idempotencyKey ?? ''
      awaitEnd(key)
      const endUnseen = (notify: () => void) => {
        if (isAwaited(key) || owner !== signedInUser()) return
        notify()
        // Where the user is may show the payment as it was.
        bus.emit('statsChanged', {})
        void queryClient.invalidateQueries({ queryKey: ['payments'] })
      }
      try {
        const progress = await answer
        if (!(await stays())) return endUnseen(() => notifyPaymentEnd(progress, attempt))
        if (progress.kind === 'settled')
          return void (await navigate(paths.complete(progress.paymentId), { replace: true }))
        if (progress.kind === 'authenticate') return onAuthentication(progress.url)
        setCallState({ kind: 'ready' })
      } catch (error) {
        if (!(await stays())) return endUnseen(() => notifyPaymentFailure(error, attempt))
        // The first call was answered with 401: nothing was begun. Its form ended with the session.
        if (error instanceof SessionEndedError && isFirst && attempt) {
          setCallState({ kind: 'ready' })
          notifyUnpaid(attempt.call)
          const path = pathOfUnpaid(attempt.call)
          return path === null ? undefined : void (await navigate(path, { replace: true }))
        }
        setCallState(stateAfter(error))
      } finally {
        isBusy.current = false
      }
    },
    [navigate, queryClient, stays, awaitEnd],
  )

  const resume = useCallback(
    () => run(true, resumePayment, url => setCallState({ kind: 'awaitingAuthentication', url })),
    [run],
  )
  // Without a line nothing is begun: what was sent and not heard could not be told from it later.
  const isOnline = () => {
    if (!navigator.onLine) setCallState({ kind: 'offline' })
    return navigator.onLine
  }
  const pay = async (call: CardCall) => {
    if (!isOnline()) return
    await run(
      false,
      () => startPayment(call),
      url => location.assign(url),
    )
  }
  /** For another card: the payment that is open here, or the one that was left at its issuer. */
  const withdraw = (leftPaymentId?: string) => {
    const open = readCheckout()
    const paymentId = open.stage === 'authenticating' ? open.paymentId : leftPaymentId
    if (paymentId !== undefined) withdrawPayment(paymentId)
    setCallState({ kind: 'ready' })
  }

  useEffect(() => {
    const resumeByItself = () => {
      const open = readCheckout()
      if (isLeftUnheard(open)) return setCallState(stateAtOpening())
      if (isPaymentPending(open)) void resume()
    }
    resumeByItself()
    // A return from the bank may restore this page as it was left, in the middle of paying.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) resumeByItself()
    }
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [resume])

  return { callState, isOnline, pay, resume, withdraw }
}

function stateAtOpening(): CardCallState {
  const open = readCheckout()
  if (isLeftUnheard(open)) return { kind: 'lost', refusal: null, isOld: true }
  return isPaymentPending(open) ? { kind: 'working', isResuming: true } : { kind: 'ready' }
}

function stateAfter(error: unknown): CardCallState {
  const refusal = isRefusal(error) ? error : null
  if (isPaymentPending(readCheckout())) return { kind: 'lost', refusal }
  return refusal ? { kind: 'refused', refusal } : { kind: 'failed', error }
}
