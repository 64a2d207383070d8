import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { cardBrands } from '@invoice-card/contracts'
import { sql } from 'kysely'
import { RefusedCall } from '../../testing/app/client.ts'
import { startAppWithGateway } from '../../testing/companies/payer-app.ts'
import { createPayer, type Payer } from '../../testing/companies/payment.ts'

const { gateway, app } = await startAppWithGateway()
afterEach(() => gateway.disarm())
const payer = await createPayer(app, gateway)
const list = async ({ client } = payer) => (await client.creditCards.listCreditCards()).credit_cards
const remove = (id: number, { client } = payer) => client.creditCards.deleteCreditCard({ params: { id } })
const deletions = (companyId: number) =>
  app.db
    .selectFrom('gateway_calls')
    .select('outcome')
    .where('company_id', '=', companyId)
    .where('operation', '=', 'paynowid/v1/Delete/cardinfo')
    .orderBy('id')
    .execute()
const setExpiry = (id: number, expire: string) =>
  app.db.updateTable('credit_cards').set({ expire }).where('id', '=', id).execute()

test('the database stores every brand of the contracts and no other', async () => {
  const { rows } = await sql<{ rule: string }>`select pg_get_constraintdef(oid) as rule from pg_constraint
    where contype = 'c' and conrelid = 'credit_cards'::regclass and conname like '%brand%'`.execute(app.db)
  assert.deepEqual(
    rows.map(({ rule }) => [...rule.matchAll(/'(\w+)'::text/g)].map(([, brand]) => brand)),
    [cardBrands],
  )
})

test('answers how many cards a company may save', async () => {
  assert.deepEqual(await (await createPayer(app, gateway)).client.creditCards.listCreditCards(), {
    credit_cards: [],
    limit: 10,
  })
})

test('marks the cards that expire within 60 days and those that have expired', async () => {
  const own = await createPayer(app, gateway)
  for (const [saved, set] of [
    ['12/31', '10/26'],
    ['12/30', '11/26'],
    ['12/29', '12/26'],
    ['12/28', '01/27'],
    ['12/27', '02/27'],
  ] as const) {
    await setExpiry((await own.saveCard('frictionless', saved)).id, set)
  }
  assert.deepEqual(
    (await list(own)).map(({ expire, state }) => [expire, state]),
    [
      ['10/26', 'expired'],
      ['11/26', 'expiring'],
      ['12/26', 'expiring'],
      ['01/27', 'usable'],
      ['02/27', 'usable'],
    ],
  )
})

test('pays with a saved card, again with 3-D Secure', async () => {
  const card = await payer.saveCard('challenge')
  const started = await payer.start(await payer.application({ card: { kind: 'saved', credit_card_id: card.id } }))
  assert.equal(started.status, 'authentication_required')
  await payer.authenticate(started, { password: '1234' })
  assert.equal(
    (await payer.client.creditCards.approveCredit({ body: { payment_id: started.payment_id } })).is_credit_approved,
    true,
  )
})

test('saves the card of a payment when its buyer asked for it, and only after it was authorised', async () => {
  const count = (await list()).length
  const started = await payer.start(
    await payer.application({ card: { kind: 'token', mdk_token: await gateway.token('jcb'), is_card_saved: true } }),
  )
  assert.equal((await list()).length, count)
  await payer.authenticate(started)
  assert.equal((await list()).length, count + 1)
})

test('refuses a saved card past its expiry', async () => {
  const card = await payer.saveCard('frictionless', '03/30')
  await setExpiry(card.id, '10/26')
  const body = await payer.application({ card: { kind: 'saved', credit_card_id: card.id } })
  await assert.rejects(payer.start(body), { code: 'card_expired' })
})

test('deletes a card here and at the gateway, and lets no other company touch it', async () => {
  const own = await createPayer(app, gateway)
  const card = await own.saveCard()
  const stranger = await createPayer(app, gateway)
  await assert.rejects(remove(card.id, stranger), { code: 'credit_card_not_found' })
  await remove(card.id, own)
  assert.deepEqual(await list(own), [])
  assert.deepEqual(await deletions(own.companyId), [{ outcome: 'success' }])
  await assert.rejects(remove(card.id, own), { code: 'credit_card_not_found' })
})

/** Refused with the payments that need the card. */
const isInUse =
  (...ids: readonly string[]) =>
  (error: unknown): boolean => {
    assert.ok(error instanceof RefusedCall)
    assert.equal(error.code, 'card_in_use')
    assert.match(error.body.message, /^株式会社アオバデザイン（113,300円）.*へのお支払いのお手続き/)
    assert.deepEqual(error.body.details, {
      payments: ids.map(payment_id => ({ payment_id, supplier_name: '株式会社アオバデザイン', total_amount: 113_300 })),
    })
    return true
  }
const beginWith = async (own: Payer, credit_card_id: number) =>
  own.start(await own.application({ card: { kind: 'saved', credit_card_id } }))

test('refuses to delete a card while the payments that need it are at the issuer, and names them', async () => {
  const own = await createPayer(app, gateway)
  const card = await own.saveCard('challenge')
  const other = await own.saveCard('jcb')
  const first = await beginWith(own, card.id)
  app.clock.advance({ seconds: 1 })
  const second = await beginWith(own, card.id)
  await assert.rejects(remove(card.id, own), isInUse(first.payment_id, second.payment_id))
  assert.deepEqual(
    (await list(own)).map(({ id }) => id),
    [card.id, other.id],
  )
  await remove(other.id, own)
  await own.authenticate(first, { action: 'cancel' })
  await assert.rejects(remove(card.id, own), isInUse(second.payment_id))
})

test('deletes a card whose payment is authorised: its charge does not need the card', async () => {
  const own = await createPayer(app, gateway)
  const card = await own.saveCard('challenge')
  const started = await beginWith(own, card.id)
  await own.authenticate(started, { password: '1234' })
  await remove(card.id, own)
  assert.deepEqual(await list(own), [])
})

test("asks the gateway before it refuses: a payment that has lapsed there is in nobody's way", async () => {
  const own = await createPayer(app, gateway)
  const card = await own.saveCard('challenge')
  const started = await beginWith(own, card.id)
  // The user has finished, but neither browser nor push has come back.
  const { authentication_url } = started
  await fetch(authentication_url ?? '', {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ action: 'cancel' }),
  })
  await remove(card.id, own)
  assert.deepEqual(await list(own), [])
})

test('a card that the gateway does not delete stays', async () => {
  const own = await createPayer(app, gateway)
  const card = await own.saveCard()
  await gateway.arm({ command: 'Delete/cardinfo', kind: 'server_error' })
  await assert.rejects(remove(card.id, own), { code: 'service_unavailable' })
  assert.equal((await list(own)).length, 1)
})

// Two rows with the same brand, number and expiry: no user could distinguish the one to delete.
test('pays with a card that is saved already, and does not save it once more', async () => {
  const own = await createPayer(app, gateway)
  const payAndSave = async () => {
    const card = { kind: 'token', mdk_token: await gateway.token(), is_card_saved: true } as const
    await own.authenticate(await own.start(await own.application({ card })))
  }
  await payAndSave()
  const before = await list(own)
  assert.equal(before.length, 1)
  await payAndSave()
  assert.deepEqual(await list(own), before)
  await app.runJobs()
  assert.deepEqual(await deletions(own.companyId), [{ outcome: 'success' }])
})

test('pays with an eleventh card, but does not save it even where the buyer asked', async () => {
  const own = await createPayer(app, gateway)
  for (let count = 0; count < 10; count++) await own.saveCard('frictionless', `12/${30 + count}`)
  const before = await list(own)
  const started = await own.start(
    await own.application({ card: { kind: 'token', mdk_token: await gateway.token('jcb'), is_card_saved: true } }),
  )
  await own.authenticate(started)
  assert.equal(
    (await own.client.creditCards.approveCredit({ body: { payment_id: started.payment_id } })).is_credit_approved,
    true,
  )
  assert.deepEqual(await list(own), before)
  // Nor does the gateway store what nobody sees.
  await app.runJobs()
  assert.deepEqual(await deletions(own.companyId), [{ outcome: 'success' }])
})

// Each looked for the card, and for room, before another one had saved its own.
test('payments at the same moment save one card once, and no eleventh one', async () => {
  const own = await createPayer(app, gateway)
  const saveTogether = async (expiries: readonly string[]) => {
    const begun = []
    for (const expire of expiries) {
      const card = {
        kind: 'token',
        mdk_token: await gateway.token('frictionless', expire),
        is_card_saved: true,
      } as const
      begun.push(await own.start(await own.application({ card })))
    }
    await Promise.all(begun.map(started => own.authenticate(started)))
    return (await list(own)).length
  }
  assert.equal(await saveTogether(Array.from({ length: 6 }, () => '11/31')), 1)
  for (let count = 0; count < 8; count++) await own.saveCard('frictionless', `12/${30 + count}`)
  assert.equal(await saveTogether(['01/41', '02/41', '03/41', '04/41']), 10)
})
