import '@invoice-card/config/testing'
import {
  clearFlowsExcept,
  clearSession,
  flowAtom,
  store,
  writeTokens,
  readTokens,
  userStatsAtom,
  emptyStats,
  loginUserAtom,
  type LoginUser,
} from './index.ts'

const empty = { amount: '' }
const payment = flowAtom('payment', empty)
const suppliers = flowAtom('supplierCreation', { name: '' })
const storedPayment = () => sessionStorage.getItem('invoice-card.flow.payment')

beforeEach(() => {
  store.set(payment, { amount: '1000' })
  store.set(suppliers, { name: '山田商店' })
})

test('flow data is cleared when the user is in no flow, in memory and in storage', () => {
  clearFlowsExcept([])
  expect(store.get(payment)).toEqual(empty)
  expect(store.get(suppliers)).toEqual({ name: '' })
  expect(storedPayment()).toBeNull()
})

test('the data of the current flow stays, that of the others is deleted', () => {
  clearFlowsExcept(['payment'])
  expect(store.get(payment)).toEqual({ amount: '1000' })
  expect(store.get(suppliers)).toEqual({ name: '' })
})

test('stored data of a flow whose remote is not loaded is cleared too, unless the user is in it', () => {
  sessionStorage.setItem('invoice-card.flow.collection', '{"draftId":1}')
  clearFlowsExcept(['collection'])
  expect(sessionStorage.getItem('invoice-card.flow.collection')).toBe('{"draftId":1}')
  clearFlowsExcept(['payment'])
  expect(sessionStorage.getItem('invoice-card.flow.collection')).toBeNull()
})

test('the data of a flow that leads into the current one stays', () => {
  clearFlowsExcept(['payment', 'supplierCreation'])
  expect(store.get(payment)).toEqual({ amount: '1000' })
  expect(store.get(suppliers)).toEqual({ name: '山田商店' })
})

test('fields missing from a flow of an older release have their initial values', () => {
  sessionStorage.setItem('invoice-card.flow.receiptInvoice', '{"fileId":"1"}')
  const receipt = flowAtom('receiptInvoice', { fileId: '', isRead: false })
  expect(store.get(receipt)).toEqual({ fileId: '1', isRead: false })
})

test('saves flow data for a reload', () => {
  expect(storedPayment()).toBe('{"amount":"1000"}')
})

test('ending the session deletes tokens, user, counts and flows', () => {
  writeTokens({ access_token: 'a', id_token: 'i', refresh_token: 'r' })
  store.set(loginUserAtom, { companyName: '株式会社サンプル商事' } as LoginUser)
  store.set(userStatsAtom, { ...emptyStats, paymentsReview: 3 })
  clearSession()
  expect(readTokens()).toBeNull()
  expect(store.get(loginUserAtom)).toBeNull()
  expect(store.get(userStatsAtom)).toEqual(emptyStats)
  expect(store.get(payment)).toEqual(empty)
  expect(sessionStorage).toHaveLength(0)
  expect(localStorage).toHaveLength(0)
})
