import { startTab } from '../../testing/checkout.ts'
import { queueDrafts } from './queue-drafts.ts'
import { nextDraftId, readQueue } from './queue-state.ts'

beforeEach(startTab)

const drafts = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    id: from + index,
    name: `支払先${from + index}`,
    file_id: null,
  }))
const queued = () => readQueue().map(({ draft_id }) => draft_id)

test('drafts follow one another in their order', () => {
  expect(queueDrafts(drafts(1, 3))).toEqual({ first: 1, surplus: 0 })
  expect([nextDraftId(readQueue(), 1), nextDraftId(readQueue(), 2)]).toEqual([2, 3])
})

test('a draft that waits there already stands there once, behind the others', () => {
  queueDrafts(drafts(1, 3))
  expect(queueDrafts(drafts(2, 2))).toEqual({ first: 2, surplus: 0 })
  expect(queued()).toEqual([1, 3, 2])
})

test('more than twenty do not fit, and are counted', () => {
  expect(queueDrafts(drafts(1, 25))).toEqual({ first: 1, surplus: 5 })
  expect(queued()).toHaveLength(20)
  expect(queueDrafts(drafts(30, 31))).toEqual({ first: null, surplus: 2 })
})
