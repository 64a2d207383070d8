import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startAppWithPayer } from '../../testing/companies/payer-app.ts'
import { recordFirstCheck } from '../calls/actions.ts'
import { createExaminerDesk, examiners } from '../../testing/companies/examiners.ts'

const { app, payer } = await startAppWithPayer()
const desk = createExaminerDesk(app.examiner)
const backoffice = async (...argv: string[]) => desk.run(...argv, '--as', 'sato')
const refused = (name: string, message: RegExp) => (error: unknown) =>
  error instanceof Error && error.name === name && message.test(error.message)

test('takes no freeze without a kind that there is, an id and a reason', async () => {
  for (const argv of [[], ['invoice', '1'], ['user'], ['user', 'x'], ['user', '1'], ['user', '1', '--reason', ' ']])
    await assert.rejects(backoffice('freeze', ...argv), refused('UsageError', /Freeze what|Which user|Say why/))
  await assert.rejects(backoffice('freeze', 'card', '99', '--reason', 'x'), refused('BackofficeRefusal', /card 99: /))
  await assert.rejects(async () => backoffice('show', '1', '2'), refused('UsageError', /Too many/))
})

test('says what becomes of payments in progress, lists what is frozen, and lifts it once', async () => {
  const { invoice_id } = await payer.pay()
  await recordFirstCheck(app.examiner, invoice_id, examiners.first)
  const subject = ['supplier', String(payer.supplierId)]
  const { text, json } = await backoffice('freeze', ...subject, '--reason', '口座の名義が異なる')
  assert.match(text, /supplier \d+ \(株式会社アオバデザイン\) is frozen/)
  assert.match(text, /1 authorised: wait/)
  assert.deepEqual((json as { payments: unknown }).payments, {
    begun: 0,
    authorised: 1,
    captured: 0,
    in_transfer_file: [],
  })
  await assert.rejects(
    backoffice('freeze', ...subject, '--reason', 'again'),
    refused('BackofficeRefusal', /frozen already/),
  )
  assert.match((await backoffice('frozen')).text, /supplier \d+ .*by sato: 口座の名義が異なる/)
  assert.match((await backoffice('list')).text, /held by a freeze/)
  assert.match((await backoffice('show', String(invoice_id))).text, /held by a freeze/)
  await assert.rejects(backoffice('complete', String(invoice_id)), refused('BackofficeRefusal', /is frozen/))

  assert.match((await backoffice('unfreeze', ...subject, '--reason', '確認済み')).text, /1 authorised: go on/)
  assert.equal((await backoffice('frozen')).text, 'Nothing is frozen.')
  await assert.rejects(
    backoffice('unfreeze', ...subject, '--reason', 'x'),
    refused('BackofficeRefusal', /is not frozen/),
  )
})

test('ends the sessions of a user and says how many there were', async () => {
  assert.match((await backoffice('end-sessions', String(payer.userId))).text, /1 sessions ended/)
  assert.match((await backoffice('end-sessions', String(payer.userId))).text, /signed in nowhere/)
  await assert.rejects(backoffice('end-sessions', '999'), refused('BackofficeRefusal', /no user 999/))
})
