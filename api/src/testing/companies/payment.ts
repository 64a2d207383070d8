import { randomBytes, randomUUID } from 'node:crypto'
import type { CardRegistration, CreateInvoiceBody, ResponseOf, invoices } from '@invoice-card/contracts'
import { commissionOf } from '@invoice-card/domain'
import { insertAccount } from '../../parties/suppliers/rows/account-store.ts'
import { corporationToSupplier } from '../../parties/suppliers/rows/new-supplier.ts'
import { insertSupplier } from '../../parties/suppliers/rows/store.ts'
import { startSession } from '../../identity/sessions/start-session.ts'
import type { TestApp } from '../app/app.ts'
import type { Answering } from '../app/client.ts'
import { createCompany } from '../app/company.ts'
import type { TestCard, TestGateway } from '../outside/gateway.ts'

type Started = ResponseOf<typeof invoices.createInvoice>
type Changes = Partial<Omit<CreateInvoiceBody, 'invoice'>> & {
  readonly invoice?: Partial<CreateInvoiceBody['invoice']>
}
const plan = { commission_rate: 3, minimum_commission_amount: 330 }

export type Payer = Awaited<ReturnType<typeof createPayer>>
type PayerApp = Pick<TestApp, 'db' | 'services' | 'clientWith'> & { readonly app: Answering }

/** A signed-in company with a supplier and an account, ready to pay. */
export async function createPayer({ app, db, services, clientWith }: PayerApp, gateway: TestGateway) {
  const company = await createCompany(db)
  let tokens = await startSession(db, services, company.userId, 'test')
  const user = {
    ...company,
    client: clientWith(() => tokens),
    /** For tests that let more time pass than an access token lives. */
    signInAgain: async () => {
      tokens = await startSession(db, services, company.userId, 'test')
    },
  }
  const now = services.now()
  const supplierId = await insertSupplier(
    db,
    user.companyId,
    corporationToSupplier({ corporate_name: '株式会社アオバデザイン', corporate_number: '4011001098993' }),
    now,
  )
  const accountId = await insertAccount(
    db,
    supplierId,
    {
      bank_code: '0001',
      branch_code: '001',
      account_type: 1,
      account_number: '1234567',
      account_holder_kana: 'ｶ)ｱｵﾊﾞﾃﾞｻﾞｲﾝ',
    },
    { userId: user.userId, now },
  )

  /** An accepted invoice file whose content nobody else has. */
  const addFile = async (sha256 = randomBytes(32).toString('hex')): Promise<string> => {
    const id = randomUUID()
    await db
      .insertInto('files')
      .values({
        id,
        company_id: user.companyId,
        created_by: user.userId,
        file_name: '請求書.pdf',
        content_type: 'application/pdf',
        size_bytes: 1000,
        sha256,
        page_count: 1,
        accepted_at: services.now(),
      })
      .execute()
    return id
  }

  /** A body that is accepted unless changed. */
  const application = async (
    { invoice, ...changes }: Changes = {},
    card: TestCard = 'frictionless',
  ): Promise<CreateInvoiceBody> => {
    const amount = invoice?.amount ?? 110_000
    return {
      invoice: {
        amount,
        due_date: '2026-11-30',
        transfer_date: '2026-11-30',
        transfer_person_name: 'カ)テストシヨウジ',
        ...invoice,
      },
      supplier: { kind: 'existing', supplier_id: supplierId },
      account: { kind: 'existing', account_id: accountId },
      card: changes.card ?? { kind: 'token', mdk_token: await gateway.token(card), is_card_saved: false },
      file_ids: changes.file_ids ?? [await addFile()],
      commission_amount: commissionOf(amount, plan).commission_amount,
      is_terms_agreed: true,
      ...changes,
    }
  }

  const start = (body: CreateInvoiceBody, idempotencyKey: string = randomUUID()) =>
    user.client.invoices.createInvoice({ body }, { idempotencyKey })

  /** What the browser does at the issuer's page; answers where the browser is sent after that. */
  const authenticate = async (
    { authentication_url }: Pick<Started, 'authentication_url'>,
    form?: Record<string, string>,
  ): Promise<string> => {
    const back = await visitIssuer(authentication_url ?? '', form)
    const response = await app.request(back)
    return response.headers.get('location') ?? ''
  }

  /** A payment whose card is authorised. */
  const pay = async (changes: Changes = {}, card: TestCard = 'frictionless') => {
    const started = await start(await application(changes, card))
    await authenticate(started)
    const { invoice_id } = await user.client.creditCards.approveCredit({ body: { payment_id: started.payment_id } })
    if (invoice_id === null) throw new Error(`Payment ${started.payment_id} was not approved`)
    return { payment_id: started.payment_id, invoice_id }
  }

  /** Begins to save a card; one with another expiry is another card. */
  const startCard = async (card: TestCard = 'frictionless', expire?: string, idempotencyKey: string = randomUUID()) =>
    user.client.creditCards.createCreditCard(
      { body: { mdk_token: await gateway.token(card, expire) } },
      { idempotencyKey },
    )

  /** What the browser does at the issuer's page for a card that is to be saved, and how that ended. */
  const finishCard = async (started: CardRegistration, form?: Record<string, string>): Promise<CardRegistration> => {
    if (started.status !== 'authentication_required') return started
    await authenticate(started, form)
    return user.client.creditCards.getCardRegistration({ params: { id: started.registration_id } })
  }

  /** A card that is saved. */
  const saveCard = async (card: TestCard = 'frictionless', expire?: string) => {
    const ended = await finishCard(
      await startCard(card, expire),
      card === 'challenge' ? { password: '1234' } : undefined,
    )
    if (ended.status !== 'saved') throw new Error(`Card ${card} was not saved: ${JSON.stringify(ended)}`)
    return ended.credit_card
  }

  return {
    ...user,
    supplierId,
    accountId,
    addFile,
    application,
    start,
    authenticate,
    pay,
    startCard,
    finishCard,
    saveCard,
  }
}

/** The issuer's page, with the form sent where one is given; path and query of the return. */
export async function visitIssuer(url: string, form?: Record<string, string>): Promise<string> {
  const response = await fetch(url, {
    redirect: 'manual',
    ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
  })
  const { pathname, search } = new URL(response.headers.get('location') ?? 'http://nowhere.invalid/')
  return pathname + search
}
