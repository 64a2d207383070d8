import type { CreateRequestBody } from '@invoice-card/contracts'
import { addDays, commissionOf, consumptionTaxRates, japanDay, rollBack } from '@invoice-card/domain'
import { holidays } from '../../parties/banks/public.ts'
import { insertDepositAccount, listDepositAccounts } from '../../parties/buyers/public.ts'
import type { Db } from '../../platform/database/public.ts'
import type { Services } from '../../platform/services/public.ts'
import {
  corporationToSupplier,
  findOwnCompany,
  findSameSupplier,
  insertSupplier,
  toAccount,
} from '../../parties/suppliers/public.ts'
import { storeSeedFile } from './store-seed-file.ts'
import { drawInvoice } from './invoice-pdf.ts'
import type { SeedRequest } from './money-data.ts'
import type { SeedCompanies } from './step.ts'

type Seller = SeedCompanies['demo']

/** Where each seller gets its money, and what stands on its paper. */
const sellers = {
  demo: {
    address: '東京都千代田区内神田2-14-6',
    account: {
      bank_code: '0005',
      branch_code: '001',
      account_type: 1,
      account_number: '4410932',
      account_holder_kana: 'ｶ)ｻﾝﾌﾟﾙｼﾖｳｼﾞ',
    },
  },
  other: {
    address: '北海道札幌市中央区北一条西5-2-9',
    account: {
      bank_code: '0501',
      branch_code: '115',
      account_type: 2,
      account_number: '0091827',
      account_holder_kana: 'ﾎｸﾄｺｳｷﾞﾖｳ(ｶ',
    },
  },
} as const satisfies Record<SeedRequest['seller'], unknown>

const daysUntilDeposit = 28

/** What the seller of a demo request would send: one standard rate, its own account and its invoice as a file. */
export async function requestClaimOf(past: Services, seller: Seller, plan: SeedRequest): Promise<CreateRequestBody> {
  const { config, db, now } = past
  const supplier_id = await findOrInsertPartner(db, seller, plan, now())
  const account = await insertAndReadDepositAccount(db, seller, plan, now())
  const deposit_date = rollBack(addDays(japanDay(now()), daysUntilDeposit), holidays)
  const issue_date = japanDay(now())
  const { name } = await findOwnCompany(db, seller.companyId)
  const paper = await drawInvoice({
    issuerName: name,
    registrationNumber: null,
    issuerAddress: sellers[plan.seller].address,
    recipientName: plan.buyerName,
    invoiceNumber: plan.invoiceNumber,
    issueDate: issue_date,
    dueDate: deposit_date,
    item: plan.item,
    amount: plan.amount,
    account,
  })
  const standard_taxable_amount = Math.round(plan.amount / 1.1)
  const tax = plan.amount - standard_taxable_amount
  const { commission_amount } = commissionOf(plan.amount, config.commissionPlan)
  return {
    supplier: { kind: 'existing', supplier_id },
    supplier_person_name: 'ご担当者',
    supplier_person_email: plan.buyerEmail,
    billing_amount: plan.amount,
    standard_taxable_amount,
    reduced_taxable_amount: 0,
    nontaxable_amount: 0,
    standard_discounted_amount: standard_taxable_amount,
    reduced_discounted_amount: 0,
    nontaxable_discounted_amount: 0,
    standard_tax_rate: consumptionTaxRates.standard,
    reduced_tax_rate: consumptionTaxRates.reduced,
    standard_consumption_tax_amount: tax,
    reduced_consumption_tax_amount: 0,
    consumption_tax_amount: tax,
    discount_amount: 0,
    discount_rate: null,
    service_fee_amount: commission_amount,
    deposit_amount: plan.amount - commission_amount,
    payment_due_date: deposit_date,
    deposit_date,
    issue_date,
    invoice_number: plan.invoiceNumber,
    account_id: account.id,
    file_ids: [await storeSeedFile(past, seller, `請求書_${name}_${plan.invoiceNumber}.pdf`, paper)],
    is_send_request_mail: true,
  }
}

async function findOrInsertPartner(
  db: Db,
  { companyId }: Seller,
  { buyerName }: SeedRequest,
  at: Date,
): Promise<number> {
  const partner = corporationToSupplier({ corporate_name: buyerName })
  return (await findSameSupplier(db, companyId, partner))?.id ?? insertSupplier(db, companyId, partner, at)
}

async function insertAndReadDepositAccount(db: Db, { companyId, userId }: Seller, { seller }: SeedRequest, at: Date) {
  const input = sellers[seller].account
  await insertDepositAccount(db, { company_id: companyId, user_id: userId }, input, at)
  const row = (await listDepositAccounts(db, companyId)).find(
    ({ account_number }) => account_number === input.account_number,
  )
  if (!row) throw new Error(`The seed's deposit account of ${seller} is not there`)
  return toAccount(row)
}
