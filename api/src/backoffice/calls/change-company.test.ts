import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { createCompany, createUser } from '../../testing/app/company.ts'
import { leave } from '../../testing/companies/leave.ts'
import { createExaminerDesk } from '../../testing/companies/examiners.ts'
import { certifiedSignUp, person, soleProprietor } from '../../testing/companies/sign-up.ts'

let api: TestApp
let desk: ReturnType<typeof createExaminerDesk>
before(async () => {
  api = await createTestApp()
  desk = createExaminerDesk(api.examiner)
})
after(() => api.close())

const documents = '履歴事項全部証明書（2026年11月10日）'
const change = (id: number, values: Readonly<Record<string, string>>, ...more: string[]) =>
  desk.run(
    'change-company',
    String(id),
    ...Object.entries(values).flatMap(([field, value]) => ['--set', `${field}=${value}`]),
    ...(more.includes('--reason') ? [] : ['--reason', documents]),
    ...more,
  )
const auditsOf = (id: number) =>
  api.db
    .selectFrom('audit_log')
    .select(['actor', 'detail'])
    .where('subject', '=', `company:${id}`)
    .where('action', '=', 'company.changed')
    .execute()

// The screen of the company promises that names, address and representative are changed by us after documents.
test('changes what a company asked for, as its screen shows it, and leaves the rest', async () => {
  const user = await api.signIn()
  const { client, companyId } = user
  const { corporation: was } = await client.users.getUserInformation()
  const { text } = await change(companyId, {
    corporate_name: '株式会社テスト商会',
    corporate_name_kana: 'てすとしょうかい',
    representative_name: '試験　次郎',
    postal_code: '５３０－０００１',
    address_state: '大阪府',
    address_city: '大阪市北区',
    address_street: '梅田1-1-1',
    address_building_name: '梅田ビル5階',
  })
  assert.deepEqual((await client.users.getUserInformation()).corporation, {
    ...was,
    corporate_name: '株式会社テスト商会',
    corporate_name_kana: 'テストショウカイ',
    representative_name: '試験 次郎',
    postal_code: '5300001',
    address_state: '大阪府',
    address_city: '大阪市北区',
    address_street: '梅田1-1-1',
    address_building_name: '梅田ビル5階',
  })
  assert.match(text, /corporate_name +株式会社テスト商会/)
  await change(companyId, { address_building_name: '' })
  assert.ok(!('address_building_name' in ((await client.users.getUserInformation()).corporation ?? {})))
})

test('records who changed what from what, and by which documents', async () => {
  const { companyId } = await createCompany(api.db)
  await change(companyId, { representative_name: '試験 次郎' }, '--as', 'tanaka')
  assert.deepEqual(await auditsOf(companyId), [
    {
      actor: 'examiner:900008:tanaka',
      detail: { reason: documents, values: { representative_name: { from: '試験 太郎', to: '試験 次郎' } } },
    },
  ])
})

test('notifies every user of the company with a mail that names what was changed, not to what', async () => {
  const company = await createCompany(api.db)
  const other = await createUser(api.db, company.companyId)
  await change(company.companyId, { corporate_name: '株式会社テスト商会', address_street: '丸の内2-2-2' })
  await api.runJobs()
  const { client } = await api.signIn(company)
  const [notice = assert.fail('no notice')] = (
    await client.notifications.listNotifications({ query: { from: 0, size: 10 } })
  ).notifications
  assert.deepEqual(
    [notice.kind, notice.title, notice.link],
    ['company_changed', '登録情報を変更しました', '/myaccount/company'],
  )
  const addresses = [company.emailAddress, other.emailAddress]
  const mails = (await api.mailbox()).filter(
    ({ subject, to_address }) => subject.includes(notice.title) && addresses.includes(to_address),
  )
  assert.deepEqual(mails.map(({ to_address }) => to_address).toSorted(), addresses.toSorted())
  assert.match(mails[0]?.text ?? '', /法人名、町名・番地/)
  assert.doesNotMatch(mails[0]?.text ?? '', /丸の内2-2-2/)
})

test('changes a sole proprietor by the fields of its own form', async () => {
  const { registration_token } = await certifiedSignUp(api)
  const { buyer_id: id } = await api.anonymous.registrations.registerSoleProprietor({
    body: { registration_token, ...person, sole_proprietor: soleProprietor, is_terms_agreed: true },
  })
  const { json } = await change(id, { business_name: '喫茶竹内', home_address_street: '吉田本町3' })
  const { sole_proprietor } = json as { sole_proprietor: Record<string, string> }
  assert.deepEqual(
    [sole_proprietor.business_name, sole_proprietor.home_address_street, sole_proprietor.business_name_kana],
    ['喫茶竹内', '吉田本町3', soleProprietor.business_name_kana],
  )
})

test('leaves the corporate number and the name on transfers alone, and knows no other field', async () => {
  const { companyId } = await createCompany(api.db)
  for (const field of ['corporate_number', 'transfer_person_name', 'business_name', 'colour'])
    await assert.rejects(change(companyId, { [field]: '1' }), { name: 'UsageError' }, field)
  const token = await desk.startSession('tanaka')
  const ask = async (body: object) => {
    const response = await desk.app.request(`/backoffice/v1/companies/${companyId}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ reason: documents, ...body }),
    })
    return [response.status, ((await response.json()) as { status: string }).status]
  }
  assert.deepEqual(await ask({ corporation: { corporate_number: '4011001098993' } }), [400, 'invalid_request'])
  assert.deepEqual(await ask({ sole_proprietor: { business_name: '喫茶' } }), [409, 'company_form_other'])
  assert.deepEqual(await ask({ corporation: {} }), [409, 'company_unchanged'])
})

// A number or name that was accepted by rules of its time would keep a company from ever correcting its address.
test('judges what is changed, not what stays', async () => {
  const { companyId } = await createCompany(api.db, { corporateNumber: '1000000000001' })
  await change(companyId, { address_street: '丸の内2-2-2' })
  assert.equal((await auditsOf(companyId)).length, 1)
})

test('refuses invalid values with their fields, and changes nothing', async () => {
  const { companyId } = await createCompany(api.db)
  await assert.rejects(
    change(companyId, { corporate_name: '株式会社ベツ', address_state: '東京', corporate_name_kana: '漢字' }),
    (error: Error & { code?: string }) => {
      assert.equal(error.code, 'company_invalid')
      for (const field of [/corporation\.address_state/, /corporation\.corporate_name_kana/])
        assert.match(error.message, field)
      return true
    },
  )
  assert.deepEqual(await auditsOf(companyId), [])
})

test('wants a reason, refuses what changes nothing, and a company that is not there or has left', async () => {
  const { companyId } = await createCompany(api.db)
  await assert.rejects(desk.run('change-company', String(companyId), '--set', 'representative_name=試験 次郎'), {
    name: 'UsageError',
  })
  await assert.rejects(change(companyId, { representative_name: '試験　太郎' }), { code: 'company_unchanged' })
  await assert.rejects(change(999_999, { representative_name: '試験 次郎' }), { code: 'company_not_found' })
  const user = await api.signIn()
  await leave(api, user)
  await assert.rejects(change(user.companyId, { representative_name: '試験 次郎' }), { code: 'company_not_changeable' })
})
