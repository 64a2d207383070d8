import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { bundledIssuers } from '../../parties/corporations/public.ts'
import { seedCatalogue } from './catalogue.ts'
import { seedSuppliers } from './catalogue-data.ts'
import { seedCompanies } from './companies.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const counts = async () => {
  const rows = (table: 'suppliers' | 'supplier_accounts' | 'drafts' | 'invoice_request_drafts') =>
    app.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  return Promise.all(
    (['suppliers', 'supplier_accounts', 'drafts', 'invoice_request_drafts'] as const).map(
      async table => (await rows(table)).count,
    ),
  )
}

test('fills the catalogue, and a second run adds nothing', async () => {
  const companies = await seedCompanies(app.db)
  await seedCatalogue(app.owner, companies)
  const first = await counts()
  await seedCatalogue(app.owner, companies)
  assert.deepEqual(await counts(), first)
  assert.deepEqual(first, [11, 11, 2, 1])
})

test('shows suppliers of every status and drafts with their suppliers', async () => {
  const { client } = await app.signIn({ ...(await seedCompanies(app.db)).demo, emailAddress: '', password: '' })
  const { suppliers } = await client.suppliers.listSuppliers({ query: { size: 100 } })
  assert.deepEqual(
    new Set(suppliers.map(({ status }) => status)),
    new Set(['Approved', 'Escalation', 'Unapproved', 'Rejected']),
  )
  const { drafts } = await client.drafts.listDrafts()
  assert.deepEqual(
    drafts.map(({ supplier_name }) => supplier_name),
    ['株式会社みなと印刷', '株式会社トラスト保守'],
  )
})

test('the register has each T number of the suppliers, under their names', async () => {
  const numbered = seedSuppliers.flatMap(({ corporation, soleProprietor }) => {
    const number = (corporation ?? soleProprietor)?.registration_number
    return number ? [{ number, name: corporation?.corporate_name ?? soleProprietor?.business_name }] : []
  })
  assert.ok(numbered.length > 5)
  for (const { number, name } of numbered) assert.equal((await bundledIssuers.byNumber(number))?.name, name, number)
})
