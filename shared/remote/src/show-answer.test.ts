import '@invoice-card/config/testing'
import { QueryObserver, queryOptions } from '@tanstack/react-query'
import { createQueryClient, queryClientOf } from './query-client.ts'
import { showAnswer } from './show-answer.ts'

const settled = () => new Promise(resolve => setTimeout(resolve))

/** A query on screen whose calls are answered by hand. */
function shown(client = createQueryClient()) {
  const late: ((answer: string) => void)[] = []
  const name = queryOptions({ queryKey: ['name'], queryFn: () => new Promise<string>(resolve => late.push(resolve)) })
  const query = new QueryObserver(client, name)
  return { client, name, late, query, stop: query.subscribe(() => {}) }
}

test('an answer of before the change does not replace what the change has answered', async () => {
  const { client, name, late, query, stop } = shown()
  late[0]!('before')
  await settled()
  const polled = query.refetch()
  await showAnswer(client, name.queryKey, 'after')
  late[1]!('before')
  await polled
  expect(query.getCurrentResult()).toMatchObject({ data: 'after', status: 'success', fetchStatus: 'idle' })
  stop()
})

test('a first answer that is cancelled is asked for again, where nothing can be made of none', async () => {
  const { client, name, late, query, stop } = shown()
  await showAnswer(client, name.queryKey, known => known && `${known} changed`)
  await settled()
  expect(late).toHaveLength(2)
  late[0]!('before')
  late[1]!('after')
  await settled()
  expect(query.getCurrentResult().data).toBe('after')
  stop()
})

// Each has an entry of its own under the key: what TanStack Query calls exact holds for the entries of all.
test('what a remote has changed is not undone in another one, which asks again', async () => {
  const [one, other] = [shown(queryClientOf('remote_one')), shown(queryClientOf('remote_other'))]
  one.late[0]!('before')
  other.late[0]!('before')
  await settled()
  const polls = [one.query.refetch(), other.query.refetch()]
  await showAnswer(one.client, one.name.queryKey, 'after')
  one.late[1]!('before')
  other.late[1]!('before')
  await Promise.all(polls)
  await settled()
  expect(one.query.getCurrentResult()).toMatchObject({ data: 'after', fetchStatus: 'idle' })
  expect([one.late.length, other.late.length]).toEqual([2, 3])
  other.late[2]!('after')
  await settled()
  expect(other.query.getCurrentResult()).toMatchObject({ data: 'after', fetchStatus: 'idle' })
  one.stop()
  other.stop()
})
