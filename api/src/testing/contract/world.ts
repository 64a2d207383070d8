import type { TestApp } from '../app/app.ts'
import { createCompany } from '../app/company.ts'
import type { TestGateway } from '../outside/gateway.ts'
import { createPayer } from '../companies/payment.ts'
import { connectProgram, type Credentials } from '../companies/program.ts'
import { createSeller } from '../companies/seller.ts'
import { randomUUID } from 'node:crypto'
import { insertInvoice } from '../../books/invoices/public.ts'
import { changeBooks } from '../../books/work/public.ts'
import { startSession } from '../../identity/sessions/start-session.ts'
import { notify } from '../../platform/notifications/notify.ts'
import type { RowKind } from './id-fields.ts'

export type RowId = number | string

/** A company that has a row of every kind, so that calls get past "not found". */
export async function createWorld(app: TestApp, gateway: TestGateway) {
  const payer = await createPayer(app, gateway)
  const { client, companyId, userId } = payer
  const { db, services, clock } = app
  const { invoice_id, payment_id } = await payer.pay()
  const started = await payer.startCard()
  const card = await payer.finishCard(started)
  if (card.status !== 'saved') throw new Error(`The card of the world was not saved: ${card.status}`)
  const draft = await client.drafts.createDraft({
    body: { values: { amount: 110_000, supplier_id: payer.supplierId } },
  })
  await notify(db, {
    company_id: companyId,
    kind: 'invoice_applied',
    title: 'お知らせ',
    body: '本文',
    link: null,
    now: clock.now(),
  })
  const notification = await db
    .selectFrom('notifications')
    .select('id')
    .where('company_id', '=', companyId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const asSeller = await createSeller(app, payer)
  const request = await asSeller.request()
  const seller = await createCompany(db, { name: '株式会社ウリテ', nameKana: 'ウリテ' })
  const receivedRequest = await changeBooks(db, books =>
    insertInvoice(books, {
      kind: 'request',
      status: 7,
      seller_company_id: seller.companyId,
      buyer_company_id: companyId,
      supplier_name: '株式会社ウリテ',
      buyer_name: '北星物流株式会社',
      buyer_email_address: 'keiri@example.jp',
      amount: 110_000,
      commission_amount: 3_300,
      commission_tax_amount: 300,
      commission_rate: 3,
      due_date: '2026-12-25',
      created_at: clock.now(),
      account: {
        bank_code: '0001',
        bank_name: 'みずほ銀行',
        branch_code: '001',
        branch_name: '東京営業部',
        account_type: 1,
        account_number: '7654321',
        account_holder_kana: 'ｶ)ｳﾘﾃ',
      },
    }),
  )
  const requestDraft = await client.requestDrafts.createInvoiceRequestDraft({
    body: { values: { supplier_id: payer.supplierId } },
  })
  const rule = { kind: 'last_business_day' } as const
  const schedule = await client.requestSchedules.createRequestSchedule({ body: { invoice_id: request.id, rule } })

  const program = await connectProgram(app, userId)
  const clientFile = await payer.addFile()
  await db.updateTable('files').set({ client_id: program.clientId }).where('id', '=', clientFile).execute()
  const preGroup = await program.calls.createPreGroup(
    {
      body: {
        items: [
          {
            supplier: { kind: 'existing', supplier_id: payer.supplierId },
            amount: 110_000,
            due_date: '2026-11-30',
            file_ids: [clientFile],
          },
        ],
      },
    },
    { idempotencyKey: randomUUID() },
  )

  await startSession(db, services, userId, 'elsewhere')
  const {
    devices: [, elsewhere],
  } = await client.users.getSecuritySettings()
  if (!elsewhere) throw new Error('The second session is not listed')

  const ids: Readonly<Record<RowKind, RowId>> = {
    supplier: payer.supplierId,
    account: payer.accountId,
    card: card.credit_card.id,
    cardRegistration: card.registration_id,
    file: await payer.addFile(),
    draft: draft.id,
    invoice: invoice_id,
    payment: payment_id,
    notification: notification.id,
    request: request.id,
    depositAccount: asSeller.accountId ?? 0,
    company: companyId,
    receivedRequest: receivedRequest.id,
    requestDraft: requestDraft.id,
    schedule: schedule.id,
    clientFile,
    preGroup: preGroup.id,
    preItem: preGroup.items[0]?.pre_id ?? 0,
    session: elsewhere.session_id,
  }
  const signIn = async (): Promise<Credentials> => ({
    ...(await startSession(db, services, userId, 'test')),
    client_token: (await connectProgram(app, userId, program.clientId)).tokens.access_token,
  })
  return { ...payer, ids, signIn }
}
