import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { CreateInvoiceBody } from '@invoice-card/contracts'
import { changeBooks } from '../../../books/work/public.ts'
import { findInvoiceOfFile, insertDraft } from '../../drafts/store.ts'
import { isRefusedCall, RefusedCall } from '../../../testing/app/client.ts'
import { startAppWithPayer } from '../../../testing/companies/payer-app.ts'
import { waitUntilBlocked } from '../../../testing/database/waiting.ts'

const { gateway, app, payer } = await startAppWithPayer()

const refuses = (changes: Parameters<typeof payer.application>[0], code: string, message = /./) =>
  assert.rejects(async () => payer.start(await payer.application(changes)), { code, message })

test('refuses the same file and the same document a second time', async () => {
  const sha256 = 'ab'.repeat(32)
  const document = { registration_number: 'T4011001098993', invoice_number: 'INV-1', amount: 55_000 }
  await payer.pay({ file_ids: [await payer.addFile(sha256)], invoice: document })
  await refuses({ file_ids: [await payer.addFile(sha256)] }, 'duplicate_invoice')
  await refuses({ invoice: document }, 'duplicate_invoice')
  await refuses({ invoice: { ...document, registration_number: 'Ｔ４０１１００１０９８９９３' } }, 'duplicate_invoice')
})

// Two tabs: the second was sent to a supplier that its payment had just registered.
test('names the paid invoice before the supplier that its payment has registered', async () => {
  const body: Pick<CreateInvoiceBody, 'file_ids' | 'supplier' | 'account'> = {
    file_ids: [await payer.addFile()],
    supplier: {
      kind: 'corporation',
      supplier: { corporate_name: '合同会社ノースリンク', corporate_number: '1999997470185' },
    },
    account: {
      kind: 'new',
      account: {
        bank_code: '0001',
        branch_code: '001',
        account_type: 1,
        account_number: '7740012',
        account_holder_kana: 'ﾄﾞ)ﾉｰｽﾘﾝｸ',
      },
    },
  }
  await payer.pay(body)
  await refuses(body, 'duplicate_invoice')
  await refuses({ ...body, file_ids: [await payer.addFile()] }, 'supplier_already_exists')
})

// Written twice into one statement, the files prevented the invoice of an authorised card.
test('takes a file that is named twice as one', async () => {
  const file = await payer.addFile()
  const { invoice_id } = await payer.pay({ file_ids: [file, file] })
  const invoice = await payer.client.invoices.getInvoice({ params: { id: invoice_id } })
  assert.deepEqual(
    invoice.files.map(({ file_id }) => file_id),
    [file],
  )
})

test('a new supplier that is registered already is named in the refusal', async () => {
  const supplier = {
    kind: 'corporation',
    supplier: { corporate_name: '別の名前', corporate_number: '4011001098993' },
  } as const
  const application = await payer.application({ supplier })
  await assert.rejects(payer.start(application), (error: unknown) => {
    assert.ok(error instanceof RefusedCall && isRefusedCall('supplier_already_exists')(error))
    assert.deepEqual(error.body.details, { supplier_id: payer.supplierId })
    return true
  })
})

test('refuses what may not be paid, before the card is asked', async () => {
  const before = (await gateway.orders()).length
  await refuses({ commission_amount: 1 }, 'commission_changed')
  await refuses({ promotion_code: 'NAINAI' }, 'promotion_code_invalid')
  await refuses({ invoice: { amount: 97_087_379 } }, 'amount_over_limit')
  await refuses(
    { invoice: { amount: 97_087_379 }, promotion_code: 'HAJIMETE', commission_amount: 1_941_747 },
    'amount_over_limit',
  )
  await refuses({ invoice: { transfer_date: '2026-11-25' } }, 'transfer_date_not_available')
  await refuses({ invoice: { transfer_date: '2026-11-28' } }, 'transfer_date_not_available')
  await refuses({ invoice: { transfer_person_name: '漢字' } }, 'transfer_person_name_not_kana')
  await refuses({ invoice: { transfer_person_name: 'ア'.repeat(31) } }, 'transfer_person_name_not_kana', /30文字以内/)
  await refuses({ supplier: { kind: 'existing', supplier_id: 999_999 } }, 'supplier_not_found')
  await refuses({ account: { kind: 'existing', account_id: 999_999 } }, 'account_not_found')
  await refuses({ card: { kind: 'saved', credit_card_id: 999_999 } }, 'credit_card_not_found')
  await refuses({ file_ids: [randomUUID()] }, 'file_not_found')
  await refuses({ draft_id: 999_999 }, 'draft_not_found')
  await refuses({ card: { kind: 'token', mdk_token: 'made-up', is_card_saved: false } }, 'card_token_invalid')
  await refuses(
    { supplier: { kind: 'corporation', supplier: { corporate_name: '株式会社テスト商事' } } },
    'supplier_is_own_company',
  )
  assert.equal((await gateway.orders()).length, before)
})

test('accepts the first day that can be chosen and the promotion that is in force', async () => {
  const body = await payer.application({
    invoice: { transfer_date: '2026-11-26' },
    promotion_code: 'hajimete',
    commission_amount: 2_200,
  })
  assert.equal((await payer.start(body)).status, 'authentication_required')
})

test('registers the supplier and account that came with the application, and deletes its draft', async () => {
  const draft = await payer.client.drafts.createDraft({ body: { values: { amount: 1 } } })
  const supplier: CreateInvoiceBody['supplier'] = {
    kind: 'sole_proprietor',
    supplier: { business_name: '山田写真事務所' },
  }
  const account: CreateInvoiceBody['account'] = {
    kind: 'new',
    account: {
      bank_code: '0005',
      branch_code: '001',
      account_type: 1,
      account_number: '7654321',
      account_holder_kana: 'ヤマダ タロウ',
    },
  }
  const { invoice_id } = await payer.pay({ supplier, account, draft_id: draft.id })
  const invoice = await payer.client.invoices.getInvoice({ params: { id: invoice_id } })
  assert.equal(invoice.supplier_name, '山田写真事務所')
  assert.equal(invoice.account?.account_holder_kana, 'ﾔﾏﾀﾞ ﾀﾛｳ')
  const registered = await payer.client.suppliers.getSupplier({ params: { id: invoice.supplier_id ?? 0 } })
  assert.equal(registered.accounts.length, 1)
  await assert.rejects(payer.client.drafts.getDraft({ params: { id: draft.id } }), { code: 'draft_not_found' })
})

test('deletes the draft of its invoice, also where the application does not name it', async () => {
  const file = await payer.addFile()
  const saveDraft = async (draft_key: string) =>
    (await payer.client.drafts.createDraft({ body: { values: { amount: 1 }, draft_key } })).id
  const [paid, other] = [await saveDraft(file), await saveDraft(await payer.addFile())]
  await payer.pay({ file_ids: [file] })
  await assert.rejects(payer.client.drafts.getDraft({ params: { id: paid } }), { code: 'draft_not_found' })
  assert.equal((await payer.client.drafts.getDraft({ params: { id: other } })).id, other)
})

test('saves of a draft during its payment never fail by a defect, and leave no draft', async () => {
  const file = await payer.addFile()
  const values = { amount: 1, file_ids: [file] }
  const save = () => payer.client.drafts.createDraft({ body: { values, draft_key: file } })
  const { id } = await save()
  const started = await payer.start(await payer.application({ file_ids: [file], draft_id: id }))
  const saves = () =>
    Array.from({ length: 10 }, (_, turn) =>
      turn % 2 ? save() : payer.client.drafts.updateDraft({ params: { id }, body: { values } }),
    )
  const [, ...outcomes] = await Promise.allSettled([payer.authenticate(started), ...saves(), ...saves()])
  const refusals = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason.code] : []))
  assert.deepEqual(
    refusals.filter(code => code !== 'draft_not_found' && code !== 'draft_already_applied'),
    [],
  )
  assert.equal(
    (await payer.client.creditCards.approveCredit({ body: { payment_id: started.payment_id } })).status,
    'approved',
  )
  await assert.rejects(save(), { code: 'draft_already_applied', httpStatus: 409 })
  assert.deepEqual(await app.db.selectFrom('drafts').select('id').where('draft_key', '=', file).execute(), [])
})

// The draft's save has looked for a payment and found none when the payment is made.
test('a payment waits for a save of its draft that is half done, and takes the draft with it', async () => {
  const file = await payer.addFile()
  const started = await payer.start(await payer.application({ file_ids: [file] }))
  let made: Promise<unknown> = Promise.resolve()
  await changeBooks(app.db, async books => {
    assert.equal(await findInvoiceOfFile(books, payer.companyId, file), undefined)
    made = payer.authenticate(started)
    await waitUntilBlocked(app.db)
    await insertDraft(books.db, { company_id: payer.companyId, user_id: payer.userId }, {}, file, {
      updated_at: app.services.now(),
      expires_at: new Date('2027-02-01'),
    })
  })
  await made
  assert.equal(
    (await payer.client.creditCards.approveCredit({ body: { payment_id: started.payment_id } })).status,
    'approved',
  )
  assert.deepEqual(await app.db.selectFrom('drafts').select('id').where('draft_key', '=', file).execute(), [])
})

test('the invoice of a cancelled payment can be a draft again, and strangers learn nothing of it', async () => {
  const file = await payer.addFile()
  const { invoice_id } = await payer.pay({ file_ids: [file] })
  const stranger = await app.signIn()
  await stranger.client.drafts.createDraft({ body: { values: {}, draft_key: file } })
  await payer.client.invoices.cancelInvoice({ params: { id: invoice_id } })
  await payer.client.drafts.createDraft({ body: { values: {}, draft_key: file } })
})

test('leaves no token in the database', async () => {
  const token = await gateway.token()
  await payer.start(await payer.application({ card: { kind: 'token', mdk_token: token, is_card_saved: true } }))
  const calls = await app.db.selectFrom('gateway_calls').select(['request', 'response']).execute()
  const payments = await app.db.selectFrom('payment_transactions').select('application').execute()
  assert.equal(JSON.stringify([calls, payments]).includes(token), false)
})
