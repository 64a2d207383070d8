import { featuresOf, toggleStates } from './schema.ts'

const excluded = '4011001098993'
const toggle = (is_on: boolean, when_off: 'all' | 'new', excluded_corporate_numbers: string[] = []) =>
  ({ is_on, when_off, excluded_corporate_numbers })

test('a remote that is off is off whole, unless its release says that only new things stop', () => {
  expect(toggleStates({ payments: toggle(false, 'all') })).toEqual({ payments: 'off', payments_existing: 'off' })
  expect(toggleStates({ collections: toggle(false, 'new') })).toEqual({ collections: 'off', collections_existing: 'on' })
})

test('for an excluded company all stops, whatever the toggle says about new things', () => {
  const toggles = { collections: toggle(true, 'new', [excluded]) }
  expect(toggleStates(toggles)).toEqual({ collections: 'by_company', collections_existing: 'by_company' })
  expect(featuresOf(toggles, excluded)).toEqual({ collections: false, collections_existing: false })
  expect(featuresOf(toggles, null)).toEqual({ collections: true, collections_existing: true })
})
