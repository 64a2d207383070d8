import type { CardFrameFailure } from '@invoice-card/contracts'
import { isAccepted } from '../card-brands.ts'
import { clear, focusNumber, isComplete, judgeAll, readBrand, readInput, startForm } from './form.ts'
import { messages } from './messages.ts'
import { listen, postToPage } from './page.ts'
import { requestToken } from './token.ts'
import { digitsOf } from './typed-text.ts'

let isBusy = false
let postedState = ''

startForm(postState)
listen(command => {
  if (command.type === 'hello') return greet()
  if (command.type === 'focus') return focusNumber()
  void submit(command.request_id)
})
new ResizeObserver(postHeight).observe(document.body)
// Going back must not find the card in the page's memory.
window.addEventListener('pagehide', clear)
greet()

function greet(): void {
  postedState = ''
  postToPage({ type: 'ready' })
  postHeight()
  postState()
}

function postHeight(): void {
  postToPage({ type: 'resized', height: Math.ceil(document.body.getBoundingClientRect().height) })
}

function postState(): void {
  const state = { brand: readBrand()?.brand ?? null, complete: isComplete() }
  const text = JSON.stringify(state)
  if (text === postedState) return
  postedState = text
  postToPage({ type: 'state', ...state })
}

async function submit(request_id: string): Promise<void> {
  const fail = (code: CardFrameFailure, message: string = messages.failed[code]) =>
    postToPage({ type: 'failed', request_id, code, message })
  if (isBusy) return fail('busy')
  const input = readInput()
  const brand = readBrand()
  if (!judgeAll() || !brand || !isAccepted(brand)) return fail('invalid_input')

  isBusy = true
  const answer = await requestToken(input)
  isBusy = false
  if (!answer) return fail('gateway_unreachable')
  if ('refusal' in answer) return fail('token_refused', answer.refusal || undefined)
  postToPage({
    type: 'token',
    request_id,
    token: answer.token,
    brand: brand.brand,
    last4: digitsOf(input.number).slice(-4),
    expire: input.expire,
    req_card_number: answer.req_card_number,
  })
}
