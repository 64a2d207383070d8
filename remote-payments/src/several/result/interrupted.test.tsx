import { act, screen, waitFor } from '@invoice-card/config/testing'
import { lost } from '@invoice-card/config/testing/network'
import { startTab } from '../../testing/checkout.ts'
import { severalAnswers } from '../../testing/several.ts'
import {
  approve,
  create,
  ends,
  keysOf,
  numberIn,
  payAll,
  result,
  started,
  waiting,
} from '../../testing/several-run.tsx'

beforeEach(startTab)

/** A run of three whose first payment is answered by hand, once the user has pressed a link whose screen is late. */
async function leaveSlowly() {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const late = async (request: Request) =>
    (await numberIn(request.clone())) === 'INV-4' ? promise.then(() => started(request)) : started(request)
  const run = await payAll('drafts=4,5,6', '3件 1,876,248円を支払う', { ...severalAnswers(4, 5, 6), [create]: late })
  await waitFor(() => expect(run.network.requestsOf(create)).toHaveLength(1))
  await run.page.goSlowly()
  const answer = async () => {
    await act(async () => resolve(undefined))
    await act(() => new Promise(done => setTimeout(done)))
  }
  return { ...run, answer, stay: () => run.page.go(`${result}#main`) }
}

// The run stood still for ever: the screen went on showing work, and no button.
test('a run waits while its user is leaving, and goes on where that is interrupted', async () => {
  const { network, answer, stay } = await leaveSlowly()
  await answer()
  expect(network.requestsOf(create)).toHaveLength(1)
  await stay()
  expect(await screen.findByText('3件のお支払いを申し込みました。')).toBeVisible()
  expect(new Set(keysOf(network)).size).toBe(3)
})

test('a user who has left in the end is charged for nothing more', async () => {
  const { network, page, answer } = await leaveSlowly()
  await answer()
  await page.go('/suppliers')
  await act(() => new Promise(done => setTimeout(done)))
  expect(network.requestsOf(create)).toHaveLength(1)
})

test('an answer that is lost while the user is leaving has its button where they stay', async () => {
  const { network, answer, stay } = await leaveSlowly()
  network.answer(approve, lost)
  await answer()
  await stay()
  expect(await screen.findByText('お支払いの結果を確認できませんでした')).toBeVisible()
})

test('the page of the issuer is offered to a user who stays', async () => {
  const { network, answer, stay } = await leaveSlowly()
  network.answer(approve, ends({ 'INV-4': waiting }))
  await answer()
  await stay()
  expect(await screen.findByRole('button', { name: '本人認証を続ける' })).toBeVisible()
})
