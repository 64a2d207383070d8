import { api, type Tokens } from '@invoice-card/contracts'
import { createApp } from '../../api/src/server/app.ts'
import { startSession } from '../../api/src/identity/sessions/start-session.ts'
import type { TestApp } from '../../api/src/testing/app/app.ts'
import { createTestClient } from '../../api/src/testing/app/client.ts'
import { createCompany, type TestCompany } from '../../api/src/testing/app/company.ts'
import type { TestGateway } from '../../api/src/testing/outside/gateway.ts'
import { createPayer, type Payer } from '../../api/src/testing/companies/payment.ts'
import { createSeller } from '../../api/src/testing/companies/seller.ts'
import { buyerCount, feePlanOf, sellerCount } from './fee-plans.ts'

export type Seller = Awaited<ReturnType<typeof createSellerOf>>
export type Parties = Awaited<ReturnType<typeof createParties>>

/** Sellers, each under a fee plan and with two accounts, and buyers; all are strangers to each other. */
export async function createParties(app: TestApp, gateway: TestGateway) {
  const sellers: Seller[] = []
  for (let index = 0; index < sellerCount; index++) sellers.push(await createSellerOf(app, index))
  const buyers: Payer[] = []
  for (let index = 0; index < buyerCount; index++) buyers.push(await createPayer(app, gateway))
  return {
    sellers,
    buyers,
    /** For a new day: an access token lives for minutes. */
    signInAgain: async (): Promise<void> => {
      for (const party of [...sellers, ...buyers]) await party.signInAgain()
    },
  }
}

async function createSellerOf(app: TestApp, index: number) {
  const { db, services } = app
  const nameKana = `ウリテ${'アイウエオ'[index] ?? index}`
  let tokens: Tokens
  const signIn = async (company: TestCompany) => {
    tokens = await startSession(db, services, company.userId, 'test')
    return { ...company, client: app.clientWith(() => tokens) }
  }
  const company = await createCompany(db, { name: `株式会社${nameKana}`, nameKana })
  const seller = await createSeller({ db, services, signIn }, company)
  const account = {
    bank_code: '0001',
    branch_code: '001',
    account_type: 1,
    account_number: String(9_000_000 + seller.companyId),
    account_holder_kana: `カ)${nameKana}`,
  } as const
  const second = await seller.client.buyers.createDepositAccount({ params: { id: seller.companyId }, body: account })
  // The same product with another fee, as another server's configuration would have it.
  const withFee = createApp({ ...services, config: { ...services.config, commissionPlan: feePlanOf(index) } })
  return {
    ...seller,
    accountIds: [seller.accountId, second.id],
    collections: createTestClient(withFee, api.collections, () => tokens),
    signInAgain: async (): Promise<void> => {
      await signIn(company)
    },
  }
}
