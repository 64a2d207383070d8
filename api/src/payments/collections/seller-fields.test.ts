import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { recordFirstCheck, markTransferred, requireAction } from '../../backoffice/calls/actions.ts'
import { completeInvoice } from '../examination/complete.ts'
import { startAppWithPayer } from '../../testing/companies/payer-app.ts'
import { alwaysEmpty, ofRequest, ofSold, type Path } from '../../testing/contract/seller-fields.ts'
import { owedBySellerFields } from '../../testing/obligations/seller-fields.ts'
import { createSeller } from '../../testing/companies/seller.ts'
import { recordReturnedTransfer } from '../transfers/returned.ts'
import { examiners } from '../../testing/companies/examiners.ts'

const { gateway, app, payer } = await startAppWithPayer()
const seller = await createSeller(app)

/** As it comes over the wire: the client of other tests drops what the contract does not know. */
async function get(path: string): Promise<unknown> {
  const { id_token, access_token } = seller.tokens
  const response = await app.app.request(`/api/v1${path}`, {
    headers: { authorization: `Bearer ${id_token}`, 'x-access-token': access_token },
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status} ${await response.text()}`)
  return response.json()
}

/** Every field by its path, those of lists with []; empty ones too. */
function pathsIn(value: unknown, path: Path = ''): Path[] {
  if (Array.isArray(value)) return value.flatMap(item => pathsIn(item, `${path}[]`))
  if (value === null || typeof value !== 'object') return [path]
  return Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, path === '' ? key : `${path}.${key}`))
}

/** What is in it, without what is null, false or an empty text. */
const filledIn = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, inner: unknown) =>
      inner === null || inner === false || inner === '' ? undefined : inner,
    ),
  )

const isWithin = (paths: readonly Path[], allowed: readonly Path[]): Path[] =>
  // Where a thing is missing its own name stands for it.
  [...new Set(paths)].filter(path => !allowed.some(one => one === path || one.startsWith(`${path}.`)))

async function paid(): Promise<number> {
  const { id } = await seller.request({ supplier_person_email: payer.emailAddress, message: 'よろしくお願いします。' })
  const card = { kind: 'token', mdk_token: await gateway.token('frictionless'), is_card_saved: false } as const
  await payer.authenticate(
    await payer.client.payments.answerRequest(
      { params: { id }, body: { action: 'pay', card, amount: 110_000, is_terms_agreed: true } },
      { idempotencyKey: randomUUID() },
    ),
  )
  return id
}

/**
 * Every state in which a buyer has something that is not the seller's: card, question, answer, cancellation, returned
 * money.
 */
const states: Readonly<Record<string, () => Promise<number>>> = {
  waiting: async () => (await seller.request({ supplier_person_email: payer.emailAddress })).id,
  declined: async () => {
    const { id } = await seller.request({ supplier_person_email: payer.emailAddress })
    await payer.client.payments.answerRequest(
      { params: { id }, body: { action: 'decline', comment: '別の方法で支払います' } },
      { idempotencyKey: randomUUID() },
    )
    return id
  },
  paid: paid,
  'paid with a question to its buyer': async () => {
    const id = await paid()
    await requireAction(app.examiner, id, examiners.tanaka, 2, '担当より')
    return id
  },
  'paid with a question to its seller': async () => {
    const id = await paid()
    await recordFirstCheck(app.examiner, id, examiners.tanaka)
    await completeInvoice(app.examiner, id, examiners.suzuki)
    await requireAction(app.examiner, id, examiners.tanaka, 6, '口座なし')
    return id
  },
  'cancelled by its buyer': async () => {
    const id = await paid()
    await payer.client.invoices.cancelInvoice({ params: { id } })
    return id
  },
  'transferred and returned': async () => {
    const id = await paid()
    await recordFirstCheck(app.examiner, id, examiners.tanaka)
    await completeInvoice(app.examiner, id, examiners.suzuki)
    await markTransferred(app.examiner, id, examiners.suzuki)
    await recordReturnedTransfer(app.examiner, id, examiners.tanaka, '口座解約')
    return id
  },
}

for (const [state, reach] of Object.entries(states)) {
  test(`of a request that is ${state} its seller receives the listed fields and no other`, async () => {
    const id = await reach()
    assert.deepEqual(isWithin(pathsIn(await get(`/invoices/${id}/request_seller`)), ofRequest), [])
    const sold = await get(`/invoices/${id}?invoice_display_type=InvoiceRequestSeller`)
    assert.deepEqual(isWithin(pathsIn(sold), [...ofSold, ...alwaysEmpty]), [])
    assert.deepEqual(isWithin(pathsIn(filledIn(sold)), ofSold), [])
  })
}

test('the lists of fields are those of the contract', () => {
  assert.deepEqual(owedBySellerFields(), [])
})

test('no list of a buyer has a request in it for its seller', async () => {
  const { id } = await seller.request({ supplier_person_email: payer.emailAddress })
  assert.deepEqual((await seller.client.invoices.listInvoices()).invoices, [])
  assert.deepEqual(
    (
      await seller.client.invoices.listInvoices({
        query: { invoice_types: ['InvoiceRequestSeller', 'InvoiceRequestBuyer'] },
      })
    ).invoices,
    [],
  )
  await assert.rejects(get(`/invoices/${id}`), /404 .*invoice_not_found/)
  const rows = await get('/invoices/request_sellers?from=0&size=100')
  const ofRows = ofRequest.map(path => `invoice_requests[].${path}`)
  assert.deepEqual(
    isWithin(pathsIn(rows), [...ofRows, 'total_count_invoice_requests', 'total_count_is_account_required']),
    [],
  )
})
