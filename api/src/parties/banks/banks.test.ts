import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { majorBanks } from '@invoice-card/domain'
import { createTestApp, type Client, type TestApp } from '../../testing/app/app.ts'

let app: TestApp
let client: Client
before(async () => {
  app = await createTestApp({ startAt: '2026-12-28T01:00:00Z' })
  client = (await app.signIn()).client
})
after(() => app.close())

const names = async (search_word: string, bank_code?: string) =>
  (await client.banks.searchBanks({ query: { search_word, ...(bank_code && { bank_code }) } })).banks.map(
    ({ name }) => name,
  )

test('answers nothing for a name that no bank has, nor for signs that mean something to SQL', async () => {
  assert.deepEqual(await names('存在しない銀行'), [])
  assert.deepEqual(await names('%'), [])
  assert.deepEqual(await names("'; drop table banks; --"), [])
})

test('refuses a bank code that is none', async () => {
  await assert.rejects(client.banks.searchBanks({ query: { bank_code: '12' } }), { code: 'invalid_request' })
})

test('offers the major banks before anything was typed', async () => {
  const { banks } = await client.banks.searchBanks({ query: {} })
  assert.deepEqual(
    banks.map(({ code }) => code),
    majorBanks.map(({ code }) => code),
  )
  assert.equal(banks.length, 8)
})

test('finds a bank by name with and without 銀行, by kana in any form, and by code', async () => {
  for (const typed of ['みずほ銀行', 'みずほ', 'ミズホ', 'ﾐｽﾞﾎ', '0001', '０００１'])
    assert.equal((await names(typed))[0], 'みずほ銀行')
  assert.equal((await names('GMOあおぞら'))[0], 'GMOあおぞらネット銀行')
  assert.equal((await names('飯塚信用金庫'))[0], '飯塚信用金庫')
})

test('puts exact names before beginnings and major banks before others', async () => {
  assert.deepEqual((await names('三井住友')).slice(0, 2), ['三井住友銀行', '三井住友信託銀行'])
  assert.equal((await names('りそな'))[0], 'りそな銀行')
})

test('finds branches of one bank by name, kana and code', async () => {
  assert.equal((await names('東京営業部', '0001'))[0], '東京営業部')
  assert.equal((await names('丸の内中央支店', '0001'))[0], '丸の内中央支店')
  assert.equal((await names('マルノウチ', '0001'))[0], '丸之内支店')
  assert.equal((await names('018', '9900'))[0], '〇一八店')
})

test('lists the closed days around the turn of the year and the days that can be chosen', async () => {
  const days = await client.banks.getClosedDays()
  assert.equal(days.today, '2026-12-28')
  assert.equal(days.earliest_transfer_date, '2027-01-04')
  assert.equal(days.latest_transfer_date, '2027-02-26')
  assert.equal(days.earliest_deposit_date, '2027-01-05')
  assert.deepEqual(days.closed_days.slice(0, 5), ['2026-12-31', '2027-01-01', '2027-01-02', '2027-01-03', '2027-01-09'])
  assert.ok(days.closed_days.includes('2027-02-11'))
})

test('names the characters that a holder may not have', async () => {
  await assert.rejects(
    client.accounts.convertHolderKana({ body: { name: '株式会社青葉' } }),
    (error: { code: string; message: string }) => {
      assert.equal(error.code, 'holder_not_convertible')
      assert.match(error.message, /「青葉」/)
      return true
    },
  )
})

test('converts a holder and says what changed', async () => {
  const { holder_kana, warnings } = await client.accounts.convertHolderKana({ body: { name: '株式会社ヲガワ' } })
  assert.equal(holder_kana, 'ｶ)ｵｶﾞﾜ')
  assert.equal(warnings.length, 1)
})
