import { rangePresets } from './range-presets.ts'

describe('for days that are past', () => {
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
})

describe('for days that lie ahead', () => {
  test('months and coming days are counted in Japan, over the end of a year', () => {
    expect(rangePresets(new Date('2026-11-30T15:30:00Z'), 'ahead')).toEqual([
      { label: '今月', from: '2026-12-01', to: '2026-12-31' },
      { label: '来月', from: '2027-01-01', to: '2027-01-31' },
      { label: '今後30日', from: '2026-12-01', to: '2026-12-30' },
    ])
  })

  test('the month after a long one is the short one', () => {
    expect(rangePresets(new Date('2027-01-31T00:00:00Z'), 'ahead')[1]).toMatchObject({
      from: '2027-02-01',
      to: '2027-02-28',
    })
  })
})
