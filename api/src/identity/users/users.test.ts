import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { currentTermsVersion } from '@invoice-card/domain'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { isRefusedCall, RefusedCall } from '../../testing/app/client.ts'
import { imitations, invisibleNames, markupNames, mixedScripts, realNames } from '../../testing/companies/names.ts'

let api: TestApp
before(async () => {
  api = await createTestApp()
})
after(() => api.close())

test('a transfer name that banks can not show is refused and nothing changes', async () => {
  const { client } = await api.signIn()
  const rename = (transfer_person_name: string) =>
    client.users.updateTransferPersonName({ body: { transfer_person_name } })
  await assert.rejects(rename('漢字商事'), isRefusedCall('transfer_person_name_not_kana'))
  await assert.rejects(rename('ア'.repeat(31)), isRefusedCall('transfer_person_name_not_kana'))
  assert.equal((await client.users.getUserInformation()).corporation?.transfer_person_name, 'ｶ)ﾃｽﾄｼﾖｳｼﾞ')
})

test('saves a transfer name in any width of kana as banks write it, for this company only', async () => {
  const { client } = await api.signIn()
  const other = await api.signIn()
  const transfer_person_name = 'ｶ)ｱｵﾊﾞ'
  assert.deepEqual(
    await client.users.updateTransferPersonName({ body: { transfer_person_name: 'カブシキガイシャアオバ' } }),
    { transfer_person_name },
  )
  assert.equal((await client.users.getUserInformation()).corporation?.transfer_person_name, transfer_person_name)
  const audited = await api.db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'company.transfers_renamed')
    .execute()
  assert.deepEqual(
    audited.map(({ detail }) => detail),
    [{ transfer_person_name }],
  )
  assert.equal((await other.client.users.getUserInformation()).corporation?.transfer_person_name, 'ｶ)ﾃｽﾄｼﾖｳｼﾞ')
})

test('the answer holds the one business object of the company, and no secret', async () => {
  const { client } = await api.signIn()
  const information = await client.users.getUserInformation()
  assert.equal(information.business_form, 1)
  assert.equal(information.corporation?.corporate_name, '株式会社テスト商事')
  assert.equal('sole_proprietor' in information, false)
  assert.doesNotMatch(JSON.stringify(information), /argon2|password/)
})

test('an empty or too long name is refused with what to do; another is saved in one spelling', async () => {
  const { client } = await api.signIn()
  await assert.rejects(
    client.users.updateUserName({ body: { user_last_name: ' ', user_first_name: 'あ'.repeat(31) } }),
    error => {
      assert.ok(error instanceof RefusedCall && isRefusedCall('user_name_invalid')(error))
      assert.deepEqual(error.body.fields, [
        { field: 'user_last_name', message: '姓を入力してください。' },
        { field: 'user_first_name', message: '名は30文字以内で入力してください。' },
      ])
      return true
    },
  )
  const name = { user_last_name: '髙橋', user_first_name: 'ﾊﾅｺ' }
  assert.deepEqual(await client.users.updateUserName({ body: name }), {
    user_last_name: '髙橋',
    user_first_name: 'ハナコ',
  })
  assert.equal((await client.users.getUserInformation()).user_first_name, 'ハナコ')
})

test('refuses a name with markup, or that passes for others, at its field; real names are saved', async () => {
  const { client } = await api.signIn()
  const rename = (user_last_name: string, user_first_name = '花子') =>
    client.users.updateUserName({ body: { user_last_name, user_first_name } })
  const refused: readonly [readonly string[], message: RegExp][] = [
    [imitations, /間違われる/],
    [mixedScripts, /別の言語の文字/],
    [markupNames, /記号やリンク/],
    [invisibleNames, /使用できない文字/],
  ]
  for (const [names, message] of refused)
    for (const name of names)
      await assert.rejects(rename(name), error => {
        assert.ok(error instanceof RefusedCall && isRefusedCall('user_name_invalid')(error), name)
        assert.deepEqual(
          error.body.fields?.map(({ field }) => field),
          ['user_last_name'],
          name,
        )
        assert.match(error.body.fields[0]?.message ?? '', message, name)
        return true
      })
  await assert.rejects(rename('請求書カード', '払い'), isRefusedCall('user_name_invalid'))
  assert.equal((await client.users.getUserInformation()).user_last_name, '試験')
  for (const name of realNames) assert.equal((await rename(name)).user_first_name, '花子', name)
})

test('a phone number that is none is refused with what to do, another is stored as digits', async () => {
  const { client } = await api.signIn()
  const set = (phone_number: string) => client.users.updatePhoneNumber({ body: { phone_number } })
  await assert.rejects(set('12-34'), error => {
    assert.ok(error instanceof RefusedCall && isRefusedCall('phone_number_invalid')(error))
    assert.deepEqual(
      error.body.fields?.map(({ field }) => field),
      ['phone_number'],
    )
    return true
  })
  assert.deepEqual(await set('０９０－１２３４－５６７８'), { phone_number: '09012345678' })
  assert.equal((await client.users.getUserInformation()).phone_number, '09012345678')
})

test('only the terms in force can be accepted; the first acceptance is saved with its time', async () => {
  const { client, userId } = await api.signIn()
  assert.equal((await client.users.getUserInformation()).accepted_terms_version, null)
  await assert.rejects(
    client.users.updateLicense({ body: { terms_version: '2020-01-01' } }),
    isRefusedCall('terms_version_outdated'),
  )
  const accept = () => client.users.updateLicense({ body: { terms_version: currentTermsVersion } })
  await Promise.all([accept(), accept()])
  api.clock.advance({ days: 1 })
  const { client: later } = await api.signIn({ companyId: 0, userId, emailAddress: '', password: '' })
  await later.users.updateLicense({ body: { terms_version: currentTermsVersion } })
  assert.deepEqual(
    await api.db
      .selectFrom('accepted_terms')
      .select(['version', 'accepted_at'])
      .where('user_id', '=', userId)
      .execute(),
    [{ version: currentTermsVersion, accepted_at: new Date('2026-11-20T01:00:00Z') }],
  )
  const { accepted_terms_version, current_terms_version } = await later.users.getUserInformation()
  assert.deepEqual([accepted_terms_version, current_terms_version], [currentTermsVersion, currentTermsVersion])
})

test('the devices are those that are signed in, this one first, then the newest', async () => {
  const { client, tokens: _, ...company } = await api.signIn()
  api.clock.advance({ minutes: 5 })
  const elsewhere = await api.signIn(company)
  api.clock.advance({ minutes: 1 })
  const ended = await api.signIn(company)
  await ended.client.sessions.logout()
  const { devices } = await client.users.getSecuritySettings()
  assert.deepEqual(
    devices.map(({ is_current }) => is_current),
    [true, false],
  )
  assert.ok(devices[0] && devices[1] && devices[1].signed_in_at > devices[0].signed_in_at)
  assert.deepEqual(
    (await elsewhere.client.users.getSecuritySettings()).devices.map(({ is_current }) => is_current),
    [true, false],
  )
})
