import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { freePort } from '@invoice-card/config/free-port'
import type { RequestAnswer } from '@invoice-card/contracts'
import { createUser } from '../../../testing/app/company.ts'
import { startMailServer } from '../../../testing/outside/mail-server.ts'
import { startAppWithPayer } from '../../../testing/companies/payer-app.ts'
import { createSeller } from '../../../testing/companies/seller.ts'
import { lapseRequests } from './jobs.ts'

// Each mail waited in the queue while its request ended, and asked for a payment that nobody could make any more.

const withMailbox = await startAppWithPayer()
const port = await freePort()
const server = await startMailServer(port)
const withServer = await startAppWithPayer({
  variables: { SMTP_URL: `smtp://127.0.0.1:${port}?socketTimeout=3000`, MAIL_FROM: 'no-reply@invoice-card.example' },
})
after(() => server.close())

type Made = typeof withMailbox & { readonly seller: Awaited<ReturnType<typeof createSeller>> }

const answer = ({ payer }: Made, id: number, body: RequestAnswer) =>
  payer.client.payments.answerRequest({ params: { id }, body }, { idempotencyKey: randomUUID() })

const endings = {
  declined: (made: Made, id: number) => answer(made, id, { action: 'decline' }),
  withdrawn: ({ seller }: Made, id: number) =>
    seller.client.collections.cancelRequestSeller({ params: { id }, body: {} }),
  paid: async (made: Made, id: number) => {
    const card = { kind: 'token', mdk_token: await made.gateway.token('frictionless'), is_card_saved: false } as const
    await made.payer.authenticate(
      await answer(made, id, { action: 'pay', card, amount: 110_000, is_terms_agreed: true }),
    )
  },
  expired: async ({ app }: Made, _id: number) => {
    app.clock.set('2026-12-23T01:00:00Z')
    await lapseRequests.run(app.worker, {})
  },
}

/** The mails about a request that left, and what its seller sees of them. */
async function mailsOf({ app, seller }: Made, id: number) {
  const rows = await app.db
    .selectFrom('mails')
    .select(['name', 'sent_at', 'abandoned_at', 'content'])
    .where('invoice_id', '=', id)
    .orderBy('id')
    .execute()
  const { timeline } = await seller.client.collections.getRequestSeller({ params: { id } })
  return {
    sent: rows.filter(({ sent_at }) => sent_at !== null).map(({ name }) => name),
    stopped: rows.filter(({ abandoned_at }) => abandoned_at !== null).map(({ name, content }) => [name, content]),
    timeline: timeline.map(({ kind }) => kind).filter(kind => kind === 'mailed' || kind === 'mail_failed'),
  }
}

const lastWords: Partial<Record<keyof typeof endings, string>> = {
  withdrawn: 'request_cancelled',
  expired: 'request_expired',
}
for (const [ending, end] of Object.entries(endings) as [keyof typeof endings, (typeof endings)['expired']][]) {
  test(`a request that is ${ending} stops the mails that still ask its buyer to pay`, async () => {
    const made = { ...withMailbox, seller: await createSeller(withMailbox.app) }
    const { app, payer, seller } = made
    await createUser(app.db, payer.companyId)
    const { id } = await seller.request({ supplier_person_email: payer.emailAddress })
    await seller.client.collections.sendRequestMessage({ params: { id }, body: { message: 'よろしくお願いします。' } })
    await end(made, id)
    await app.runJobs()
    app.clock.set('2026-11-20T01:00:00Z')
    const { sent, stopped, timeline } = await mailsOf(made, id)
    assert.deepEqual(new Set(sent), new Set(lastWords[ending] ? [lastWords[ending]] : []))
    assert.deepEqual(new Set(stopped.map(([name]) => name)), new Set(['request_received', 'request_message']))
    assert.deepEqual(timeline, [])
    // Nobody has to look into them.
    assert.match(await (await app.app.request('/metrics')).text(), /^mails_undelivered 0$/m)
  })
}

test('a mail still unsent when its request is withdrawn is not sent, and its link is deleted', async () => {
  const made = { ...withServer, seller: await createSeller(withServer.app) }
  const { app, seller } = made
  const { id } = await seller.request({ supplier_person_email: 'stranger@hokusei.example.jp' })
  server.mood = 'busy'
  await assert.rejects(app.runJobs(), /did not take the mail/)
  await endings.withdrawn(made, id)
  server.mood = 'takes'
  server.received.length = 0
  await app.runJobs()
  const { sent, stopped, timeline } = await mailsOf(made, id)
  assert.deepEqual(sent, ['request_cancelled_by_link'])
  assert.deepEqual(stopped, [['request_received_by_link', {}]])
  assert.deepEqual(timeline, [])
  assert.equal(server.received.filter(letter => /^To: .*stranger@/m.test(letter)).length, 1)
})

test('a mail of an open request is sent, however late', async () => {
  const made = { ...withMailbox, seller: await createSeller(withMailbox.app) }
  const { id } = await made.seller.request({ supplier_person_email: made.payer.emailAddress })
  made.app.clock.advance({ days: 3 })
  await made.app.runJobs()
  made.app.clock.set('2026-11-20T01:00:00Z')
  const { timeline, stopped } = await mailsOf(made, id)
  assert.deepEqual([timeline, stopped], [['mailed'], []])
})
