import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf, toggleStates } from './schema.ts'

const excluded = '4011001098993'
const toggle = (is_on: boolean, when_off: 'all' | 'new', excluded_corporate_numbers: string[] = []) => ({
  is_on,
  when_off,
  excluded_corporate_numbers,
})

test('a remote that is off is off whole, unless its release says that only new things stop', () => {
  assert.deepEqual(toggleStates({ payments: toggle(false, 'all') }), { payments: 'off', payments_existing: 'off' })
  assert.deepEqual(toggleStates({ collections: toggle(false, 'new') }), {
    collections: 'off',
    collections_existing: 'on',
  })
})

test('for an excluded company all stops, whatever the toggle says about new things', () => {
  const toggles = { collections: toggle(true, 'new', [excluded]) }
  assert.deepEqual(toggleStates(toggles), { collections: 'by_company', collections_existing: 'by_company' })
  assert.deepEqual(featuresOf(toggles, excluded), { collections: false, collections_existing: false })
  assert.deepEqual(featuresOf(toggles, null), { collections: true, collections_existing: true })
})
