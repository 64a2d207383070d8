import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { ExaminedSupplierDetail, ExaminedSupplier } from '@invoice-card/contracts/backoffice'
import { createExaminerDesk } from '../../testing/companies/examiners.ts'
import { startAppWithPayer } from '../../testing/companies/payer-app.ts'

const { app, payer } = await startAppWithPayer()
const { run } = createExaminerDesk(app.examiner)
const { suppliers } = payer.client

const account = {
  bank_code: '0001',
  branch_code: '001',
  account_type: 1,
  account_number: '7654321',
  account_holder_kana: 'カ）アオバデザインセイサクシヨ',
} as const
const other = { ...account, account_number: '1111111', account_holder_kana: 'ヤマダ タロウ' }
let made = 0
const register = async (changes: object = {}) =>
  suppliers.createSupplierCorporation({
    body: { corporate_name: `株式会社ホシゾラ${(made += 1)}`, account, ...changes },
  })
const decide = (decision: string, id: number, comment = '確認') =>
  run(`${decision}-supplier`, String(id), '--comment', comment)

const listed = async (id: number) => {
  const { suppliers: rows } = (await run('suppliers')).json as { suppliers: ExaminedSupplier[] }
  const { waits_because, waits_since } = rows.find(row => row.id === id) ?? assert.fail(`${id} waits for nobody`)
  return [waits_because, waits_since]
}
const shown = async (id: number) => {
  const { json, text } = await run('supplier', String(id))
  return { detail: json as ExaminedSupplierDetail, text }
}
/** Each step of a test has a moment of its own. */
const later = () => {
  app.clock.advance({ seconds: 1 })
  return app.clock.now().toISOString()
}

describe('why a supplier waits, and since when', () => {
  test('is that it is new, since it was registered', async () => {
    const at = later()
    const { id } = await register()
    later()
    assert.deepEqual(await listed(id), ['new', at])
  })

  test('is an account that was added or changed since it was approved', async () => {
    for (const reason of ['account_added', 'account_changed'] as const) {
      const { id, accounts } = await register()
      await decide('approve', id)
      const at = later()
      const params = { id, accountId: accounts[0]?.id ?? 0 }
      if (reason === 'account_added') await suppliers.createSupplierAccount({ params, body: other })
      else await suppliers.updateSupplierAccount({ params, body: other })
      later()
      assert.deepEqual(await listed(id), [reason, at])
      assert.match((await run('suppliers')).text, new RegExp(`^${id} .*${reason} since ${at}`, 'm'))
    }
  })

  test('is a number that was added since, also where an account was added and approved before', async () => {
    const { id } = await register()
    await decide('approve', id)
    await suppliers.createSupplierAccount({ params: { id }, body: other })
    await decide('approve', id)
    const at = later()
    await suppliers.completeSupplierIdentity({ params: { id }, body: { registration_number: 'T1999997470185' } })
    later()
    assert.deepEqual(await listed(id), ['number_added', at])
  })

  test('is an examiner, or that it is like one that was stopped', async () => {
    const number = { corporate_number: '5999998954133' }
    const { id } = await register(number)
    const at = later()
    await decide('escalate', id, '同じ口座の取引先が別にある')
    later()
    assert.deepEqual(await listed(id), ['escalated', at])
    await decide('reject', id)
    const registeredAt = later()
    // The same name as the one that was rejected, without its number.
    const { id: like } = await suppliers.createSupplierCorporation({
      body: { corporate_name: `ホシゾラ${made}株式会社` },
    })
    later()
    assert.deepEqual(await listed(like), ['like_stopped', registeredAt])
    await suppliers.deleteSupplier({ params: { id } })
    const { id: unlike } = await register()
    const completedAt = later()
    await suppliers.completeSupplierIdentity({
      params: { id: unlike },
      body: { registration_number: `T${number.corporate_number}` },
    })
    later()
    assert.deepEqual(await listed(unlike), ['like_stopped', completedAt])
  })
})

describe('one supplier', () => {
  test('is shown with its accounts now and before, who changed them when, and what was decided', async () => {
    const { id, accounts } = await register({
      corporate_name: '株式会社青葉デザイン製作所',
      corporate_name_kana: 'アオバデザインセイサクショ',
      corporate_number: '3999953441906',
      address: '東京都千代田区1-1-1',
      phone_number: '0312345678',
    })
    await decide('approve', id, '登記を確認')
    const at = later()
    await suppliers.updateSupplierAccount({ params: { id, accountId: accounts[0]?.id ?? 0 }, body: other })
    const { detail, text } = await shown(id)
    assert.deepEqual(
      [detail.company.id, detail.address, detail.phone_number, detail.status, detail.waits_because, detail.waits_since],
      [payer.companyId, '東京都千代田区1-1-1', '0312345678', 'Unapproved', 'account_changed', at],
    )
    assert.deepEqual(
      detail.accounts.map(({ account_number, is_holder_of_supplier, is_holder_of_register, deleted_at }) => [
        account_number,
        is_holder_of_supplier,
        is_holder_of_register,
        deleted_at,
      ]),
      [['1111111', false, false, null]],
    )
    assert.deepEqual(
      detail.account_changes.map(({ before, after, changed_by, changed_at, unapproved_because }) => [
        before?.account_number ?? null,
        after?.account_number ?? null,
        changed_by,
        changed_at === at,
        unapproved_because,
      ]),
      [
        ['7654321', '1111111', '試験 花子', true, 'account_changed'],
        [null, '7654321', '試験 花子', false, null],
      ],
    )
    assert.deepEqual(
      detail.decisions.map(({ action, actor, comment }) => [action, actor, comment]),
      [['approve', 'examiner:900008:tanaka', '登記を確認']],
    )
    assert.equal(detail.register?.corporation?.name, '株式会社青葉デザイン製作所')
    assert.equal(detail.is_name_of_register, true)
    assert.match(text, /holder is neither the supplier's nor that of the register/)
    assert.match(text, new RegExp(`${at}  changed by 試験 花子`))
    assert.match(text, /account_number: 7654321 -> 1111111/)
  })

  test('says that the holder is the one of the register, and a name that is another there', async () => {
    const { id } = await register({ corporate_name: '株式会社ベツノナマエ', corporate_number: '7999913371917' })
    const { detail, text } = await shown(id)
    const registered = detail.register?.corporation ?? assert.fail('not in the register')
    assert.equal(detail.is_name_of_register, false)
    assert.ok(text.includes(`in the register: ${registered.name}`))
    await suppliers.createSupplierAccount({
      params: { id },
      body: { ...other, account_holder_kana: `カ）${registered.name_kana}` },
    })
    assert.equal((await shown(id)).detail.accounts[1]?.is_holder_of_register, true)
  })

  test('is shown with the payments to it so far', async () => {
    assert.deepEqual((await shown(payer.supplierId)).detail.payments, { count: 0, transferred_count: 0, last: null })
    const { invoice_id } = await payer.pay()
    const { detail, text } = await shown(payer.supplierId)
    assert.deepEqual(detail.payments, {
      count: 1,
      transferred_count: 0,
      last: { invoice_id, amount: 110_000, transfer_date: '2026-11-30', status: 1 },
    })
    assert.match(text, /payments +1, of them 0 transferred; last I-\d{8} 2026-11-30 110,000円/)
  })

  test('is shown after its deletion, with the account that was deleted before', async () => {
    const { id, accounts } = await register()
    await suppliers.createSupplierAccount({ params: { id }, body: other })
    await suppliers.deleteSupplierAccount({ params: { id, accountId: accounts[0]?.id ?? 0 } })
    await suppliers.deleteSupplier({ params: { id } })
    const { detail, text } = await shown(id)
    assert.deepEqual(
      detail.accounts.map(({ deleted_at }) => deleted_at !== null),
      [true, false],
    )
    assert.ok(detail.deleted_at !== null)
    assert.match(text, /deleted 20\d\d-/)
  })

  test('is refused where there is none', async () => {
    await assert.rejects(shown(999_999), { code: 'supplier_not_found' })
  })
})
