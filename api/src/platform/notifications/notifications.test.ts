import assert from 'node:assert/strict'
import { addDays, japanDay } from '@invoice-card/domain'
import { after, before, test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { isRefusedCall } from '../../testing/app/client.ts'
import { notify } from './notify.ts'

let api: TestApp
before(async () => {
  api = await createTestApp()
})
after(() => api.close())

const notifyOf = (company_id: number, title: string) =>
  api.db.transaction().execute(db =>
    notify(db, {
      company_id,
      kind: 'invoice_applied',
      title,
      body: '一行目\n二行目',
      link: '/payments/review/1',
      now: api.clock.now(),
      mail: { facts: [['支払金額', '110,000円']] },
    }),
  )

test("another company's notification looks like none and stays unread", async () => {
  const owner = await api.signIn()
  const stranger = await api.signIn()
  await notifyOf(owner.companyId, '振込が完了しました')
  const {
    notifications: [mine],
  } = await owner.client.notifications.listNotifications({ query: {} })
  const params = { id: mine!.id }
  await assert.rejects(stranger.client.notifications.getNotice({ params }), isRefusedCall('notification_not_found'))
  await assert.rejects(
    stranger.client.notifications.confirmNotification({ params }),
    isRefusedCall('notification_not_found'),
  )
  await assert.rejects(
    stranger.client.notifications.confirmNotifications({ body: { ids: [params.id] } }),
    isRefusedCall('notification_not_found'),
  )
  assert.deepEqual(await stranger.client.notifications.listNotifications({ query: {} }), {
    notifications: [],
    total_count: 0,
    count_all: 0,
    count_unread: 0,
    count_action_required: 0,
  })
  assert.equal((await owner.client.notifications.listNotifications({ query: {} })).count_unread, 1)
})

test('found by a word of title or text, whatever its width and case, and counted', async () => {
  const { client, companyId } = await api.signIn()
  const stranger = await api.signIn()
  await notifyOf(companyId, '株式会社ＡＯＢＡへの110,000円の振込が完了しました')
  await notifyOf(companyId, '100%減額されました')
  await notifyOf(stranger.companyId, '株式会社AOBA')
  const titlesOf = async (search_word: string) => {
    const { notifications, total_count, count_all } = await client.notifications.listNotifications({
      query: { search_word },
    })
    assert.equal(total_count, notifications.length)
    assert.equal(count_all, 2)
    return notifications.map(({ title }) => title.slice(0, 4))
  }
  assert.deepEqual(await titlesOf('ａoba'), ['株式会社'])
  assert.deepEqual(await titlesOf('110,000円'), ['株式会社'])
  assert.deepEqual(await titlesOf('二行目'), ['100%', '株式会社'])
  assert.deepEqual(await titlesOf('0%減'), ['100%'])
  assert.deepEqual(await titlesOf('_'), [])
})

test('newest first, page by page; reading twice counts once', async () => {
  const { client, companyId } = await api.signIn()
  for (const title of ['一', '二', '三']) {
    await notifyOf(companyId, title)
    api.clock.advance({ seconds: 1 })
  }
  const page = await client.notifications.listNotifications({ query: { from: 1, size: 1 } })
  assert.deepEqual([page.notifications.map(({ title }) => title), page.count_all, page.count_unread], [['二'], 3, 3])
  const params = { id: page.notifications[0]!.id }
  await Promise.all([
    client.notifications.confirmNotification({ params }),
    client.notifications.confirmNotification({ params }),
  ])
  assert.equal((await client.notifications.getNotice({ params })).is_read, true)
  const unread = await client.notifications.listNotifications({ query: { is_unread: true } })
  assert.deepEqual(
    [unread.notifications.map(({ title }) => title), unread.count_all, unread.count_unread],
    [['三', '一'], 3, 2],
  )
})

test("all at once: one's own and the company's, nobody else's, each counted once", async () => {
  const { client, companyId, userId } = await api.signIn()
  const stranger = await api.signIn()
  for (const title of ['一', '二', '三']) await notifyOf(companyId, title)
  await api.db.transaction().execute(db =>
    notify(db, {
      company_id: companyId,
      user_id: userId,
      kind: 'invoice_applied',
      title: '四',
      body: '',
      link: null,
      now: api.clock.now(),
    }),
  )
  await notifyOf(stranger.companyId, '他社')
  const {
    notifications: [first],
  } = await client.notifications.listNotifications({ query: {} })
  await Promise.all([
    client.notifications.confirmAllNotifications(),
    client.notifications.confirmNotification({ params: { id: first!.id } }),
    client.notifications.confirmAllNotifications(),
  ])
  const unread = await client.notifications.listNotifications({ query: { is_unread: true } })
  assert.deepEqual(unread, {
    notifications: [],
    total_count: 0,
    count_all: 4,
    count_unread: 0,
    count_action_required: 0,
  })
  assert.equal((await stranger.client.notifications.listNotifications({ query: {} })).count_unread, 1)
  await notifyOf(companyId, '五')
  assert.equal((await client.notifications.listNotifications({ query: {} })).count_unread, 1)
})

test('of several with one that is not there none is marked', async () => {
  const { client, companyId } = await api.signIn()
  const stranger = await api.signIn()
  await notifyOf(companyId, '一')
  await notifyOf(stranger.companyId, '他社')
  const [mine, theirs] = await Promise.all(
    [client, stranger.client].map(
      async each => (await each.notifications.listNotifications({ query: {} })).notifications[0]!.id,
    ),
  )
  await assert.rejects(
    client.notifications.confirmNotifications({ body: { ids: [mine!, theirs!] } }),
    isRefusedCall('notification_not_found'),
  )
  await assert.rejects(
    client.notifications.confirmNotifications({ body: { ids: [] } }),
    isRefusedCall('invalid_request'),
  )
  for (const each of [client, stranger.client])
    assert.equal((await each.notifications.listNotifications({ query: {} })).count_unread, 1)
})

test('marks several together, each counted once, also named twice and concurrently', async () => {
  const { client, companyId, userId } = await api.signIn()
  for (const title of ['一', '二', '三', '四']) await notifyOf(companyId, title)
  await api.db.transaction().execute(db =>
    notify(db, {
      company_id: companyId,
      user_id: userId,
      kind: 'new_device',
      title: '五',
      body: '',
      link: null,
      now: api.clock.now(),
    }),
  )
  const ids = (await client.notifications.listNotifications({ query: {} })).notifications
    .slice(0, 4)
    .map(({ id }) => id)
  await Promise.all([
    client.notifications.confirmNotifications({ body: { ids: [...ids, ids[0]!] } }),
    client.notifications.confirmNotifications({ body: { ids: ids.toReversed() } }),
    client.notifications.confirmNotification({ params: { id: ids[1]! } }),
  ])
  const { notifications, count_unread, count_all, total_count } = await client.notifications.listNotifications({
    query: { is_unread: true },
  })
  assert.deepEqual([notifications.map(({ title }) => title), count_unread, count_all, total_count], [['一'], 1, 5, 1])
})

test('the list is narrowed to kinds, unread or not; the counts of the filters stay those of all', async () => {
  const { client, companyId, userId } = await api.signIn()
  for (const title of ['一', '二']) await notifyOf(companyId, title)
  await api.db.transaction().execute(db =>
    notify(db, {
      company_id: companyId,
      user_id: userId,
      kind: 'new_device',
      title: '三',
      body: '',
      link: null,
      now: api.clock.now(),
    }),
  )
  const list = (query: Parameters<typeof client.notifications.listNotifications>[0]) =>
    client.notifications.listNotifications(query)
  const devices = await list({ query: { kinds: ['new_device', 'card_expiring'] } })
  assert.deepEqual(
    [
      devices.notifications.map(({ title, kind }) => [title, kind]),
      devices.total_count,
      devices.count_all,
      devices.count_unread,
    ],
    [[['三', 'new_device']], 1, 3, 3],
  )
  await client.notifications.confirmNotification({ params: { id: devices.notifications[0]!.id } })
  assert.equal((await list({ query: { kinds: ['new_device'], is_unread: true } })).total_count, 0)
  const read = await list({ query: { is_unread: false } })
  assert.deepEqual([read.notifications.length, read.total_count], [1, 1])
  const page = await list({ query: { kinds: ['invoice_applied'], size: 1, from: 1 } })
  assert.deepEqual([page.notifications.length, page.total_count], [1, 2])
})

test('the list is narrowed to days of Japan, both included, beside the other conditions', async () => {
  const { client, companyId } = await api.signIn()
  type Query = NonNullable<Parameters<typeof client.notifications.listNotifications>[0]>['query']
  const list = async (query: Query) => {
    const { notifications, total_count } = await client.notifications.listNotifications({ query })
    assert.equal(total_count, notifications.length)
    return notifications.map(({ title }) => title)
  }
  const now = api.clock.now()
  const [first, second, third] = [4, 3, 2].map(days => addDays(japanDay(now), -days)) as [string, string, string]
  for (const [day, time, title] of [
    [first, '23:59:59.999', '前日の最後'],
    [second, '00:00:00', '当日の最初'],
    [second, '23:59:59.999', '当日の最後'],
    [third, '00:00:00', '翌日の最初'],
  ] as const) {
    api.clock.set(`${day}T${time}+09:00`)
    await notifyOf(companyId, title)
  }
  api.clock.set(now.toISOString())
  assert.deepEqual(await list({ date_from: second, date_to: second }), ['当日の最後', '当日の最初'])
  assert.deepEqual(await list({ date_from: second }), ['翌日の最初', '当日の最後', '当日の最初'])
  assert.deepEqual(await list({ date_to: first, is_unread: true, kinds: ['invoice_applied'] }), ['前日の最後'])
  assert.deepEqual(await list({ date_from: second, is_unread: false }), [])
  assert.deepEqual(await list({ date_from: third, date_to: first }), [])
  assert.equal((await list({ date_from: '1000-01-01', date_to: '9999-12-31' })).length, 4)
  const page = await client.notifications.listNotifications({ query: { date_to: second, from: 1, size: 1 } })
  assert.deepEqual(
    [page.notifications.map(({ title }) => title), page.total_count, page.count_all, page.count_unread],
    [['当日の最初'], 3, 4, 4],
  )
})

test('the list refuses a day that is none', async () => {
  const { client } = await api.signIn()
  for (const date_from of ['2026-02-30', '0999-12-31', '2026-11-01T00:00:00Z', ''])
    await assert.rejects(
      client.notifications.listNotifications({ query: { date_from } }),
      isRefusedCall('invalid_request'),
      date_from,
    )
})

test('a notification comes by mail too, with its facts and a link into the product', async () => {
  const { companyId, emailAddress } = await api.signIn()
  await notifyOf(companyId, '審査が完了しました')
  await api.runJobs()
  const mail = (await api.mailbox()).find(({ to_address }) => to_address === emailAddress)
  assert.equal(mail?.subject, '【請求書カード払いオンライン】審査が完了しました')
  assert.match(
    mail?.text ?? '',
    /一行目\n\n二行目\n\n支払金額：110,000円\n\n詳細を確認する\nhttp:\/\/localhost:3000\/payments\/review\/1/,
  )
})

test('each user of a company gets the mail of a notification, and a job of their own', async () => {
  const { companyId, emailAddress } = await api.signIn()
  const addresses = [emailAddress, ...['jiro', 'saburo'].map(name => `${name}-${companyId}@partner.example`)]
  await api.db
    .insertInto('users')
    .values(
      addresses.slice(1).map(email_address => ({
        company_id: companyId,
        email_address,
        password_hash: 'none',
        user_last_name: '試験',
        user_first_name: '次郎',
        phone_number: '0312345678',
      })),
    )
    .execute()
  const mailsOf = () =>
    api.db.selectFrom('mails').select(['id', 'to_address']).where('to_address', 'in', addresses).execute()
  const before = (await mailsOf()).map(({ id }) => id)
  await notifyOf(companyId, '審査が完了しました')
  const mails = (await mailsOf()).filter(({ id }) => !before.includes(id))
  assert.deepEqual(mails.map(({ to_address }) => to_address).toSorted(), addresses.toSorted())
  const jobs = await api.db.selectFrom('outbox').select('payload').where('kind', '=', 'sendMail').execute()
  for (const { id } of mails) assert.ok(jobs.some(({ payload }) => isDeepStrictEqual(payload, { mail_id: id })))
  await api.runJobs()
  const arrived = (await api.mailbox()).filter(({ subject }) => subject.endsWith('審査が完了しました'))
  assert.ok(addresses.every(address => arrived.some(({ to_address }) => to_address === address)))
})
