import { rangePresets } from './range-presets.ts'

test('months and recent days are counted in Japan, over the end of a year', () => {
  expect(rangePresets(new Date('2026-12-31T15:30:00Z'))).toEqual([
    { label: '今月', from: '2027-01-01', to: '2027-01-31' },
    { label: '先月', from: '2026-12-01', to: '2026-12-31' },
    { label: '直近90日', from: '2026-10-04', to: '2027-01-01' },
  ])
})

test('the end of February is the last day of its month', () => {
  expect(rangePresets(new Date('2028-02-10T00:00:00Z'))[0]).toMatchObject({ from: '2028-02-01', to: '2028-02-29' })
})
