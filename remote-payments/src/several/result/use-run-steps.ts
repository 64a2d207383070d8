import { isRefusal, type RefusalError } from '@invoice-card/api-client'
import { useStays } from '@invoice-card/form'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { refreshAfterPayment } from '../../card-payment/attempt/refresh-after-payment.ts'
import { isRunLeftUnheard } from '../run/selectors.ts'
import { readRun } from '../run/store.ts'
import { stepRun } from './make-payment.ts'

/** Why the run does not go on by itself. */
export type RunPause =
  | { readonly kind: 'none' }
  | { readonly kind: 'awaitingAuthentication'; readonly url: string }
  /** Nothing was sent: the browser knew that it has no line. */
  | { readonly kind: 'offline' }
  /** `isOld`: it was sent long ago, in an earlier document, and not again. */
  | { readonly kind: 'lost'; readonly refusal: RefusalError | null; readonly isOld?: boolean }

const pollMs = 2000

/**
 * Makes the payments of the run one after the other, for as long as the screen is shown: nobody who has left it is
 * charged for the next one or led to an issuer, and for a user who is leaving the run waits. It goes on in a new
 * document after the issuer's page and after a reload, and when the page comes back from the browser's cache.
 */
export function useRunSteps() {
  const queryClient = useQueryClient()
  const [pause, setPause] = useState<RunPause>({ kind: 'none' })
  const isBusy = useRef(false)
  const stays = useStays()

  const goOn = useCallback(async () => {
    if (isBusy.current) return
    isBusy.current = true
    setPause({ kind: 'none' })
    try {
      while ((await stays()) && readRun().stage === 'running') {
        const step = await stepRun()
        if (step.kind === 'settled') refreshAfterPayment(queryClient)
        if (step.kind === 'offline') return setPause(step)
        if (step.kind === 'pending') await new Promise(resolve => setTimeout(resolve, pollMs))
        if (step.kind === 'authenticate') {
          if (!(await stays())) return
          return step.isNew ? location.assign(step.url) : setPause({ kind: 'awaitingAuthentication', url: step.url })
        }
      }
    } catch (error) {
      setPause({ kind: 'lost', refusal: isRefusal(error) ? error : null })
    } finally {
      isBusy.current = false
    }
  }, [queryClient, stays])

  useEffect(() => {
    const goOnByItself = () => {
      if (isRunLeftUnheard(readRun())) return setPause({ kind: 'lost', refusal: null, isOld: true })
      void goOn()
    }
    goOnByItself()
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) goOnByItself()
    }
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [goOn])

  return { pause, goOn }
}
