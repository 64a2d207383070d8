import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { auditBooks } from '../../../backoffice/nightly-comparison/books-store.ts'
import { isRefusedCall } from '../../../testing/app/client.ts'
import { lastMailTo } from '../../../testing/mails/mails.ts'
import { startAppWithPayer } from '../../../testing/companies/payer-app.ts'
import { requestToNewcomer } from '../../../testing/companies/request-keys.ts'
import { createSeller } from '../../../testing/companies/seller.ts'
import { lapseRequest } from '../ending/end-request.ts'
import { lapseRequests, remindRequests } from '../ending/jobs.ts'
import { changeBooks } from '../../../books/work/change-books.ts'

const { gateway, app, payer } = await startAppWithPayer()
const seller = await createSeller(app)
const change = (id: number, payment_due_date: string, deposit_date: string, client = seller.client) =>
  client.collections.changeRequestDates({ params: { id }, body: { payment_due_date, deposit_date } })
const detail = (id: number) => seller.client.collections.getRequestSeller({ params: { id } })
const mailsTo = async (address: string) => {
  await app.runJobs()
  return (await app.mailbox()).filter(({ to_address }) => to_address === address)
}

test('days that are over or no business day are refused, and nothing changes', async () => {
  const { id } = await seller.request({ supplier_person_email: 'days@example.jp' })
  await assert.rejects(change(id, '2026-11-19', '2026-12-25'), isRefusedCall('payment_due_date_not_available'))
  await assert.rejects(change(id, '2026-12-25', '2026-12-26'), isRefusedCall('deposit_date_not_available'))
  await assert.rejects(change(id, '2026-12-25', '2026-11-24'), isRefusedCall('deposit_date_not_available'))
  await assert.rejects(change(id, '2026-12-25', '2026-12-21', payer.client), isRefusedCall('invoice_request_not_found'))
  const { due_date, deposit_date, expires_at } = await detail(id)
  assert.deepEqual([due_date, deposit_date, expires_at], ['2026-12-25', '2026-12-25', '2026-12-22T03:00:00.000Z'])
  assert.equal((await mailsTo('days@example.jp')).length, 1)
})

test('while a card is charged, and once the request is over, its days stay', async () => {
  const { id } = await seller.request({ supplier_person_email: payer.emailAddress })
  const card = { kind: 'token', mdk_token: await gateway.token('challenge'), is_card_saved: false } as const
  const started = await payer.client.payments.answerRequest(
    { params: { id }, body: { action: 'pay', card, amount: 110_000, is_terms_agreed: true } },
    { idempotencyKey: randomUUID() },
  )
  assert.equal((await detail(id)).is_date_changeable, false)
  await assert.rejects(change(id, '2026-12-25', '2026-12-21'), isRefusedCall('request_payment_in_progress'))
  await payer.authenticate(started, { password: '1234' })
  await assert.rejects(change(id, '2026-12-25', '2026-12-21'), isRefusedCall('request_already_closed'))
  const withdrawn = await seller.request({ supplier_person_email: 'over@example.jp' })
  await seller.client.collections.cancelRequestSeller({ params: { id: withdrawn.id }, body: {} })
  await assert.rejects(change(withdrawn.id, '2026-12-25', '2026-12-21'), isRefusedCall('request_already_closed'))
})

// The card paid by a day that its user had not seen: the amount alone was compared.
test('a card does not pay by days that its buyer has not seen', async () => {
  const { id } = await seller.request({ supplier_person_email: payer.emailAddress })
  const get = () => payer.client.invoices.getInvoice({ params: { id } })
  const pay = async (known_updated_at: string | undefined) =>
    payer.client.payments.answerRequest(
      {
        params: { id },
        body: {
          action: 'pay',
          card: { kind: 'token', mdk_token: await gateway.token('frictionless'), is_card_saved: false },
          amount: 110_000,
          known_updated_at,
          is_terms_agreed: true,
        },
      },
      { idempotencyKey: randomUUID() },
    )
  const { updated_at: seen } = await get()
  app.clock.advance({ seconds: 1 })
  await change(id, '2026-12-28', '2026-12-28')
  const orders = (await gateway.orders()).length
  await assert.rejects(pay(seen), isRefusedCall('invoice_changed'))
  assert.equal((await gateway.orders()).length, orders)
  assert.notEqual((await pay((await get()).updated_at)).payment_id, null)
})

test('notifies the buyer once of the days before and after, and both timelines show them', async () => {
  const { id } = await seller.request({ supplier_person_email: 'later@example.jp' })
  const changed = await change(id, '2026-12-28', '2026-12-28')
  assert.deepEqual(
    [changed.due_date, changed.deposit_date, changed.expires_at, changed.is_date_changeable],
    ['2026-12-28', '2026-12-28', '2026-12-23T03:00:00.000Z', true],
  )
  assert.ok(changed.timeline.some(({ kind, state }) => kind === 'dates_changed' && state === 'done'))
  const [mail, ...others] = await mailsTo('later@example.jp')
  const text = (mail?.text ?? '').replaceAll('\n', '')
  assert.match(
    mail?.subject ?? '',
    /株式会社ウリテ（110,000円）からのカード払いのご依頼の日程が変わりました（12月23日 12:00まで）/,
  )
  assert.match(
    text,
    /支払期日.*2026年12月28日（月）.*変更前の支払期日.*2026年12月25日（金）.*カード払いの期限.*2026年12月23日（水） *12:00.*変更前の期限.*2026年12月22日（火） *12:00/,
  )
  assert.match(text, /request_key=/)
  // The same days again are no change.
  await change(id, '2026-12-28', '2026-12-28')
  assert.equal((await mailsTo('later@example.jp')).length, others.length + 1)
  assert.deepEqual(
    (await detail(id)).mails.map(({ kind }) => kind),
    ['dates_changed', 'received'],
  )
})

test('a customer is notified in the product, and its earlier notice asks for nothing any more', async () => {
  const { id } = await seller.request({ supplier_person_email: payer.emailAddress })
  await change(id, '2026-12-25', '2026-12-21')
  const { notifications } = await payer.client.notifications.listNotifications({ query: { is_action_required: true } })
  const about = notifications.filter(({ link }) => link === `/payments/waiting/${id}/creditcard`)
  assert.deepEqual(
    about.map(({ kind, deadline }) => [kind, deadline]),
    [['request_dates_changed', '2026-12-16T03:00:00.000Z']],
  )
  assert.match((await lastMailTo(app, payer.emailAddress)).subject, /日程が変わりました（12月16日 12:00まで）/)
  assert.ok(
    (await payer.client.invoices.getInvoice({ params: { id } })).timeline.some(({ kind }) => kind === 'dates_changed'),
  )
})

test('who opens a link alone reads the new days; its buyer is notified once it came by it', async () => {
  const made = { is_send_request_mail: false } as const
  const { id, key, buyer, address } = await requestToNewcomer(app, seller, made)
  await change(id, '2026-12-28', '2026-12-28')
  const { preview } = await app.anonymous.requestKeys.getRequestKey({ params: { key } })
  assert.deepEqual([preview?.payment_due_date, preview?.expires_at], ['2026-12-28', '2026-12-23T03:00:00.000Z'])
  // Nobody has shown yet that the address is right.
  assert.deepEqual(await mailsTo(address), [])
  await buyer.client.requestKeys.linkRequestKey({ body: { request_key: key } })
  await change(id, '2026-12-25', '2026-12-21')
  assert.match((await lastMailTo(app, address)).subject ?? '', /日程が変わりました（12月16日 12:00まで）/)
  const { notifications } = await buyer.client.notifications.listNotifications({ query: { is_action_required: true } })
  assert.deepEqual(
    notifications.map(({ kind, deadline }) => [kind, deadline]),
    [['request_dates_changed', '2026-12-16T03:00:00.000Z']],
  )
})

// Its deadline goes by the deposit day: with another due date alone the buyer was reminded of the same deadline twice.
test('another due date alone does not remind the buyer of the same deadline again', async () => {
  const { id } = await seller.request({ supplier_person_email: 'reminded-once@example.jp', deposit_date: '2026-12-04' })
  app.clock.set('2026-11-27T01:00:00Z')
  await remindRequests.run(app.worker, {})
  await change(id, '2026-12-28', '2026-12-04', (await app.signIn(seller)).client)
  await remindRequests.run(app.worker, {})
  const subjects = (await mailsTo('reminded-once@example.jp')).map(({ subject }) => subject)
  app.clock.set('2026-11-20T01:00:00Z')
  assert.equal(subjects.filter(subject => subject.includes('期限が近づいています')).length, 1)
})

// The jobs read the end of a request before they lock it: a change in between was ended, or reminded of, all the same.
test('a request with more time does not lapse at its old end, and is reminded at the new one', async () => {
  const { id } = await seller.request({ supplier_person_email: 'more-time@example.jp', deposit_date: '2026-12-04' })
  app.clock.set('2026-11-27T01:00:00Z')
  await remindRequests.run(app.worker, {})
  await app.runJobs()
  await change(id, '2026-12-25', '2026-12-25', (await app.signIn(seller)).client)
  app.clock.set('2026-12-01T03:00:00Z')
  await changeBooks(app.db, books => lapseRequest(books, id, app.clock.now()))
  await Promise.all([lapseRequests.run(app.worker, {}), remindRequests.run(app.worker, {})])
  app.clock.set('2026-12-18T01:00:00Z')
  await remindRequests.run(app.worker, {})
  const subjects = (await mailsTo('more-time@example.jp')).map(({ subject }) =>
    subject.replace(/^【.*】/, '').replace(/.*ご依頼の?/, ''),
  )
  assert.deepEqual(subjects, [
    '期限が近づいています（12月22日 12:00まで）',
    '日程が変わりました（12月22日 12:00まで）',
    '期限が近づいています（12月1日 12:00まで）',
    'が届いています（12月1日 12:00まで）',
  ])
  assert.deepEqual(await auditBooks(app.db), [])
})
