import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { goodCard, startSandbox, type RunningSandbox } from '../testing/gateway.ts'
import { tokenLifeMs } from './store.ts'

let server: RunningSandbox
before(async () => (server = await startSandbox()))
after(() => server.stop())

const ask = async (card: Record<string, unknown>) => {
  const response = await server.postJson('/4gtoken', {
    token_api_key: server.environment.tokenApiKey,
    ...goodCard,
    ...card,
  })
  return { status: response.status, ...(await response.json()) }
}

test('refuses each thing that is wrong with a card by its own code', async () => {
  const wrong: [Record<string, unknown>, string][] = [
    [{ token_api_key: 'other' }, 'invalid_token_api_key'],
    [{ card_number: '4111111111111112' }, 'invalid_card_number'],
    [{ card_number: '4111 1111 1111 1111' }, 'invalid_card_number'],
    [{ card_number: '4222222222222' }, 'invalid_card_number'],
    [{ card_number: '5555555555554444' }, 'card_brand_not_accepted'],
    [{ card_number: '378282246310005' }, 'card_brand_not_accepted'],
    [{ card_number: '30569309025904' }, 'card_brand_not_accepted'],
    [{ card_expire: '10/26' }, 'invalid_card_expire'],
    [{ card_expire: '13/28' }, 'invalid_card_expire'],
    [{ security_code: '12' }, 'invalid_security_code'],
    [{ security_code: '1234' }, 'invalid_security_code'],
    [{ cardholder_name: '山田太郎' }, 'invalid_cardholder_name'],
    [{ cardholder_name: 'T' }, 'invalid_cardholder_name'],
    [{ cardholder_name: undefined }, 'invalid_request'],
  ]
  for (const [card, code] of wrong) {
    const answer = await ask(card)
    assert.deepEqual([answer.status, answer.code], ['failure', code], JSON.stringify(card))
    assert.ok(answer.message)
  }
})

test('refuses a card that comes in a form, which any page could send', async () => {
  const response = await fetch(`${server.origin}/4gtoken`, { method: 'POST', body: new URLSearchParams(goodCard) })
  assert.equal(response.status, 400)
})

test('answers no page of another origin', async () => {
  const response = await fetch(`${server.origin}/4gtoken`, {
    method: 'OPTIONS',
    headers: { origin: 'http://localhost:3000', 'access-control-request-method': 'POST' },
  })
  assert.equal(response.headers.get('access-control-allow-origin'), null)
})

test('gives a token and shows no more than the first six and last four digits', async () => {
  const answer = await ask({ card_number: '3530111333300000' })
  assert.equal(answer.status, 'success')
  assert.equal(answer.req_card_number, '353011******0000')
  assert.equal(answer.token_expire_date, '20261121111500')
})

test('takes a token once', async () => {
  const token = await server.token()
  const first = await server.authorize('once-1', { payNowIdParam: { token } })
  const second = await server.authorize('once-2', { payNowIdParam: { token } })
  assert.equal(first.result.mstatus, 'success')
  assert.deepEqual([second.result.mstatus, second.result.vResultCode], ['failure', 'P006000000000000'])
})

test('deletes a token after fifteen minutes', async t => {
  const token = await server.token()
  const { now } = server.clock
  t.after(() => (server.clock.now = now))
  server.clock.now = new Date(now.getTime() + tokenLifeMs + 1)
  const answer = await server.authorize('late', { payNowIdParam: { token } })
  assert.equal(answer.result.vResultCode, 'P005000000000000')
})

test('writes no card number and no security code to the disk', async () => {
  await server.token({ card_number: '4000123412341234', security_code: '917' })
  const files = await readdir(server.folder)
  const bytes = await Promise.all(files.map(file => readFile(join(server.folder, file), 'latin1')))
  assert.ok(files.length > 0)
  assert.ok(!bytes.join('').includes('4000123412341234'))
})
