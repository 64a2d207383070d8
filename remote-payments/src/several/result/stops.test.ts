import { isCountedDecline, stopOfDecline } from './stops.ts'

// The server counts each of them against the card and its user: ten end all payments for an hour.
test.each(['AC01', 'AG33', 'GN01', 'GU01', 'GA01', 'XB01', 'XG01'])('counts %s as the server does', block => {
  expect(isCountedDecline(`G001${block}00000000`)).toBe(true)
})

test.each([null, 'GC01', 'GT01', 'P001', 'G002', 'XD01', 'XF01', 'XF02', 'XF03', 'XS01'])('does not count %s', code => {
  expect(isCountedDecline(code)).toBe(false)
})

test.each([
  ['AC01', null],
  ['XS01', null],
  ['GA01', 'card'],
  ['XB01', 'card'],
  ['XD01', 'card'],
  ['XF01', 'everything'],
  ['XF02', null],
  ['XF03', 'card'],
])('%s stops %s', (code, stop) => {
  expect(stopOfDecline(code)).toBe(stop)
})
