import '@invoice-card/config/testing'
import { emptyStats } from '@invoice-card/session'
import { menuTarget } from './menu-targets.ts'

const targets = [
  { stat: 'paymentsReview', path: 'review' },
  { stat: 'countOfTomorrow', path: 'tomorrow' },
  { stat: 'paymentsHistory', path: 'history' },
]
const remote = {
  prefix: 'payments',
  menu: { label: 'お支払い', icon: 'payments', order: 1, targets, otherwise: 'create' },
}

test.each([
  ['nothing anywhere', {}, '/payments/create'],
  ['something in the last list', { paymentsHistory: 1 }, '/payments/history'],
  ['something in two lists', { paymentsHistory: 1, paymentsReview: 2 }, '/payments/review'],
  ['something elsewhere, and a count that this host does not know', { suppliersEnable: 3 }, '/payments/create'],
])('with %s the menu leads to the first list with something in it, or else where it says', (_, stats, target) => {
  expect(menuTarget(remote, { ...emptyStats, ...stats })).toBe(target)
})

test('an entry without a path leads to the prefix', () => {
  expect(menuTarget({ prefix: 'suppliers', menu: { ...remote.menu, targets: [], otherwise: '' } }, emptyStats)).toBe(
    '/suppliers',
  )
})
