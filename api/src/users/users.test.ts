import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { isRefusedCall } from '../testing/client.ts'

let api: TestApp
before(async () => { api = await createTestApp() })
after(() => api.close())

test('a transfer name that banks can not show is refused and nothing changes', async () => {
  const { client } = await api.signIn()
  const rename = (transfer_person_name: string) => client.users.updateTransferPersonName({ body: { transfer_person_name } })
  await assert.rejects(rename('漢字商事'), isRefusedCall('transfer_person_name_not_kana'))
  await assert.rejects(rename('ア'.repeat(31)), isRefusedCall('transfer_person_name_not_kana'))
  assert.equal((await client.users.getUserInformation()).corporation?.transfer_person_name, 'ｶ)ﾃｽﾄｼﾖｳｼﾞ')
})

test('a transfer name in any width of kana is kept as banks write it, for this company only', async () => {
  const { client } = await api.signIn()
  const other = await api.signIn()
  const transfer_person_name = 'ｶ)ｱｵﾊﾞ'
  assert.deepEqual(await client.users.updateTransferPersonName({ body: { transfer_person_name: 'カブシキガイシャアオバ' } }), { transfer_person_name })
  assert.equal((await client.users.getUserInformation()).corporation?.transfer_person_name, transfer_person_name)
  assert.equal((await other.client.users.getUserInformation()).corporation?.transfer_person_name, 'ｶ)ﾃｽﾄｼﾖｳｼﾞ')
})

test('the answer holds the one business object of the company, and no secret', async () => {
  const { client } = await api.signIn()
  const information = await client.users.getUserInformation()
  assert.equal(information.business_form, 1)
  assert.equal(information.corporation?.corporate_name, '株式会社テスト商事')
  assert.equal('sole_proprietor' in information, false)
  assert.doesNotMatch(JSON.stringify(information), /argon2|password/)
  assert.deepEqual(await client.users.getSecuritySettings(), { is_second_factor_required: true })
})
