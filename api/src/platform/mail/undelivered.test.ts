import assert from 'node:assert/strict'
import { after, afterEach, before, test } from 'node:test'
import { createExaminerDesk } from '../../testing/companies/examiners.ts'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { createCompany } from '../../testing/app/company.ts'
import { freePort } from '@invoice-card/config/free-port'
import { startMailServer } from '../../testing/outside/mail-server.ts'
import { queueMail } from './queue-mail.ts'

let api: TestApp
let server: Awaited<ReturnType<typeof startMailServer>>
before(async () => {
  const port = await freePort()
  server = await startMailServer(port)
  api = await createTestApp({
    variables: {
      SMTP_URL: `smtp://127.0.0.1:${port}?socketTimeout=3000`,
      MAIL_FROM: 'no-reply@invoice-card.example',
      SUPPORT_ADDRESS: 'support@invoice-card.example',
    },
  })
})
after(async () => {
  await api.close()
  await server.close()
})
afterEach(async () => {
  server.mood = 'takes'
  server.received.length = 0
  await api.db.deleteFrom('outbox').execute()
  await api.db.deleteFrom('mails').execute()
})

const queue = async (to = 'hanako@partner.example'): Promise<void> =>
  queueMail(api.db, {
    name: 'password_changed',
    to,
    content: { subject: 'パスワードが変更されました', paragraphs: ['本文'] },
    now: api.clock.now(),
  })
const rows = () => api.db.selectFrom('mails').select(['attempts', 'sent_at', 'abandoned_at', 'last_error']).execute()
const undelivered = async (): Promise<number> =>
  Number(/^mails_undelivered (\d+)$/m.exec(await (await api.app.request('/metrics')).text())?.[1])
const backoffice = (...argv: string[]) => createExaminerDesk(api.examiner).run(...argv)

test("a mail bears the product's name, where replies go, and an id that another attempt repeats", async () => {
  await queue()
  await api.runJobs()
  const [letter = ''] = server.received
  assert.match(letter, /^From: =\?UTF-8\?[^]+?<no-reply@invoice-card\.example>\r$/m)
  assert.match(letter, /^Reply-To: support@invoice-card\.example\r$/m)
  assert.match(letter, /^Auto-Submitted: auto-generated\r$/m)
  assert.match(letter, /^Content-Type: multipart\/alternative/m)
  assert.doesNotMatch(letter, /^List-Unsubscribe/im)
})

for (const mood of ['busy', 'silent'] as const) {
  test(`a server that is ${mood} fails the job without the address, and gets the mail later, once`, async () => {
    server.mood = mood
    await queue()
    await assert.rejects(
      api.runJobs(),
      (error: Error) =>
        /did not take the mail/.test(error.message) && !`${error.stack}${String(error.cause)}`.includes('hanako'),
    )
    assert.deepEqual(
      (await rows()).map(({ attempts, abandoned_at }) => ({ attempts, abandoned_at })),
      [{ attempts: 1, abandoned_at: null }],
    )
    server.mood = 'takes'
    await api.runJobs()
    assert.equal(server.received.length, 1)
    assert.ok((await rows())[0]?.sent_at)
  })
}

test('a connection broken before the confirmation leads to a second copy with the same id', async () => {
  server.mood = 'drops_after_text'
  await queue()
  await assert.rejects(api.runJobs(), /did not take the mail/)
  server.mood = 'takes'
  await api.runJobs()
  const ids = server.received.map(letter => /^Message-ID: (.+)$/im.exec(letter)?.[1])
  assert.equal(ids.length, 2)
  assert.ok(ids[0])
  assert.equal(ids[0], ids[1])
})

test('a recipient refused for good is tried once; the operator sees it and can retry', async () => {
  server.mood = 'refuses_recipient'
  await queue('typo@partner.example')
  await api.runJobs()
  const [row] = await rows()
  assert.ok(row?.abandoned_at)
  assert.equal(await undelivered(), 1)
  const listed = await backoffice('mails')
  assert.match(listed.text, /password_changed.*typo@partner\.example[^]*no such user/)
  const {
    mails: [mail],
  } = listed.json as { mails: { id: number }[] }

  await api.runJobs()
  assert.equal(server.received.length, 0)
  server.mood = 'takes'
  await backoffice('retry-mail', String(mail?.id))
  await api.runJobs()
  assert.equal(server.received.length, 1)
  assert.equal(await undelivered(), 0)
  await assert.rejects(backoffice('retry-mail', String(mail?.id)), /no undelivered mail/)
})

test('the last attempt that fails gives the mail up', async () => {
  server.mood = 'busy'
  await queue()
  for (let attempt = 0; attempt < 16; attempt += 1) {
    assert.equal((await rows())[0]?.abandoned_at, null)
    await assert.rejects(api.runJobs())
  }
  assert.ok((await rows())[0]?.abandoned_at)
  assert.equal(await undelivered(), 1)
})

test('the mail of a code that expired while the server was down loses its text and is not sent', async () => {
  const user = await createCompany(api.db)
  server.mood = 'busy'
  await api.anonymous.sessions.login({ body: { email_address: user.emailAddress, password: user.password } })
  await assert.rejects(api.runJobs())
  server.mood = 'takes'
  api.clock.advance({ minutes: 11 })
  await api.runJobs()
  assert.equal(server.received.length, 0)
  assert.deepEqual(await api.db.selectFrom('mails').select('content').execute(), [{ content: {} }])
})

test('a mail that waits for more than an hour is seen, whatever became of its job', async () => {
  await queue()
  assert.equal(await undelivered(), 0)
  api.clock.advance({ minutes: 61 })
  assert.equal(await undelivered(), 1)
})

// Typing errors in addresses and codes that came too late were counted for ever: the number only grew and showed nobody
// anything.
test('a mail that failed is counted for a day and listed until it is deleted', async () => {
  server.mood = 'refuses_recipient'
  await queue('typo@partner.example')
  await api.runJobs()
  assert.equal(await undelivered(), 1)
  api.clock.advance({ days: 1, minutes: 1 })
  assert.equal(await undelivered(), 0)
  assert.match((await backoffice('mails')).text, /typo@partner\.example/)
})

// It is refused for good: nothing would send it, and it went on opening what it opens to a reader of the table.
test('a mail with a secret that was refused for good loses its text and is not sent again', async () => {
  const user = await createCompany(api.db)
  server.mood = 'refuses_recipient'
  await api.anonymous.sessions.login({ body: { email_address: user.emailAddress, password: user.password } })
  await api.runJobs()
  const [mail] = await api.db.selectFrom('mails').select(['id', 'content']).execute()
  assert.deepEqual(mail?.content, {})
  await assert.rejects(backoffice('retry-mail', String(mail?.id)), /no undelivered mail/)
})

// Any unsent mail got another job, also one that a worker had at hand, and was sent twice.
test('a mail that a worker has, or soon will have, gets no second job', async () => {
  server.mood = 'busy'
  await queue()
  const { id } = await api.db.selectFrom('mails').select('id').executeTakeFirstOrThrow()
  await assert.rejects(backoffice('retry-mail', String(id)), /no undelivered mail/)
  await assert.rejects(api.runJobs(), /did not take the mail/)
  api.clock.advance({ minutes: 61 })
  await assert.rejects(backoffice('retry-mail', String(id)), /tried again by itself/)
  await api.db.deleteFrom('outbox').execute()
  server.mood = 'takes'
  await backoffice('retry-mail', String(id))
  await api.runJobs()
  assert.equal(server.received.length, 1)
})
