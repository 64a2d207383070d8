import { screen, userEvent } from '@invoice-card/config/testing'
import { lost, refusal, type Network } from '@invoice-card/config/testing/network'

/** What can come in place of an answer of the API, for `answerWith` and `Network.answer`. */
export const faults = {
  'no connection': lost,
  'a server error': () => refusal(500, 'internal_server_error'),
  'an API that is away': () => refusal(503, 'service_unavailable'),
  'a page in place of JSON': () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
} as const

/** Name of a fault. */
export type FaultName = keyof typeof faults

/** Names of all faults, for `test.each`. */
export const faultNames = Object.keys(faults) as FaultName[]

/** A screen that asks the API for something before it shows it. */
export interface Recovery {
  readonly network: Network
  /** As in `answerWith`, e.g. `GET /api/v1/suppliers`. */
  readonly call: string
  /** What the API answers once it is well again. */
  readonly answer: unknown
  /** Opens the screen. */
  readonly open: () => Promise<unknown>
}

/**
 * The journey that every screen has to hold: its call fails, the screen says so with 「もう一度読み込む」, the call is answered,
 * and a press shows the screen. The test compares the result.
 * @throws where there is nothing to press.
 */
export async function recoverFrom(fault: FaultName, { network, call, answer, open }: Recovery): Promise<void> {
  network.answer(call, faults[fault])
  await open()
  const retry = await screen.findByRole('button', { name: 'もう一度読み込む' })
  network.answer(call, answer)
  await userEvent.click(retry)
}
