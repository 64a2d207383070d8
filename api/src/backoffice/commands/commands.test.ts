import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { startAppWithPayer } from '../../testing/companies/payer-app.ts'

const main = fileURLToPath(new URL('../../backoffice.ts', import.meta.url))

const { gateway, app, payer } = await startAppWithPayer()

/** The command as a person runs it, against the test's database. */
const backoffice = (...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> =>
  new Promise(resolve => {
    const env = {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATABASE_URL: app.databaseUrl,
      DATA_DIR: app.config.dataDir,
      ...gateway.variables,
    }
    execFile(process.execPath, [main, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    )
  })

test('explains wrong usage with exit code 2', async () => {
  for (const args of [
    ['dance'],
    ['check'],
    ['check', 'abc'],
    ['list', '--colour'],
    ['require-action', '1'],
    ['require-action', '1', '--reason', '9'],
    ['check', '1', '2'],
  ]) {
    const { code, stderr } = await backoffice(...args)
    assert.equal(code, 2, args.join(' '))
    assert.match(stderr, /See: pnpm backoffice --help/)
  }
  assert.equal((await backoffice('--help')).code, 0)
})

test('refuses what is not there and what may not be done with exit code 1, as text and as JSON', async () => {
  const unknown = await backoffice('check', 'I-00999999', '--json')
  assert.equal(unknown.code, 1)
  assert.equal(JSON.parse(unknown.stdout).error.code, 'invoice_not_found')

  const { invoice_id } = await payer.pay()
  const tooEarly = await backoffice('transfer-done', String(invoice_id))
  assert.equal(tooEarly.code, 1)
  assert.match(tooEarly.stderr, /its status does not allow that/)
})

test('leads a payment from check to transfer, with another person for the second check', async () => {
  const { invoice_id } = await payer.pay()
  const id = `I-${String(invoice_id).padStart(8, '0')}`
  assert.equal((await backoffice('check', id, '--as', 'tanaka')).code, 0)
  // Names were compared letter by letter: one person was two by a capital or a blank.
  for (const spelling of ['tanaka', 'Tanaka', ' tanaka ', 'ＴＡＮＡＫＡ']) {
    const samePerson = await backoffice('complete', id, '--as', spelling, '--json')
    assert.deepEqual([samePerson.code, JSON.parse(samePerson.stdout).error.code], [1, 'same_examiner'], spelling)
  }
  assert.equal(JSON.parse((await backoffice('complete', id, '--as', 'suzuki', '--json')).stdout).status, 3)
  assert.equal(JSON.parse((await backoffice('transfer-done', id, '--json')).stdout).status, 4)
  assert.match((await backoffice('show', id)).stdout, /captured[\s\S]*transferred/)
  assert.equal((await backoffice('audit')).code, 0)
})

test('says that the gateway is silent with exit code 3, and finishes when it speaks again', async () => {
  const { invoice_id } = await payer.pay()
  const id = String(invoice_id)
  await backoffice('check', id, '--as', 'tanaka')
  await gateway.arm({ command: 'Capture/card', kind: 'lost_answer' })
  const silent = await backoffice('complete', id, '--as', 'suzuki')
  assert.equal(silent.code, 3)
  assert.equal((await backoffice('complete', id, '--as', 'suzuki')).code, 0)
})

test('finds no instance without a database to work on', async () => {
  const { code, stderr } = await new Promise<{ code: number; stderr: string }>(resolve => {
    execFile(
      process.execPath,
      [main, 'list'],
      { env: { PATH: process.env.PATH, DATA_DIR: '/nonexistent' } },
      (error, _, stderr) => resolve({ code: Number(error?.code), stderr }),
    )
  })
  assert.equal(code, 2)
  assert.match(stderr, /pnpm start/)
})

test('examines a supplier, and wants a reason against one', async () => {
  const id = String(payer.supplierId)
  assert.equal((await backoffice('reject-supplier', id)).code, 2)
  assert.match((await backoffice('suppliers')).stdout, /Unapproved/)
  assert.equal(
    JSON.parse((await backoffice('escalate-supplier', id, '--comment', 'same account as another', '--json')).stdout)
      .status,
    'Escalation',
  )
  assert.equal(JSON.parse((await backoffice('approve-supplier', id, '--json')).stdout).status, 'Approved')
  const again = await backoffice('approve-supplier', id, '--json')
  assert.deepEqual([again.code, JSON.parse(again.stdout).error.code], [1, 'supplier_status'])
})
