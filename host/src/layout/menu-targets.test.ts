import '@invoice-card/config/testing'
import { emptyStats, type UserStats } from '@invoice-card/session'
import { collectionTarget, paymentTarget } from './menu-targets.ts'

const statsWith = (...names: (keyof UserStats)[]): UserStats => ({ ...emptyStats, ...Object.fromEntries(names.map(name => [name, 1])) })

const payments: [filled: (keyof UserStats)[], target: string][] = [
  [[], '/payments/create'],
  [['suppliersEnable', 'notificationUnread', 'collectionsRequest'], '/payments/create'],
  [['paymentsDraft'], '/payments/draft'],
  [['paymentsDraft', 'paymentsHistory'], '/payments/history'],
  [['paymentsDraft', 'paymentsHistory', 'paymentsReserved'], '/payments/reserved'],
  [['paymentsDraft', 'paymentsHistory', 'paymentsReserved', 'paymentsWaiting'], '/payments/waiting'],
  [['paymentsDraft', 'paymentsHistory', 'paymentsReserved', 'paymentsWaiting', 'paymentsReview'], '/payments/review'],
  [['paymentsWaiting', 'paymentsActionRequired'], '/payments/review'],
]

test.each(payments)('with %j the payment menu leads to %s', (filled, target) => {
  expect(paymentTarget(statsWith(...filled))).toBe(target)
})

const collections: [filled: (keyof UserStats)[], target: string][] = [
  [[], '/collections/history'],
  [['paymentsReview'], '/collections/history'],
  [['collectionsDraft'], '/collections/draft'],
  [['collectionsDraft', 'collectionsHistory'], '/collections/history'],
  [['collectionsDraft', 'collectionsHistory', 'collectionsDecided'], '/collections/decided'],
  [['collectionsDraft', 'collectionsHistory', 'collectionsDecided', 'collectionsRequest'], '/collections/request'],
]

test.each(collections)('with %j the collection menu leads to %s', (filled, target) => {
  expect(collectionTarget(statsWith(...filled))).toBe(target)
})
