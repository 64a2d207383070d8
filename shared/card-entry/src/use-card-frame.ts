import { CardFrameMessage, type CardFrameCommand } from '@invoice-card/contracts'
import { publicEnvironment } from '@invoice-card/remote'
import { useCallback, useEffect, useRef, useState, type RefCallback } from 'react'
import { safeParse } from 'valibot'
import { messages } from './messages.ts'

type MessageOf<Type extends CardFrameMessage['type']> = Extract<CardFrameMessage, { type: Type }>
/** The end of a request for a token. */
export type TokenAnswer = MessageOf<'token'> | MessageOf<'failed'>

/** Id of the frame, or of the button that loads a late one again, for a list of errors to lead to. */
export const cardEntryId = 'cardEntry'

const envelope = { protocol: 'invoice-card/card-frame', version: 1 } as const
const answerLimitMs = 30_000
/**
 * After that long a frame that says nothing is taken for one that did not load: a blocked or lost one is reported to
 * nobody.
 */
const loadLimitMs = 10_000
const silent = (request_id: string): MessageOf<'failed'> => ({
  ...envelope,
  type: 'failed',
  request_id,
  code: 'gateway_unreachable',
  message: messages.silent,
})

/** The state of the card frame, and what the page gives to its `iframe` and asks of it. */
export interface CardFrame {
  readonly ref: RefCallback<HTMLIFrameElement>
  readonly src: string
  readonly isReady: boolean
  /** Every field of the frame is valid. */
  readonly isComplete: boolean
  /** It should have loaded by now; it may still do so. */
  readonly isLate: boolean
  /** The key of the frame's element: another one loads it again. */
  readonly attempt: number
  readonly reload: () => void
  readonly heightPx: number
  /** Focuses the field of the card number, without scrolling. The frame has to be ready. */
  readonly focusNumber: () => void
  /** Asks the frame for a one-use token of what is typed in it. */
  readonly requestToken: () => Promise<TokenAnswer>
}

/**
 * The page's side of the card frame's protocol (card-frame/README.md): only its origin and its window are listened to.
 */
export function useCardFrame(): CardFrame {
  const { cardFrameOrigin } = publicEnvironment()
  const frame = useRef<HTMLIFrameElement>(null)
  const waiting = useRef(new Map<string, (answer: TokenAnswer) => void>())
  const loadTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isReady, setIsReady] = useState(false)
  const [isComplete, setIsComplete] = useState(false)
  const [isLate, setIsLate] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [heightPx, setHeightPx] = useState(320)

  const post = useCallback(
    (command: CardFrameCommand) => frame.current?.contentWindow?.postMessage(command, cardFrameOrigin),
    [cardFrameOrigin],
  )

  const ref = useCallback((element: HTMLIFrameElement | null) => {
    frame.current = element
    clearTimeout(loadTimer.current)
    setIsLate(false)
    setIsComplete(false)
    if (element === null) setIsReady(false)
    else loadTimer.current = setTimeout(() => setIsLate(true), loadLimitMs)
  }, [])

  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => {
      if (event.origin !== cardFrameOrigin || event.source !== frame.current?.contentWindow) return
      const { success, output } = safeParse(CardFrameMessage, event.data)
      if (!success) return
      if (output.type === 'ready') {
        clearTimeout(loadTimer.current)
        setIsLate(false)
        setIsReady(true)
      }
      if (output.type === 'state') setIsComplete(output.complete)
      if (output.type === 'resized') setHeightPx(output.height)
      if (output.type === 'token' || output.type === 'failed') waiting.current.get(output.request_id)?.(output)
    }
    addEventListener('message', onMessage)
    // The frame may have said `ready` before anybody listened.
    post({ ...envelope, type: 'hello' })
    return () => removeEventListener('message', onMessage)
  }, [cardFrameOrigin, post])

  const focusNumber = useCallback(() => {
    // The element alone shows no ring and takes no key; a frame without the focus may not take it in every browser.
    frame.current?.focus({ preventScroll: true })
    post({ ...envelope, type: 'focus' })
  }, [post])

  const requestToken = useCallback(() => {
    const request_id = crypto.randomUUID()
    return new Promise<TokenAnswer>(resolve => {
      const timer = setTimeout(() => settle(silent(request_id)), answerLimitMs)
      const settle = (answer: TokenAnswer) => {
        clearTimeout(timer)
        waiting.current.delete(request_id)
        resolve(answer)
      }
      waiting.current.set(request_id, settle)
      post({ ...envelope, type: 'submit', request_id })
    })
  }, [post])

  const reload = useCallback(() => setAttempt(last => last + 1), [])

  return {
    ref,
    src: `${cardFrameOrigin}/frame`,
    isReady,
    isComplete,
    isLate,
    attempt,
    reload,
    heightPx,
    focusNumber,
    requestToken,
  }
}
