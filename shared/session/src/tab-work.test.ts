import '@invoice-card/config/testing'
import { clearFlowsExcept, clearSession, store, tabWorkAtom } from './index.ts'

const queue = tabWorkAtom<{ names: string[] }>('queue', { names: [] })

beforeEach(() => store.set(queue, { names: ['01.pdf'] }))

test('ending the session deletes what the tab worked on, in memory and in storage', () => {
  sessionStorage.setItem('invoice-card.work.unloaded', '{}')
  clearSession()
  expect(store.get(queue)).toEqual({ names: [] })
  expect(sessionStorage).toHaveLength(0)
})

test('leaving a flow does not', () => {
  clearFlowsExcept([])
  expect(store.get(queue)).toEqual({ names: ['01.pdf'] })
})
