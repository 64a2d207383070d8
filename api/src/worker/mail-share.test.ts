import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { PgBoss } from 'pg-boss'
import type { MailName } from '../platform/mail/catalogue.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { createTestApp, type TestApp } from '../testing/app/app.ts'
import { createCompany, type TestCompany } from '../testing/app/company.ts'
import { createRequest } from '../testing/companies/request.ts'
import { moveBatch } from './move-batch.ts'

let api: TestApp
let boss: PgBoss
let busy: TestCompany
let other: TestCompany
before(async () => {
  api = await createTestApp()
  boss = new PgBoss({ connectionString: api.databaseUrl, schema: 'pgboss', supervise: false, schedule: false })
  // Its connections may still be closing when the database is dropped.
  boss.on('error', () => {})
  await boss.start()
  await boss.createQueue('sendMail')
})
after(async () => {
  await boss.stop({ graceful: true })
  await api.close()
})
beforeEach(async () => {
  await boss.deleteAllJobs('sendMail')
  await api.db.deleteFrom('outbox').execute()
  busy = await createCompany(api.db)
  other = await createCompany(api.db)
})

interface Queued {
  readonly to: string
  readonly name?: MailName
  readonly invoiceId?: number
  readonly uselessAfter?: Date
}
const queue = (mail: Queued) =>
  queueMail(api.db, {
    name: 'request_expired',
    content: { subject: '期限切れ', paragraphs: ['本文'] },
    now: api.clock.now(),
    ...mail,
  })
async function queueMany(mailOf: (n: number) => Queued): Promise<void> {
  for (let n = 0; n < 200; n++) await queue(mailOf(n))
}

/** Addresses and names of the mails that the next workers take. */
async function nextOf(count: number): Promise<string[]> {
  while (await moveBatch(api.worker, boss));
  const taken: string[] = []
  while (taken.length < count) {
    const [job] = await boss.fetch<{ mail_id: number }>('sendMail')
    const { to_address, name } = await api.db
      .selectFrom('mails')
      .select(['to_address', 'name'])
      .where('id', '=', job?.data.mail_id ?? 0)
      .executeTakeFirstOrThrow()
    taken.push(`${name} ${to_address}`)
  }
  return taken
}

// It waited behind every notice before it, and was not sent at all after ten minutes.
test('a code is taken before the notices that wait', async () => {
  await queueMany(() => ({ to: busy.emailAddress }))
  await api.anonymous.sessions.login({ body: { email_address: other.emailAddress, password: other.password } })
  assert.deepEqual(await nextOf(1), [`sign_in_code ${other.emailAddress}`])
})

// A key of a request is a secret that ends too, in days.
test('mails with the link of a request are no codes', async () => {
  const uselessAfter = new Date(api.clock.now().getTime() + 14 * 86_400_000)
  await queueMany(n => ({ to: `keiri${n}@partner.example`, uselessAfter }))
  await api.anonymous.sessions.login({ body: { email_address: other.emailAddress, password: other.password } })
  assert.deepEqual(await nextOf(1), [`sign_in_code ${other.emailAddress}`])
})

test('a notice of another company is among the next, whatever one company has waiting', async () => {
  await queueMany(() => ({ to: busy.emailAddress }))
  await queue({ to: other.emailAddress })
  assert.ok((await nextOf(3)).includes(`request_expired ${other.emailAddress}`))
})

// A seller that closes with a thousand open requests mails a thousand companies, once each.
test('mails about requests count for their seller, not for each buyer', async () => {
  const { id: invoiceId } = await createRequest(api.db, { seller: busy, buyer: other }, api.clock.now())
  await queueMany(n => ({ to: `keiri${n}@partner.example`, invoiceId }))
  await queue({ to: other.emailAddress })
  assert.ok((await nextOf(3)).includes(`request_expired ${other.emailAddress}`))
})

// Its seller's count began anew after ten minutes: a reminder left before the request that it was about.
test('a later mail of a request is taken after its earlier ones', async () => {
  const { id: invoiceId } = await createRequest(api.db, { seller: busy, buyer: other }, api.clock.now())
  await queueMany(() => ({ to: busy.emailAddress }))
  const to = 'keiri@partner.example'
  await queue({ to, invoiceId, name: 'request_received' })
  await nextOf(1)
  api.clock.advance({ minutes: 11 })
  await queue({ to, invoiceId, name: 'request_reminder' })
  const ofRequest = (await nextOf(201)).filter(mail => mail.endsWith(to))
  assert.deepEqual(ofRequest, [`request_received ${to}`, `request_reminder ${to}`])
})

test('after ten minutes a company comes first again', async () => {
  await queueMany(() => ({ to: busy.emailAddress }))
  await nextOf(1)
  api.clock.advance({ minutes: 11 })
  await queue({ to: busy.emailAddress, name: 'request_prepared' })
  assert.deepEqual(await nextOf(1), [`request_prepared ${busy.emailAddress}`])
})
