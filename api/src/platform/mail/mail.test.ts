import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { readConfig } from '../config/config.ts'
import { freePort } from '@invoice-card/config/free-port'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { createCompany } from '../../testing/app/company.ts'
import { startMailServer } from '../../testing/outside/mail-server.ts'

let api: TestApp
let port: number
before(async () => {
  port = await freePort()
  api = await createTestApp({
    variables: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'no-reply@invoice-card.example' },
  })
})
after(() => api.close())

const unsent = () => api.db.selectFrom('mails').select(['id', 'content']).where('sent_at', 'is', null).execute()

test('a mail waits while the mail server is down and leaves once it is back; its code is then forgotten', async () => {
  const user = await createCompany(api.db)
  await api.anonymous.sessions.login({ body: { email_address: user.emailAddress, password: user.password } })
  await assert.rejects(api.runJobs(), /did not take the mail/)
  assert.equal((await unsent()).length, 1)

  const server = await startMailServer(port)
  try {
    await api.runJobs()
    assert.equal(server.received.length, 1)
    const [raw = ''] = server.received
    assert.match(raw, new RegExp(`To: ${user.emailAddress}`))
    // The lines of its text are as long as its paragraphs; those on the wire have a limit (RFC 5322 §2.1.1).
    assert.ok(raw.split('\r\n').every(line => line.length <= 78))
    assert.deepEqual(await api.db.selectFrom('mails').select('content').execute(), [{ content: {} }])
    await api.db
      .insertInto('outbox')
      .values({ kind: 'sendMail', payload: JSON.stringify({ mail_id: 1 }) })
      .execute()
    await api.runJobs()
    assert.equal(server.received.length, 1, 'the same job again sends nothing')
  } finally {
    await server.close()
  }
})

test('the mailbox of a local environment lists mails with their code and shows one as HTML or as text', async () => {
  const local = await createTestApp()
  try {
    const user = await createCompany(local.db)
    await local.anonymous.sessions.login({ body: { email_address: user.emailAddress, password: user.password } })
    await local.runJobs()
    const [mail] = await local.mailbox()
    const read = async (path: string) => {
      const response = await local.app.request(path)
      return { text: await response.text(), policy: response.headers.get('content-security-policy') ?? '' }
    }
    assert.match((await read('/dev/mailbox')).text, new RegExp(`href="/dev/mailbox/${mail?.id}"[^]*認証コード：\\d{6}`))
    const { text, policy } = await read(`/dev/mailbox/${mail?.id}`)
    assert.match(text, /<iframe[^>]* sandbox="[^"]*" srcdoc="&#60;!DOCTYPE html/)
    assert.match(policy, /^default-src 'none'/)
    assert.match((await read(`/dev/mailbox/${mail?.id}?as=text`)).text, /<pre>株式会社テスト商事/)
    assert.equal((await local.app.request('/dev/mailbox/999999')).status, 404)
  } finally {
    await local.close()
  }
})

const production = {
  TRANSFER_REQUESTER_CODE: '1000000001',
  TRANSFER_BANK_CODE: '0001',
  TRANSFER_BANK_NAME: 'ﾐｽﾞﾎ',
  TRANSFER_BRANCH_CODE: '001',
  TRANSFER_BRANCH_NAME: 'ﾎﾝﾃﾝ',
  TRANSFER_ACCOUNT_TYPE: '2',
  TRANSFER_ACCOUNT_NUMBER: '1234567',
  ENVIRONMENT: 'production',
  EDGE_ORIGIN: 'https://pay.example.jp',
  CARD_FRAME_ORIGIN: 'https://card.example.jp',
  GATEWAY_ORIGIN: 'https://gateway.example.jp',
  GATEWAY_CCID: 'A1',
  GATEWAY_SECRET: 's',
  TOKEN_API_KEY: 'k',
  CORPORATION_API_ID: 'i',
  ACCESS_TOKEN_SECRET: 'a'.repeat(32),
  SIGNING_SECRET: 'b'.repeat(32),
  VARIANT_SECRET: 'c'.repeat(32),
  MAIL_FROM: 'a@example.jp',
  SMTP_URL: 'smtp://mail.example.jp',
}

// Every mail would count as arrived, and the codes in it stay readable in the table.
test("nothing starts without a mail server where the table of mails is nobody's mailbox", () => {
  const variables = { ...production, DATABASE_URL: 'postgres://database.example.jp/invoice_card' }
  assert.equal(readConfig(variables).smtpUrl, 'smtp://mail.example.jp')
  for (const SMTP_URL of [undefined, ''])
    assert.throws(() => readConfig({ ...variables, SMTP_URL }), { message: /^Environment production needs SMTP_URL:/ })
})

test('the mailbox page exists in a local environment only', async () => {
  assert.equal((await api.app.request('/dev/mailbox.json')).status, 200)
  const remote = await createTestApp({ variables: production })
  try {
    assert.equal((await remote.app.request('/dev/mailbox')).status, 404)
    assert.equal((await remote.app.request('/dev/mailbox.json')).status, 404)
  } finally {
    await remote.close()
  }
})
