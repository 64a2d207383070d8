import assert from 'node:assert/strict'
import { test } from 'node:test'
import { collectionDetailPath, collectionTabs, invoiceStatusesOfSeller } from './collection-tabs.ts'
import { isInTab, paymentTabs } from './payment-tabs.ts'

const tabsOf = (invoice: Parameters<typeof isInTab>[1]) =>
  Object.entries(paymentTabs)
    .filter(([, query]) => isInTab(query, invoice))
    .map(([tab]) => tab)

test('a reserved payment that waits for its owner stands in both tabs', () => {
  assert.deepEqual(tabsOf({ status: 3, type: 'InvoicePayment', is_action_required: true }), [
    'actionRequired',
    'reserved',
  ])
})

test('a payment leaves the review tab while it waits for its owner', () => {
  assert.deepEqual(tabsOf({ status: 1, type: 'InvoicePayment', is_action_required: true }), ['actionRequired'])
  assert.deepEqual(tabsOf({ status: 1, type: 'InvoicePayment', is_action_required: false }), ['review'])
})

// With one type only, a paid request that asked its buyer would be in no tab (docs/decisions/0027).
test('every status, type and flag of a buyer stands in a tab, in two only where it is reserved', () => {
  for (const type of ['InvoicePayment', 'InvoiceRequestBuyer'] as const) {
    for (const status of [1, 2, 3, 4, 5, ...(type === 'InvoiceRequestBuyer' ? ([6, 7, 8] as const) : [])] as const) {
      // Only what is in progress asks.
      for (const is_action_required of [1, 2, 3].includes(status) ? [true, false] : [false]) {
        const expected = status === 3 && is_action_required ? 2 : 1
        assert.equal(
          tabsOf({ status, type, is_action_required }).length,
          expected,
          JSON.stringify({ status, type, is_action_required }),
        )
      }
    }
  }
})

test('a seller sees none of its own requests among its payments', () => {
  for (const status of [1, 2, 3, 4, 5, 6, 7, 8] as const) {
    assert.deepEqual(tabsOf({ status, type: 'InvoiceRequestSeller', is_action_required: false }), [])
  }
})

test('every invoice status belongs to exactly one group of the seller', () => {
  const all = Object.values(collectionTabs).flatMap(invoiceStatusesOfSeller)
  assert.deepEqual(all.toSorted(), [1, 2, 3, 4, 5, 6, 7, 8])
})

test('a request is found by its seller under the list that holds it', () => {
  const paths = ([6, 7, 1, 2, 3, 4, 8, 5] as const).map(status => collectionDetailPath({ id: 18, status }))
  assert.deepEqual(paths, [
    ...Array(4).fill('/collections/request/18'),
    '/collections/decided/18',
    ...Array(3).fill('/collections/history/18'),
  ])
})
