import assert from 'node:assert/strict'
import { after, afterEach, before, test } from 'node:test'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { deleteOldMails } from './delete-old.ts'
import { queueMail } from './queue-mail.ts'

let api: TestApp
before(async () => {
  api = await createTestApp()
})
after(() => api.close())
afterEach(() => api.db.deleteFrom('mails').execute())

const run = () => deleteOldMails.run(api.worker, {})
const queue = (uselessAfter?: Date) =>
  queueMail(api.db, {
    name: 'password_changed',
    to: 'hanako@partner.example',
    content: { subject: '件名', paragraphs: ['本文'] },
    now: api.clock.now(),
    ...(uselessAfter ? { uselessAfter, isSecret: true } : {}),
  })
const count = async () => (await api.db.selectFrom('mails').select('id').execute()).length

test('deletes mails after ninety days, whatever their state, in several batches, repeatably', async () => {
  await queue()
  await api.runJobs()
  await queue()
  const { id: _, ...row } = await api.db.selectFrom('mails').selectAll().limit(1).executeTakeFirstOrThrow()
  await api.db
    .insertInto('mails')
    .values(Array.from({ length: 1_500 }, () => ({ ...row, content: '{}' })))
    .execute()
  api.clock.advance({ days: 89 })
  await queue()
  await run()
  assert.equal(await count(), 1_503)
  api.clock.advance({ days: 2 })
  await Promise.all([run(), run()])
  assert.equal(await count(), 1)
})

test('empties a mail that became useless before it was sent, and leaves its row', async () => {
  await queue(new Date(api.clock.now().getTime() + 600_000))
  await queue()
  await run()
  const contents = async () =>
    (await api.db.selectFrom('mails').select(['content', 'abandoned_at']).orderBy('id').execute()).map(
      ({ content, abandoned_at }) => [Object.keys(content).length > 0, abandoned_at !== null],
    )
  assert.deepEqual(await contents(), [
    [true, false],
    [true, false],
  ])
  api.clock.advance({ minutes: 11 })
  await run()
  assert.deepEqual(await contents(), [
    [false, true],
    [true, false],
  ])
})
