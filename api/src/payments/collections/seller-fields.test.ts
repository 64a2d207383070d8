import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { RequestSellerDetail } from '@invoice-card/contracts'
import { checkInvoice, markTransferred, requireAction } from '../../backoffice/commands/actions.ts'
import { completeInvoice } from '../examination/complete.ts'
import { startAppWithPayer } from '../../testing/payer-app.ts'
import { createSeller } from '../../testing/seller.ts'
import { recordReturnedTransfer } from '../transfers/returned.ts'

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

type Path = string
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

const account = [
  'bank_code',
  'bank_name',
  'branch_code',
  'branch_name',
  'account_type',
  'account_number',
  'account_holder_kana',
]
const inside = (field: string, names: readonly string[]): Path[] => names.map(name => `${field}.${name}`)
const file = inside('files[]', ['file_id', 'file_name', 'content_type', 'page_count'])
const timeline = inside('timeline[]', ['kind', 'state', 'at', 'on'])
const receipt = inside('receipt', ['number', 'issued_on'])
const returned = [...inside('returned', ['reason', 'outcome', 'transfer_date']), ...inside('returned.account', account)]

/** All that a seller may ever receive of a request. A field that is not here was not decided about. */
const ofRequest: readonly Path[] = [
  'id',
  'status',
  'supplier_id',
  'buyer_name',
  'buyer_email_address',
  'supplier_person_name',
  'invoice_number',
  'issue_date',
  'message',
  'amount',
  'service_fee_amount',
  'deposit_amount',
  'due_date',
  'deposit_date',
  'expires_at',
  'created_at',
  'is_open',
  'opened_at',
  'mail_state',
  'is_mailed',
  'standard_taxable_amount',
  'reduced_taxable_amount',
  'nontaxable_amount',
  'standard_discounted_amount',
  'reduced_discounted_amount',
  'nontaxable_discounted_amount',
  'standard_tax_rate',
  'reduced_tax_rate',
  'standard_consumption_tax_amount',
  'reduced_consumption_tax_amount',
  'consumption_tax_amount',
  'discount_amount',
  'discount_rate',
  'account_id',
  ...inside('account', account),
  'transfer_person_name',
  ...file,
  ...timeline,
  ...inside('mails[]', ['kind', 'to', 'state', 'at', 'message']),
  'is_cancellable',
  'is_date_changeable',
  'is_account_asked',
  'account_asked_until',
  ...inside('account_asked', ['until', 'comment']),
  ...inside('cancellation', ['reason', 'settlement', 'comment']),
  ...receipt,
  ...returned,
]
const ofSold: readonly Path[] = [
  'id',
  'type',
  'status',
  'supplier_name',
  'amount',
  'commission_amount',
  'commission_tax_amount',
  'total_amount',
  'due_date',
  'transfer_date',
  'pay_until',
  'created_at',
  'invoice_number',
  'registration_number',
  'issue_date',
  'transfer_person_name',
  ...inside('account', account),
  ...file,
  ...timeline,
  'is_action_required',
  'action_required_reason',
  'action_required_comment',
  'action_required_until',
  'has_receipt',
  ...receipt,
  ...returned,
]
/** Keys of `GET /invoices/{id}` (docs/calls.md) that a seller gets empty. */
const alwaysEmpty = [
  'supplier_id',
  'card',
  'request',
  'is_editable',
  'is_cancellable',
  'is_card_replaceable',
  'cancel',
  'cancellation',
]

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

/** Every state in which a buyer has something that is not the seller's: card, question, answer, cancellation, returned money. */
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
    await requireAction(app.services, id, 'tanaka', 2, '担当より')
    return id
  },
  'paid with a question to its seller': async () => {
    const id = await paid()
    await checkInvoice(app.services, id, 'tanaka')
    await completeInvoice(app.services, id, 'suzuki')
    await requireAction(app.services, id, 'tanaka', 6, '口座なし')
    return id
  },
  'cancelled by its buyer': async () => {
    const id = await paid()
    await payer.client.invoices.cancelInvoice({ params: { id } })
    return id
  },
  'transferred and returned': async () => {
    const id = await paid()
    await checkInvoice(app.services, id, 'tanaka')
    await completeInvoice(app.services, id, 'suzuki')
    await markTransferred(app.services, id, 'suzuki')
    await recordReturnedTransfer(app.services, id, 'tanaka', '口座解約')
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

test('the list of fields is that of the contract', () => {
  const listed = new Set(ofRequest.map(path => path.split(/[.[]/)[0]))
  assert.deepEqual([...listed].toSorted(), Object.keys(RequestSellerDetail.entries).toSorted())
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
    isWithin(pathsIn(rows), [...ofRows, 'total_count_invoice_requests', 'total_count_is_account_asked']),
    [],
  )
})
