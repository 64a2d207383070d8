import '../testing/page.ts'
import { act, renderHook } from '@invoice-card/config/testing'
import { isOutdated, liveToggles, stateOf, useSequence, watchEnvironment } from './watch.ts'

let pending: ((response: Response) => void)[] = []
beforeAll(() => {
  globalThis.fetch = () => new Promise(resolve => pending.push(resolve))
  watchEnvironment()
})

/** Shows the tab again, which asks twice. Gives what answers each of the two. */
function returnToTab() {
  pending = []
  dispatchEvent(new Event('focus'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(pending).toHaveLength(2)
  return pending.map(resolve => (response: Response) => act(async () => resolve(response)))
}
const setOf = (sequence: number, collections: 'on' | 'off') => Response.json({ sequence, toggles: { collections } })
const known = () => [renderHook(useSequence).result.current, stateOf(liveToggles(), 'collections'), isOutdated()]

test('an edge that does not answer leaves what is known, and a newer set replaces it', async () => {
  const [first, second] = returnToTab()
  await first?.(new Response(null, { status: 503 }))
  expect(known()).toEqual([1, 'by_company', false])
  await second?.(setOf(2, 'on'))
  expect(known()).toEqual([2, 'on', true])
})

// Only the same set was refused: an answer that came late switched a feature on again that had been switched off.
test('neither a late answer nor an edge that is behind replaces a newer set', async () => {
  const [late, early] = returnToTab()
  await early?.(setOf(10, 'off'))
  expect(known()).toEqual([10, 'off', true])
  await late?.(setOf(9, 'on'))
  expect(known()).toEqual([10, 'off', true])
  const [behind] = returnToTab()
  await behind?.(setOf(1, 'on'))
  expect(known()).toEqual([10, 'off', true])
})
