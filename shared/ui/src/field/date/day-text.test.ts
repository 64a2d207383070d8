import { setClock } from './clock.ts'
import { readDay, showDay } from './day-text.ts'

const today = '2026-11-20'

test.each([
  '2026',
  '1131',
  '113',
  '202611',
  '8/12/10',
  '2026/13/01',
  '2026-02-30',
  '20260230',
  '11/',
  '13/1',
  'あした',
  '',
  '11/31',
])('takes no day from %j', text => expect(readDay(text, today)).toBeNull())

test.each([
  '20261130',
  '2026-11-30',
  '2026/11/30',
  '2026.11.30',
  '2026年11月30日',
  '２０２６／１１／３０',
  'R8.11.30',
  '令和8年11月30日',
])('reads %s', text => expect(readDay(text, today)).toBe('2026-11-30'))

test.each([
  ['11/30', '2026-11-30'],
  ['1130', '2026-11-30'],
  ['０１３１', '2027-01-31'],
  ['1/31', '2027-01-31'],
  ['10月31日', '2026-10-31'],
  ['2/29', '2028-02-29'],
])('reads %s as the nearest one', (text, day) =>
  expect(readDay(text, text === '2/29' ? '2027-11-01' : today)).toBe(day),
)

test("the nearest one is counted by the host's clock, not by the device's", () => {
  setClock(() => new Date('2031-11-20T00:00:00Z'))
  expect(readDay('11/30')).toBe('2031-11-30')
  setClock(() => new Date())
})

test('shows a whole day with slashes and leaves the rest as it was typed', () => {
  expect(showDay('2026-11-30')).toBe('2026/11/30')
  expect(showDay('11/3x')).toBe('11/3x')
})
