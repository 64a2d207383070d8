import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { SupplierStatus } from '@invoice-card/contracts'
import { json } from '../../../platform/database/connection.ts'
import { createTestApp } from '../../../testing/app/app.ts'
import { createCompany, type TestCompany } from '../../../testing/app/company.ts'
import { leave } from '../../../testing/companies/leave.ts'
import { soleProprietor } from '../../../testing/companies/sign-up.ts'

const api = await createTestApp()
after(() => api.close())

const corporate_number = '3999953441906'

/** A company has a supplier in this status, and leaves. */
async function leaveWith(company: TestCompany, status: SupplierStatus): Promise<void> {
  const user = await api.signIn(company)
  const { id } = await user.client.suppliers.createSupplierCorporation({
    body: { corporate_name: '株式会社ホシゾラ', corporate_number },
  })
  await api.db.updateTable('suppliers').set({ status }).where('id', '=', id).execute()
  await leave(api, user)
}
const statusFor = async (company: TestCompany) => {
  const { client } = await api.signIn(company)
  const body = { corporate_name: '株式会社ホシゾラ', corporate_number }
  return (await client.suppliers.createSupplierCorporation({ body })).status
}
const personCompany = async (birthday: string) => {
  const company = await createCompany(api.db)
  await api.db
    .updateTable('companies')
    .set({
      business_form: 2,
      corporate_number: null,
      corporation: null,
      sole_proprietor: json({ ...soleProprietor, representative_birthday: birthday }),
    })
    .where('id', '=', company.companyId)
    .execute()
  return company
}

// Decisions were looked up under the id of the company, which is another after a new registration.
test('a supplier that was rejected is rejected again after its company left and registered again', async () => {
  const corporateNumber = '4011001098993'
  await leaveWith(await createCompany(api.db, { corporateNumber }), 'Rejected')
  assert.equal(await statusFor(await createCompany(api.db, { corporateNumber })), 'Rejected')
  assert.equal(await statusFor(await createCompany(api.db)), 'Unapproved', 'others know nothing of it')
})

test('recognises a sole proprietor that registers again by name and birthday', async () => {
  await leaveWith(await personCompany('1980-02-03'), 'Escalation')
  assert.equal(await statusFor(await personCompany('1980-02-03')), 'Escalation')
  assert.equal(await statusFor(await personCompany('1980-02-04')), 'Unapproved')
})
