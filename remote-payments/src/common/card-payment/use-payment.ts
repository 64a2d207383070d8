import { isRefusal, type RefusalError } from '@invoice-card/api-client'
import { withOverlay } from '@invoice-card/events'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { readPaymentFlow, type CardCall } from '../flow-state.ts'
import { isPaymentUnderWay, resumePayment, startPayment, type PaymentProgress } from './attempt.ts'

/** What the screen shows of the payment. */
export type PaymentStage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'working', readonly isResuming: boolean }
  | { readonly kind: 'lost' }
  | { readonly kind: 'awaitingAuthentication', readonly url: string }
  | { readonly kind: 'refused', readonly refusal: RefusalError }
  | { readonly kind: 'failed', readonly error: unknown }

/** Pays once: an open attempt is resumed when the screen opens, comes back from the browser's cache, or the button is pressed again. */
export function usePayment() {
  const navigate = useNavigate()
  const [stage, setStage] = useState<PaymentStage>(() => (isPaymentUnderWay(readPaymentFlow()) ? { kind: 'working', isResuming: true } : { kind: 'ready' }))
  const isBusy = useRef(false)

  const run = useCallback(async (isResuming: boolean, step: () => Promise<PaymentProgress>, onAuthentication: (url: string) => void) => {
    if (isBusy.current) return
    isBusy.current = true
    setStage({ kind: 'working', isResuming })
    try {
      const progress = await withOverlay(step)
      if (progress.kind === 'settled') return void await navigate(paths.complete(progress.paymentId), { replace: true })
      if (progress.kind === 'authenticate') return onAuthentication(progress.url)
      setStage({ kind: 'ready' })
    }
    catch (error) {
      setStage(stageAfter(error))
    }
    finally {
      isBusy.current = false
    }
  }, [navigate])

  const resume = useCallback(() => run(true, resumePayment, url => setStage({ kind: 'awaitingAuthentication', url })), [run])
  const pay = (call: CardCall) => run(false, () => startPayment(call), url => location.assign(url))

  useEffect(() => {
    if (isPaymentUnderWay(readPaymentFlow())) void resume()
    // The way back from the bank may restore this page as it was left, in the middle of paying.
    const onPageShow = ({ persisted }: PageTransitionEvent) => { if (persisted && isPaymentUnderWay(readPaymentFlow())) void resume() }
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [resume])

  return { stage, pay, resume }
}

function stageAfter(error: unknown): PaymentStage {
  if (isPaymentUnderWay(readPaymentFlow())) return { kind: 'lost' }
  return isRefusal(error) ? { kind: 'refused', refusal: error } : { kind: 'failed', error }
}
