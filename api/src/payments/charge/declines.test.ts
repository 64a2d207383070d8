import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { auditChainOf } from '../../platform/audit/store.ts'
import { api, type Tokens } from '@invoice-card/contracts'
import type { Client } from '../../testing/app/app.ts'
import { type Answering, createTestClient, isRefusedCall } from '../../testing/app/client.ts'
import { startAppWithGateway } from '../../testing/companies/payer-app.ts'
import { createPayer } from '../../testing/companies/payment.ts'

const { gateway, app } = await startAppWithGateway()
type Payer = Awaited<ReturnType<typeof createPayer>>
const maxDeclines = 10
const text =
  'カードの承認が得られない状態が続いたため、カードのお手続きを一時的に停止しています。1時間ほど時間をおいてから、もう一度お試しください。'
const refused = isRefusedCall('card_attempts_exceeded', text)

/** A payment whose card is not authorised: over its limit, or as the buyer does at the issuer. */
const fail = async (
  { start, application, authenticate }: Payer,
  card: 'overLimit' | 'sameOverLimit' | 'challenge' = 'overLimit',
  form?: Record<string, string>,
) => authenticate(await start(await application({}, card)), form)
const declineUntilRefused = async (payer: Payer, declines = maxDeclines) => {
  for (let count = 0; count < declines; count++) await fail(payer)
}
const triedOut =
  'このカードは承認が得られない状態が続いたため、お手続きを一時的に停止しています。お支払いは行われていません。1時間ほど時間をおいてからもう一度お試しいただくか、別のカードをご利用ください。'
const openText =
  'カードのお手続きが完了していないお支払いが多いため、新しいお手続きを開始できません。お手続き中の本人認証を完了するか、しばらく時間をおいてから、もう一度お試しください。'
/** As many payments as a user may have in progress, and more, begun at the same moment: those that were. */
async function beginTogether({ start, application }: Payer, card: 'overLimit' | 'frictionless') {
  const bodies = await Promise.all(Array.from({ length: 2 * maxDeclines }, () => application({}, card)))
  const answers = await Promise.allSettled(bodies.map(body => start(body)))
  for (const answer of answers)
    if (answer.status === 'rejected') assert.ok(isRefusedCall('card_attempts_exceeded', openText)(answer.reason))
  return answers.flatMap(answer => (answer.status === 'fulfilled' ? [answer.value] : []))
}

test('takes no eleventh card from a user after ten declines until an hour is over', async () => {
  const payer = await createPayer(app, gateway)
  await declineUntilRefused(payer)
  const orders = (await gateway.orders()).length
  await assert.rejects(async () => payer.start(await payer.application()), refused)
  await assert.rejects(payer.startCard(), refused)
  assert.equal((await gateway.orders()).length, orders)

  app.clock.advance({ hours: 1 })
  await payer.signInAgain()
  await payer.pay()
})

test('puts it on record once, however often the user tries again', async () => {
  const payer = await createPayer(app, gateway)
  await declineUntilRefused(payer)
  for (let count = 0; count < 3; count++)
    await assert.rejects(async () => payer.start(await payer.application()), refused)
  const records = await app.db
    .selectFrom('audit_log')
    .select(['subject', 'detail'])
    .where('chain', '=', auditChainOf(payer.companyId))
    .where('action', '=', 'card.attempts_limited')
    .execute()
  const until = new Date(app.clock.now().getTime() + 3_600_000).toISOString()
  assert.deepEqual(records, [{ subject: `user:${payer.userId}`, detail: { declines: maxDeclines, until } }])
})

test('says how a payment stands that was begun before the limit was reached', async () => {
  const payer = await createPayer(app, gateway)
  const body = await payer.application({}, 'challenge')
  const key = randomUUID()
  const begun = await payer.start(body, key)
  await declineUntilRefused(payer, maxDeclines - 1)
  await assert.rejects(
    async () => payer.start(await payer.application()),
    isRefusedCall('card_attempts_exceeded', openText),
  )
  assert.deepEqual(await payer.start(body, key), begun)
  await payer.authenticate(begun, { password: '1234' })
  assert.equal(
    (await payer.client.creditCards.approveCredit({ body: { payment_id: begun.payment_id } })).status,
    'approved',
  )
})

// Nothing is declined yet while they are begun, so each of them found room.
test('tries no more cards at the same moment than one after the other', async () => {
  const payer = await createPayer(app, gateway)
  const begun = await beginTogether(payer, 'overLimit')
  assert.equal(begun.length, maxDeclines)
  for (const started of begun) await payer.authenticate(started)
  await assert.rejects(async () => payer.start(await payer.application()), refused)
})

test('makes room again for each card that is approved', async () => {
  const payer = await createPayer(app, gateway)
  const begun = await beginTogether(payer, 'frictionless')
  assert.equal(begun.length, maxDeclines)
  for (const started of begun) await payer.authenticate(started)
  assert.equal((await beginTogether(payer, 'frictionless')).length, maxDeclines)
})

test('takes a repetition of the last try there is room for as that very try', async () => {
  const payer = await createPayer(app, gateway)
  for (let count = 1; count < maxDeclines; count++) await payer.start(await payer.application({}, 'challenge'))
  const body = await payer.application({}, 'challenge')
  const key = randomUUID()
  const [once, again] = await Promise.all([payer.start(body, key), payer.start(body, key)])
  assert.equal(once.payment_id, again.payment_id)
})

test('counts no approved card, no buyer who leaves the authentication and no invalid token', async () => {
  const payer = await createPayer(app, gateway)
  for (let count = 0; count < maxDeclines; count++) {
    await payer.pay()
    await fail(payer, 'challenge', { action: 'cancel' })
    await assert.rejects(
      async () =>
        payer.start(await payer.application({ card: { kind: 'token', mdk_token: 'made-up', is_card_saved: false } })),
      isRefusedCall('card_token_invalid'),
    )
  }
  await payer.pay()
})

test('counts a decline once, however often its end is asked for', async () => {
  const payer = await createPayer(app, gateway)
  const started = await payer.start(await payer.application({}, 'overLimit'))
  await payer.authenticate(started)
  for (let count = 0; count < maxDeclines; count++)
    await payer.client.creditCards.approveCredit({ body: { payment_id: started.payment_id } })
  await payer.pay()
})

test('limits no other company for what one user did', async () => {
  await declineUntilRefused(await createPayer(app, gateway))
  await (await createPayer(app, gateway)).pay()
})

/** The same api as it is called from one network address, by one browser if given. */
const appAt = (address: string, browser?: string): typeof app & { readonly app: Answering } => {
  const answering: Answering = {
    request: (input, init) => {
      const headers = new Headers(init?.headers)
      headers.set('x-forwarded-for', address)
      if (browser !== undefined) headers.set('cookie', `browser=${browser}`)
      return app.app.request(input, { ...init, headers })
    },
  }
  const clientWith = (tokens: () => Tokens | null) =>
    Object.fromEntries(
      Object.entries(api).map(([name, contract]) => [name, createTestClient(answering, contract, tokens)]),
    ) as unknown as Client
  return { ...app, app: answering as typeof app.app, clientWith }
}

// Each account had ten tries of its own: three made a minute before tried thirty cards from one address.
test('counts declines of companies that have never paid together, by their network address', async () => {
  const [first, second] = [
    await createPayer(appAt('198.51.100.20'), gateway),
    await createPayer(appAt('198.51.100.20'), gateway),
  ]
  for (let count = 0; count < 5; count++) {
    await fail(first)
    await fail(second)
  }
  const third = await createPayer(appAt('198.51.100.20'), gateway)
  await assert.rejects(async () => third.start(await third.application()), refused)
  await assert.rejects(third.startCard(), refused)
  const elsewhere = await createPayer(appAt('198.51.100.21'), gateway)
  await elsewhere.pay()
})

test('counts declines of one browser, whatever account and address it has', async () => {
  const browser = 'b'.repeat(43)
  const next = (last: number) => createPayer(appAt(`198.51.100.${last}`, browser), gateway)
  for (let count = 0; count < maxDeclines; count++) await fail(await next(100 + count))
  const another = await next(120)
  await assert.rejects(async () => another.start(await another.application()), refused)
  await (await createPayer(appAt('198.51.100.121', 'c'.repeat(43)), gateway)).pay()
})

// Declines are counted when they are known: sixty accounts had ten cards each at the same moment.
test('tries no more cards together from one address, however many accounts share it', async () => {
  const payers = await Promise.all(Array.from({ length: 3 }, () => createPayer(appAt('198.51.100.25'), gateway)))
  const begun = (await Promise.all(payers.map(payer => beginTogether(payer, 'overLimit')))).map((started, index) => ({
    payer: payers[index] as Payer,
    started,
  }))
  assert.equal(begun.flatMap(({ started }) => started).length, maxDeclines)
  for (const { payer, started } of begun) for (const one of started) await payer.authenticate(one)
  const fourth = await createPayer(appAt('198.51.100.25'), gateway)
  await assert.rejects(async () => fourth.start(await fourth.application()), refused)
  await (await createPayer(appAt('198.51.100.26'), gateway)).pay()
})

test('lets a company that has paid before try its card, whatever others at its address tried', async () => {
  const customer = await createPayer(appAt('198.51.100.30'), gateway)
  const { payment_id } = await customer.pay()
  await app.db.updateTable('payment_transactions').set({ status: 'captured' }).where('id', '=', payment_id).execute()
  await declineUntilRefused(await createPayer(appAt('198.51.100.30'), gateway))
  await customer.start(await customer.application())
})

// Each account, address and browser had tries of its own: somebody who changes all three guessed on at one card.
test('counts declines of one card for all users and addresses together', async () => {
  const another = (last: number) => createPayer(appAt(`198.51.100.${last}`), gateway)
  for (let count = 0; count < maxDeclines; count++) await fail(await another(40 + count), 'sameOverLimit')
  const stranger = await another(60)
  const started = await stranger.start(await stranger.application({}, 'sameOverLimit'))
  assert.deepEqual([started.status, started.message], ['declined', triedOut])
  const registration = await stranger.startCard('sameOverLimit')
  assert.deepEqual(
    [registration.status, 'message' in registration && registration.message],
    ['declined', triedOut.replace('お支払いは行われていません。', 'カードは登録されていません。')],
  )
  assert.equal(started.authentication_url, null)
  const { tried_from, pending_action } = await app.db
    .selectFrom('payment_transactions')
    .select(['tried_from', 'pending_action'])
    .where('id', '=', started.payment_id)
    .executeTakeFirstOrThrow()
  assert.equal(pending_action, 'release')
  // Another card is tried as ever.
  await fail(stranger)
  assert.match(tried_from.find(key => key.includes('card:')) ?? '', /^card-declines:card:[\w-]{43}$/)
  app.clock.advance({ hours: 1 })
  await stranger.signInAgain()
  assert.equal(
    (await stranger.start(await stranger.application({}, 'sameOverLimit'))).status,
    'authentication_required',
  )
})

test('counts tries of one card still at the issuer for all users and addresses together', async () => {
  app.clock.advance({ hours: 1 })
  const begin = async (last: number) => {
    const payer = await createPayer(appAt(`198.51.100.${last}`), gateway)
    return payer.start(await payer.application({}, 'sameOverLimit'))
  }
  for (let count = 0; count < maxDeclines; count++)
    assert.equal((await begin(100 + count)).status, 'authentication_required')
  assert.equal((await begin(120)).status, 'declined')
  app.clock.advance({ hours: 1 })
})

test('lets a company that has paid before try a card that others had declined', async () => {
  const customer = await createPayer(appAt('198.51.100.80'), gateway)
  const { payment_id } = await customer.pay()
  await app.db.updateTable('payment_transactions').set({ status: 'captured' }).where('id', '=', payment_id).execute()
  for (let count = 0; count < maxDeclines; count++)
    await fail(await createPayer(appAt(`198.51.100.${81 + count}`), gateway), 'sameOverLimit')
  const body = await customer.application({}, 'sameOverLimit')
  assert.equal((await customer.start(body)).status, 'authentication_required')
})
