import '@invoice-card/config/testing'
import { sessionAtom, store } from './index.ts'

const isText = (value: unknown): value is string => typeof value === 'string'

test.each([
  ['broken JSON', '{"a":'],
  ['a value of another kind', '12'],
  ['null', 'null'],
])('%s in storage counts as absent', (_, stored) => {
  sessionStorage.setItem('invoice-card.word', stored)
  expect(store.get(sessionAtom('word', 'none', isText))).toBe('none')
})

test('a stored value comes back', () => {
  sessionStorage.setItem('invoice-card.word', '"saved"')
  expect(store.get(sessionAtom('word', 'none', isText))).toBe('saved')
})

test('going back to the initial value leaves nothing in storage', () => {
  const word = sessionAtom('other', 'none', isText)
  store.set(word, 'typed')
  expect(sessionStorage.getItem('invoice-card.other')).toBe('"typed"')
  store.set(word, 'none')
  expect(sessionStorage.getItem('invoice-card.other')).toBeNull()
})

test('a value can be made from the previous one', () => {
  const count = sessionAtom('count', 0)
  store.set(count, previous => previous + 1)
  store.set(count, previous => previous + 1)
  expect(store.get(count)).toBe(2)
})
