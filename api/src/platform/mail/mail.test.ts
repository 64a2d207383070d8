import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { readConfig } from '../config/read-config.ts'
import { freePort } from '@invoice-card/config/free-port'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { createCompany } from '../../testing/app/company.ts'
import { productionVariables } from '../../testing/app/production-variables.ts'
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

test('a mail waits while the mail server is down and leaves later; its code is then deleted', async () => {
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

test('the mailbox of a local environment lists mails with their code, and shows one', async () => {
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

// Every mail would count as arrived, and the codes in it stay readable in the table.
test("nothing starts without a mail server where the table of mails is nobody's mailbox", () => {
  assert.equal(readConfig(productionVariables).smtpUrl, productionVariables.SMTP_URL)
  for (const SMTP_URL of [undefined, ''])
    assert.throws(() => readConfig({ ...productionVariables, SMTP_URL }), /^ {2}SMTP_URL is missing/m)
})

test('a mail is not sent in the clear where STARTTLS is asked for and the server has none', async () => {
  const server = await freePort()
  const mails = await startMailServer(server)
  const careful = await createTestApp({ variables: { SMTP_URL: `smtp://127.0.0.1:${server}?requireTLS=true` } })
  try {
    const user = await createCompany(careful.db)
    await careful.anonymous.sessions.login({ body: { email_address: user.emailAddress, password: user.password } })
    await assert.rejects(careful.runJobs(), /did not take the mail/)
    assert.deepEqual(mails.received, [])
  } finally {
    await careful.close()
    await mails.close()
  }
})

test('the mailbox page exists in a local environment only', async () => {
  assert.equal((await api.app.request('/dev/mailbox.json')).status, 200)
  const remote = await createTestApp({ variables: productionVariables })
  try {
    assert.equal((await remote.app.request('/dev/mailbox')).status, 404)
    assert.equal((await remote.app.request('/dev/mailbox.json')).status, 404)
  } finally {
    await remote.close()
  }
})
