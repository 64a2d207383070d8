import assert from 'node:assert/strict'
import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, test } from 'node:test'
import { startBackoffice } from '../../testing/companies/backoffice-process.ts'
import { createExaminerDesk } from '../../testing/companies/examiners.ts'
import { startAppWithPayer } from '../../testing/companies/payer-app.ts'
import { totpCode } from '../totp/totp.ts'

const { gateway, app, payer } = await startAppWithPayer()
const office = await startBackoffice(app)
const backoffice = (...args: string[]) => office.run(args)
const errorOf = ({ code, stdout }: { code: number; stdout: string }) => [code, JSON.parse(stdout).error.code]

test('explains wrong usage with exit code 2', async () => {
  const { run } = createExaminerDesk(app.examiner)
  for (const args of [
    ['dance'],
    ['check'],
    ['check', 'abc'],
    ['list', '--colour'],
    ['require-action', '1'],
    ['require-action', '1', '--reason', '9'],
    ['check', '1', '2'],
    // The second letter is a Cyrillic а, as in issue 16.
    ['check', '1', '--as', 'sаto'],
  ])
    await assert.rejects(async () => run(...args), { name: 'UsageError' }, args.join(' '))
  const { code, stderr } = await backoffice('sign-in')
  assert.equal(code, 2)
  assert.match(stderr, /See: pnpm backoffice --help/)
  assert.equal((await backoffice('--help')).code, 0)
})

test('finds no instance where none is named, and sends no password over a network in clear', async () => {
  const none = await office.run(['list'], { variables: { BACKOFFICE_ORIGIN: '' } })
  assert.equal(none.code, 2)
  assert.match(none.stderr, /pnpm start/)
  const open = await office.run(['list'], { variables: { BACKOFFICE_ORIGIN: 'http://backoffice.example.jp' } })
  assert.equal(open.code, 2)
  assert.match(open.stderr, /takes https/)
})

test('says that nobody answers with exit code 3', async () => {
  await office.signIn('sato')
  const { code, stderr } = await office.run(['list', '--as', 'sato'], {
    variables: { BACKOFFICE_ORIGIN: 'http://127.0.0.1:1', ENVIRONMENT: 'local' },
  })
  assert.equal(code, 3)
  assert.match(stderr, /does not answer/)
})

describe('who is signed in', () => {
  test('nobody is by a name alone, nor by a file of which the session has ended', async () => {
    assert.deepEqual(errorOf(await backoffice('list', '--as', 'nobody', '--json')), [1, 'sign_in_required'])
    await office.signIn('third')
    assert.equal((await backoffice('sign-out', '--as', 'third')).code, 0)
    assert.deepEqual(errorOf(await backoffice('whoami', '--as', 'third', '--json')), [1, 'sign_in_required'])
    await office.signIn('third')
    app.clock.advance({ minutes: 31 })
    assert.deepEqual(errorOf(await backoffice('whoami', '--as', 'third', '--json')), [1, 'sign_in_required'])
    assert.equal(office.sessionOf('third'), undefined, 'the file is gone')
    app.clock.advance({ minutes: -31 })
  })

  test('demo examiners sign in by themselves at a local instance alone', async () => {
    const { code } = await backoffice('list', '--as', 'suzuki')
    assert.equal(code, 1)
  })

  test('the session file is its owner’s alone, and is closed where others could read it', async () => {
    await office.signIn('sato')
    const file = join(app.config.dataDir, 'backoffice-sessions', 'sato.json')
    assert.equal(statSync(file).mode & 0o777, 0o600)
    writeFileSync(file, JSON.stringify({ ...office.sessionOf('sato'), origin: 'https://elsewhere.example.jp' }))
    assert.deepEqual(errorOf(await backoffice('list', '--as', 'sato', '--json')), [1, 'sign_in_required'])
  })

  test('asks which of several signed-in examiners to act as', async () => {
    await Promise.all([office.signIn('sato'), office.signIn('suzuki')])
    assert.match((await backoffice('list')).stderr, /--as sato or --as suzuki/)
    assert.equal(JSON.parse((await backoffice('whoami', '--as', 'suzuki', '--json')).stdout).examiner.login, 'suzuki')
  })

  test('an account is made, set up by its owner and signed in to, by lines on standard input', async () => {
    await office.signIn('sato')
    const added = await backoffice(
      'add-examiner',
      'kimura',
      '--name',
      '木村 栞',
      '--role',
      'support',
      '--as',
      'sato',
      '--json',
    )
    const { initial_password } = JSON.parse(added.stdout)
    const password = 'Kaede-no-ki-1987'
    const first = await office.talk(['sign-in', '--as', 'kimura'], [initial_password, '', password, password], said => {
      const secret = /^secret ([A-Z2-7]+)$/m.exec(said)?.[1]
      return secret && totpCode(secret, app.clock.now())
    })
    assert.equal(first.code, 0, first.stderr)
    assert.match(first.stdout, /kimura is signed in until/)
    assert.ok(!first.stderr.includes(password))
    const secret = /^secret ([A-Z2-7]+)$/m.exec(first.stderr)?.[1] ?? ''
    app.clock.advance({ seconds: 31 })
    const wrong = await office.run(['sign-in', '--as', 'kimura', '--json'], { stdin: `${password}\n000000\n` })
    assert.deepEqual(errorOf(wrong), [1, 'credentials_incorrect'])
    const variables = { BACKOFFICE_PASSWORD: password, BACKOFFICE_CODE: totpCode(secret, app.clock.now()) }
    assert.equal((await office.run(['sign-in', '--as', 'kimura'], { variables })).code, 0)
    const replayed = await office.run(['sign-in', '--as', 'kimura', '--json'], { variables })
    assert.deepEqual(errorOf(replayed), [1, 'credentials_incorrect'])
  })
})

describe('on a payment', () => {
  before(async () => {
    await Promise.all(['tanaka', 'suzuki'].map(office.signIn))
  })

  test('refuses what is not there and what may not be done with exit code 1, as text and as JSON', async () => {
    assert.deepEqual(errorOf(await backoffice('check', 'I-00999999', '--as', 'tanaka', '--json')), [
      1,
      'invoice_not_found',
    ])
    const { invoice_id } = await payer.pay()
    const tooEarly = await backoffice('transfer-done', String(invoice_id), '--as', 'tanaka')
    assert.equal(tooEarly.code, 1)
    assert.match(tooEarly.stderr, /its status does not allow that/)
  })

  test('leads from check to transfer, with another account for the second check', async () => {
    const { invoice_id } = await payer.pay()
    const id = `I-${String(invoice_id).padStart(8, '0')}`
    assert.equal((await backoffice('check', id, '--as', 'tanaka')).code, 0)
    // One person was two by a capital, a blank, or a letter that only looks like another.
    for (const spelling of ['tanaka', ' ＴＡＮＡＫＡ'])
      assert.deepEqual(errorOf(await backoffice('complete', id, '--as', spelling, '--json')), [1, 'same_examiner'])
    const completed = JSON.parse((await backoffice('complete', id, '--as', 'suzuki', '--json')).stdout)
    assert.deepEqual(
      [completed.status, completed.checked_by.login, completed.completed_by.login],
      [3, 'tanaka', 'suzuki'],
    )
    const { run } = createExaminerDesk(app.examiner)
    assert.equal(((await run('transfer-done', id)).json as { status: number }).status, 4)
    assert.match((await run('show', id)).text, /captured[\s\S]*transferred/)
    assert.deepEqual((await run('audit')).json, { findings: [] })
  })

  test('says that the gateway is silent with exit code 3, and finishes when it speaks again', async () => {
    const { invoice_id } = await payer.pay()
    const id = String(invoice_id)
    await createExaminerDesk(app.examiner).run('check', id)
    await gateway.arm({ command: 'Capture/card', kind: 'lost_answer' })
    assert.equal((await backoffice('complete', id, '--as', 'suzuki')).code, 3)
    assert.equal((await backoffice('complete', id, '--as', 'suzuki')).code, 0)
  })

  test('examines a supplier, and wants a reason against one', async () => {
    const { run } = createExaminerDesk(app.examiner)
    const id = String(payer.supplierId)
    await assert.rejects(run('reject-supplier', id), { name: 'UsageError' })
    assert.match((await run('suppliers')).text, /Unapproved/)
    const statusAfter = async (...words: string[]) => ((await run(...words)).json as { status: string }).status
    assert.equal(await statusAfter('escalate-supplier', id, '--comment', 'same account as another'), 'Escalation')
    assert.equal(await statusAfter('approve-supplier', id), 'Approved')
    await assert.rejects(run('approve-supplier', id), { code: 'supplier_status' })
  })
})
