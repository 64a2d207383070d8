import { maxSearchWordLength } from '@invoice-card/contracts'
import { maxWordLength } from './messages.ts'

test('a search word may be as long as the calls of lists take it', () => {
  expect(maxWordLength).toBe(maxSearchWordLength)
})
