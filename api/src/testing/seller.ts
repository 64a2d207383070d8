import { randomBytes, randomUUID } from 'node:crypto'
import type { CreateRequestBody } from '@invoice-card/contracts'
import { insertDepositAccount } from '../buyers/store.ts'
import { corporationToSupplier } from '../suppliers/new-supplier.ts'
import { insertSupplier } from '../suppliers/store.ts'
import type { Client, TestApp } from './app.ts'
import { createCompany, type TestCompany } from './company.ts'

interface SellerApp<User> extends Pick<TestApp, 'db' | 'services'> { readonly signIn: (company: TestCompany) => Promise<User> }

/** A signed-in company with a partner, a deposit account and evidence, ready to ask for 110,000 yen. */
export async function createSeller<User extends TestCompany & { readonly client: Client }>(app: SellerApp<User>, company?: TestCompany) {
  const user = await app.signIn(company ?? await createCompany(app.db, { name: '株式会社ウリテ' }))
  const { db, services } = app
  const now = services.now()
  const partnerId = await insertSupplier(db, user.companyId, corporationToSupplier({ corporate_name: '北星物流株式会社' }), now)
  const accountId = await insertDepositAccount(db, { company_id: user.companyId, user_id: user.userId }, { bank_code: '0005', branch_code: '001', account_type: 1, account_number: '7654321', account_holder_kana: 'ｶ)ﾃｽﾄｼﾖｳｼﾞ' }, now)

  // Two documents with one number are paid once.
  let numbered = 0
  const addFile = async (): Promise<string> => {
    const id = randomUUID()
    await db.insertInto('files').values({
      id, company_id: user.companyId, created_by: user.userId, file_name: '請求書.pdf', content_type: 'application/pdf', size_bytes: 1000,
      sha256: randomBytes(32).toString('hex'), page_count: 1, accepted_at: services.now(),
    }).execute()
    return id
  }

  /** A body that is accepted unless changed. */
  const body = async (changes: Partial<CreateRequestBody> = {}): Promise<CreateRequestBody> => ({
    supplier_id: partnerId, supplier_person_name: '経理部 鈴木', supplier_person_email: 'keiri@hokusei.example.jp',
    billing_amount: 110_000, standard_taxable_amount: 100_000, reduced_taxable_amount: 0, nontaxable_amount: 0, consumption_tax_amount: 10_000, discount_amount: 0, discount_rate: null,
    service_fee_amount: 3_300, deposit_amount: 106_700, payment_due_date: '2026-12-25', deposit_date: '2026-12-25', invoice_number: `S-${++numbered}`,
    account_id: accountId ?? 0, file_ids: changes.file_ids ?? [await addFile()], is_send_request_mail: true, ...changes,
  })

  const request = async (changes: Partial<CreateRequestBody> = {}, idempotencyKey: string = randomUUID()) =>
    user.client.collections.createRequestSeller({ body: await body(changes) }, { idempotencyKey })

  return { ...user, partnerId, accountId, addFile, body, request }
}

/** The key of a link. */
export const keyOf = (link: string): string => new URL(link).searchParams.get('request_key') ?? ''
