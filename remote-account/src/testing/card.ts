import { act, fireEvent, screen } from '@invoice-card/config/testing'
import type { CreditCard } from '@invoice-card/contracts'
import { cardFrameOrigin } from './render-screen.tsx'

export const visa: CreditCard = {
  id: 1,
  brand: 'VISA',
  last4: '1111',
  expire: '12/31',
  state: 'usable',
  created_at: '2026-01-01T00:00:00Z',
}
export const jcb: CreditCard = { ...visa, id: 2, brand: 'JCB', last4: '0000', expire: '01/27', state: 'expiring' }

const frameWindow = () => screen.getByTitle<HTMLIFrameElement>('カード情報の入力').contentWindow

/** What the card document posts to the page. */
export const postFromCard = (data: object): void =>
  act(() => {
    const message = { protocol: 'invoice-card/card-frame', version: 1, ...data }
    fireEvent(window, new MessageEvent('message', { origin: cardFrameOrigin, source: frameWindow(), data: message }))
  })

/** Answers the page's `submit` as the card document does. Returns how often it was asked. */
export function onSubmit(answer: object): () => number {
  let count = 0
  frameWindow()!.postMessage = ((message: { type: string; request_id: string }) => {
    if (message.type !== 'submit') return
    count += 1
    postFromCard({ ...answer, request_id: message.request_id })
  }) as Window['postMessage']
  return () => count
}

export const token = {
  type: 'token',
  token: 'token-1',
  brand: 'VISA',
  last4: '1111',
  expire: '12/31',
  req_card_number: '411111******1111',
}
