import type { AccountInput, DraftValues } from '@invoice-card/contracts'
import {
  checkNewAccount,
  corporationToSupplier,
  findSameSupplier,
  findSupplierByNumber,
  insertAccount,
  insertSupplier,
  type NewSupplier,
  setSupplierStatus,
  soleProprietorToSupplier,
} from '../../parties/suppliers/public.ts'
import { countDrafts, insertDraft } from '../../payments/drafts/public.ts'
import { insertRequestDraft } from '../../payments/request-drafts/public.ts'
import type { Db } from '../../platform/database/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { seedDrafts, seedSuppliers } from './catalogue-data.ts'
import type { SeedCompanies, SeedStep } from './step.ts'

type Owner = SeedCompanies['demo']
const dayMs = 86_400_000
const draftLifeMs = 90 * dayMs
const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs)

/** Suppliers in every status with accounts at real banks, and drafts of payments and requests. */
export const seedCatalogue: SeedStep = async (services, { demo, other }) => {
  const { db, now } = services
  for (const { corporation, soleProprietor, accounts, status, registeredDaysAgo } of seedSuppliers) {
    const supplier = corporation
      ? corporationToSupplier(corporation)
      : soleProprietor && soleProprietorToSupplier(soleProprietor)
    if (supplier)
      await ensureSupplier(services, demo, { supplier, accounts, status, at: daysBefore(now(), registeredDaysAgo) })
  }
  const [first] = seedSuppliers
  // Another customer pays one of the same firms: its supplier is a row of its own.
  if (first?.corporation)
    await ensureSupplier(services, other, {
      supplier: corporationToSupplier(first.corporation),
      accounts: first.accounts,
      status: 'Approved',
      at: daysBefore(now(), 30),
    })
  await seedPaymentDrafts(db, demo, now())
  await seedRequestDraft(db, demo, now())
}

interface Entry {
  readonly supplier: NewSupplier
  readonly accounts: readonly AccountInput[]
  readonly status: 'Approved' | 'Escalation' | 'Unapproved' | 'Rejected'
  readonly at: Date
}

async function ensureSupplier(
  { db }: Services,
  { companyId, userId }: Owner,
  { supplier, accounts, status, at }: Entry,
): Promise<void> {
  if (await findSameSupplier(db, companyId, supplier)) return
  await db.transaction().execute(async trx => {
    const id = await insertSupplier(trx, companyId, supplier, at)
    for (const input of accounts) {
      const check = await checkNewAccount(trx, companyId, input)
      if (!check.is_accepted) throw new Error(`Seed account of ${supplier.name} is refused: ${check.code}`)
      await insertAccount(trx, id, check.account, { userId, now: at })
    }
    await setSupplierStatus(trx, id, status, at)
  })
}

async function seedPaymentDrafts(db: Db, { companyId, userId }: Owner, now: Date): Promise<void> {
  if ((await countDrafts(db, 'drafts', companyId, now)) > 0) return
  for (const { corporate_number, savedDaysAgo, values } of seedDrafts) {
    const updated_at = daysBefore(now, savedDaysAgo)
    const times = { updated_at, expires_at: new Date(updated_at.getTime() + draftLifeMs) }
    await insertDraft(
      db,
      { company_id: companyId, user_id: userId },
      await withSupplier(db, companyId, corporate_number, values),
      null,
      times,
    )
  }
}

async function withSupplier(
  db: Db,
  companyId: number,
  corporateNumber: string | undefined,
  values: DraftValues,
): Promise<DraftValues> {
  const supplier = corporateNumber && (await findSupplierByNumber(db, companyId, corporateNumber))
  return supplier ? { ...values, supplier_id: supplier.id } : values
}

async function seedRequestDraft(db: Db, { companyId, userId }: Owner, now: Date): Promise<void> {
  if ((await countDrafts(db, 'invoice_request_drafts', companyId, now)) > 0) return
  const updated_at = daysBefore(now, 3)
  const values = {
    billing_amount: 352_000,
    standard_taxable_amount: 320_000,
    standard_discounted_amount: 320_000,
    standard_consumption_tax_amount: 32_000,
    invoice_number: 'S-2612-01',
    is_new_supplier: true,
    new_supplier: { corporate_name: '株式会社コトブキ測量設計' },
  }
  const times = { updated_at, expires_at: new Date(updated_at.getTime() + draftLifeMs) }
  const owner = { company_id: companyId, user_id: userId }
  await insertRequestDraft(db, owner, { values, draft_key: null, is_scheduled: false }, times)
}
