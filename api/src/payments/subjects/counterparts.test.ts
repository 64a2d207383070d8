import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { json } from '../../platform/database/connection.ts'
import type { InvoiceRow } from '../../books/invoices/row.ts'
import { isRefusedCall } from '../../testing/app/client.ts'
import { createCompany } from '../../testing/app/company.ts'
import { startAppWithPayer } from '../../testing/companies/payer-app.ts'
import { createRequest } from '../../testing/companies/request.ts'

const { gateway, app, payer } = await startAppWithPayer()
const tNumber = 'T8123456789012'
let numbered = 0
const nextNumber = () => `11月分-${++numbered}`

/** 山田工房, whose owner has no corporate number and so no T number that a register would confirm. */
async function createProprietor() {
  const company = await createCompany(app.db, { name: '山田工房', nameKana: 'ヤマダコウボウ' })
  await app.db
    .updateTable('companies')
    .set({
      business_form: 2,
      corporate_number: null,
      corporation: null,
      sole_proprietor: json({
        representative_last_name: '山田',
        representative_first_name: '太郎',
        representative_last_name_kana: 'ヤマダ',
        representative_first_name_kana: 'タロウ',
        representative_birthday: '1980-05-05',
      }),
    })
    .where('id', '=', company.companyId)
    .execute()
  return company
}
const seller = await createProprietor()

async function requestOf(
  invoice_number: string | null,
  read: { readonly registration_number?: string } = {},
): Promise<InvoiceRow> {
  const invoice = await createRequest(app.db, { seller, buyer: payer }, app.clock.now(), { invoice_number })
  const id = randomUUID()
  await app.db
    .insertInto('files')
    .values({
      id,
      company_id: seller.companyId,
      created_by: seller.userId,
      file_name: '請求書.pdf',
      content_type: 'application/pdf',
      size_bytes: 1000,
      page_count: 1,
      sha256: randomBytes(32).toString('hex'),
      accepted_at: app.clock.now(),
      ocr_status: 'done',
      ocr_fields:
        read.registration_number === undefined
          ? null
          : json({ registration_number: { value: read.registration_number, confidence: 'agreed', place: null } }),
    })
    .execute()
  await app.db.insertInto('invoice_files').values({ invoice_id: invoice.id, file_id: id, position: 0 }).execute()
  return invoice
}

async function payRequest({ id }: { readonly id: number }) {
  const card = { kind: 'token', mdk_token: await gateway.token('frictionless'), is_card_saved: false } as const
  const started = await payer.client.payments.answerRequest(
    { params: { id }, body: { action: 'pay', card, amount: 110_000, is_terms_agreed: true } },
    { idempotencyKey: randomUUID() },
  )
  await payer.authenticate(started)
  return payer.client.creditCards.approveCredit({ body: { payment_id: started.payment_id ?? '' } })
}

const countCharges = async (): Promise<number> => {
  const charges = await app.db
    .selectFrom('payment_transactions')
    .select('id')
    .where('company_id', '=', payer.companyId)
    .where('status', 'in', ['authorised', 'captured'])
    .execute()
  return charges.length
}

type Application = NonNullable<Parameters<typeof payer.pay>[0]>
const account = {
  bank_code: '0001',
  branch_code: '001',
  account_type: 1,
  account_number: '5550001',
  account_holder_kana: 'ヤマダ タロウ',
} as const
const unknownName = () => `工房${randomBytes(4).toString('hex')}`

/** Ways in which the buyer may know the seller, by nothing else than what the title says. */
const ways: Readonly<Record<string, () => Application>> = {
  'the T number on the paper': () => ({ invoice: { registration_number: 'Ｔ８１２３４５６７８９０１２' } }),
  'the T number of the supplier': () => ({
    supplier: { kind: 'sole_proprietor', supplier: { business_name: unknownName(), registration_number: tNumber } },
    account: { kind: 'new', account: { ...account, account_holder_kana: 'コウボウ' } },
  }),
  'the account': () => ({
    supplier: { kind: 'sole_proprietor', supplier: { business_name: unknownName() } },
    account: {
      kind: 'new',
      account: {
        bank_code: '0005',
        branch_code: '001',
        account_type: 1,
        account_number: '7654321',
        account_holder_kana: 'ウリテ',
      },
    },
  }),
}

for (const [way, known] of Object.entries(ways)) {
  test(`a sole proprietor's document is paid once, known by ${way}`, async () => {
    const read = way === 'the account' ? {} : { registration_number: tNumber }
    const first = nextNumber()
    const request = await requestOf(first, read)
    const changes = known()
    await payer.pay({ ...changes, invoice: { ...changes.invoice, invoice_number: first } })
    await assert.rejects(payRequest(request), isRefusedCall('duplicate_invoice'))

    const second = nextNumber()
    assert.equal((await payRequest(await requestOf(second, read))).status, 'approved')
    const again = known()
    await assert.rejects(
      async () =>
        payer.start(await payer.application({ ...again, invoice: { ...again.invoice, invoice_number: second } })),
      isRefusedCall('duplicate_invoice'),
    )
  })
}

test("a sole proprietor's document is paid once, known by the business or the owner", async () => {
  for (const business_name of ['山田　工房', '山田 太郎']) {
    const number = nextNumber()
    const request = await requestOf(number)
    const own = {
      supplier: { kind: 'sole_proprietor', supplier: { business_name } },
      account: { kind: 'new', account },
    } as const
    await payer.pay({ ...own, invoice: { invoice_number: number } })
    await assert.rejects(payRequest(request), isRefusedCall('duplicate_invoice'))
  }
})

test("knows a corporation by its supplier's number where the application names no T number", async () => {
  const corporation = await createCompany(app.db, { name: '株式会社ベツナ', corporateNumber: '4011001098993' })
  const invoice_number = nextNumber()
  const request = await createRequest(app.db, { seller: corporation, buyer: payer }, app.clock.now(), {
    invoice_number,
  })
  await payer.pay({ invoice: { invoice_number } })
  await assert.rejects(payRequest(request), isRefusedCall('duplicate_invoice'))
})

test('another number, another amount, or a payment that was cancelled stands in no way', async () => {
  const invoice_number = nextNumber()
  const request = await requestOf(invoice_number, { registration_number: tNumber })
  await payer.pay({ invoice: { registration_number: tNumber, invoice_number: nextNumber() } })
  await payer.pay({ invoice: { registration_number: tNumber, invoice_number, amount: 120_000 } })
  const { invoice_id } = await payer.pay({ invoice: { registration_number: tNumber, invoice_number } })
  await assert.rejects(payRequest(request), isRefusedCall('duplicate_invoice'))
  await payer.client.invoices.cancelInvoice({ params: { id: invoice_id } })
  await app.runJobs()
  assert.equal((await payRequest(request)).status, 'approved')
})

// A seller who numbers invoices by months sends the same name, number and amount again.
test('pays two applications that only name and number make alike, and two such requests', async () => {
  const invoice_number = nextNumber()
  await payer.pay({ invoice: { invoice_number } })
  await payer.pay({ invoice: { invoice_number } })
  const other = nextNumber()
  assert.equal((await payRequest(await requestOf(other))).status, 'approved')
  assert.equal((await payRequest(await requestOf(other))).status, 'approved')
})

test('paid at the same moment as a request and as an application, a document is charged once', async () => {
  for (let round = 0; round < 4; round++) {
    const invoice_number = nextNumber()
    const request = await requestOf(invoice_number, { registration_number: tNumber })
    const before = await countCharges()
    await Promise.allSettled([
      payRequest(request),
      payer.pay({ invoice: { registration_number: tNumber, invoice_number } }),
    ])
    // A buyer who stands at the issuer makes room for the other side: both may be answered, one is charged.
    assert.equal((await countCharges()) - before, 1)
  }
})

test('refuses a correction to the number of a paid request; one away from it frees the document', async () => {
  const [taken, free] = [nextNumber(), nextNumber()]
  await payRequest(await requestOf(taken, { registration_number: tNumber }))
  const { invoice_id: id } = await payer.pay({ invoice: { registration_number: tNumber, invoice_number: free } })
  const correct = (invoice_number: string) =>
    payer.client.invoices.updateInvoice({ params: { id }, body: { invoice_number } })
  await assert.rejects(correct(taken), isRefusedCall('duplicate_invoice'))
  const request = await requestOf(free, { registration_number: tNumber })
  await assert.rejects(payRequest(request), isRefusedCall('duplicate_invoice'))
  await correct(nextNumber())
  assert.equal((await payRequest(request)).status, 'approved')
})
