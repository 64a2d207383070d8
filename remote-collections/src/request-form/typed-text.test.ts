import { rateOf } from './typed-text.ts'

test.each([
  ['', null],
  ['4.1', 410],
  ['１０', 1000],
  ['100', 10_000],
  ['100.01', null],
  ['-1', null],
  ['4.123', null],
  ['5.5％', 550],
  ['10 %', 1000],
  ['%', null],
])('%s percent are %s hundredths', (text, rate) => {
  expect(rateOf(text)).toBe(rate)
})
