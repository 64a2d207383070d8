import { randomBytes, randomUUID } from 'node:crypto'
import type { CreateRequestBody } from '@invoice-card/contracts'
import { commissionOf, consumptionTaxRates, suggestAmounts, type TaxableAmounts } from '@invoice-card/domain'
import { corporationToSupplier } from '../../parties/suppliers/rows/new-supplier.ts'
import { findSameSupplier, insertSupplier } from '../../parties/suppliers/rows/store.ts'
import type { Client, TestApp } from '../app/app.ts'
import { createCompany, type TestCompany } from '../app/company.ts'

interface SellerApp<User> extends Pick<TestApp, 'db' | 'services'> {
  readonly signIn: (company: TestCompany) => Promise<User>
}

// Two documents with one number are asked for and paid once, whichever made this seller before.
let numbered = 0

/** A signed-in company with a partner, a deposit account and evidence, ready to ask for 110,000 yen. */
export async function createSeller<User extends TestCompany & { readonly client: Client }>(
  app: SellerApp<User>,
  company?: TestCompany,
) {
  const user = await app.signIn(
    company ?? (await createCompany(app.db, { name: '株式会社ウリテ', nameKana: 'ウリテ' })),
  )
  const { db, services } = app
  const now = services.now()
  // Rows that are there already stay: a storm tries this again where it was cut off.
  const partner = corporationToSupplier({ corporate_name: '北星物流株式会社' })
  const partnerId =
    (await findSameSupplier(db, user.companyId, partner))?.id ??
    (await insertSupplier(db, user.companyId, partner, now))
  const { name_kana } = await db
    .selectFrom('companies')
    .select('name_kana')
    .where('id', '=', user.companyId)
    .executeTakeFirstOrThrow()
  const params = { id: user.companyId }
  const {
    accounts: [known],
  } = await user.client.buyers.listDepositAccounts({ params })
  const { id: accountId } =
    known ??
    (await user.client.buyers.createDepositAccount({
      params,
      body: {
        bank_code: '0005',
        branch_code: '001',
        account_type: 1,
        account_number: String(user.companyId).padStart(7, '0'),
        account_holder_kana: `カ)${name_kana}`,
      },
    }))

  const addFile = async (): Promise<string> => {
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
        sha256: randomBytes(32).toString('hex'),
        page_count: 1,
        accepted_at: services.now(),
      })
      .execute()
    return id
  }

  /** A body that is accepted unless changed. */
  const body = async (changes: Partial<CreateRequestBody> = {}): Promise<CreateRequestBody> => ({
    supplier: { kind: 'existing', supplier_id: partnerId },
    supplier_person_name: '経理部 鈴木',
    supplier_person_email: 'keiri@hokusei.example.jp',
    ...claimOf({ standard_taxable_amount: 100_000 }),
    payment_due_date: '2026-12-25',
    deposit_date: '2026-12-25',
    invoice_number: `S-${++numbered}`,
    account_id: accountId,
    file_ids: changes.file_ids ?? [await addFile()],
    is_send_request_mail: true,
    ...changes,
  })

  const request = async (changes: Partial<CreateRequestBody> = {}, idempotencyKey: string = randomUUID()) =>
    user.client.collections.createRequestSeller({ body: await body(changes) }, { idempotencyKey })

  return { ...user, partnerId, accountId, addFile, body, request }
}

interface Claim extends Partial<TaxableAmounts> {
  readonly discount_amount?: number
  readonly discount_rate?: number
}

/** All amounts of a request that follow from its classes and its discount, with the fee of the usual plan. */
export function claimOf({ discount_amount = 0, discount_rate, ...taxable }: Claim) {
  const amounts = { standard_taxable_amount: 0, reduced_taxable_amount: 0, nontaxable_amount: 0, ...taxable }
  const suggested = suggestAmounts(amounts, discount_amount)
  if (!suggested) throw new Error(`No request asks for ${JSON.stringify(amounts)} less ${discount_amount}`)
  const { commission_amount } = commissionOf(suggested.billing_amount, {
    commission_rate: 3,
    minimum_commission_amount: 330,
  })
  return {
    ...amounts,
    ...suggested,
    standard_tax_rate: consumptionTaxRates.standard,
    reduced_tax_rate: consumptionTaxRates.reduced,
    discount_amount,
    discount_rate: discount_rate ?? null,
    service_fee_amount: commission_amount,
    deposit_amount: suggested.billing_amount - commission_amount,
  }
}

/** The key of a link. */
export const keyOf = (link: string): string => new URL(link).searchParams.get('request_key') ?? ''
