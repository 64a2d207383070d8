import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { defineContract, Id, type Contract } from '@invoice-card/contracts'
import { Hono } from 'hono'
import * as v from 'valibot'
import { auditBooks } from '../../api/src/backoffice/nightly-comparison/books-store.ts'
import { answerFailure } from '../../api/src/platform/http/failures.ts'
import { mount } from '../../api/src/server/mount.ts'
import { resource } from '../../api/src/platform/http/resource.ts'
import { observe } from '../../api/src/server/observe.ts'
import type { App } from '../../api/src/platform/http/request.ts'
import { startAppWithGateway } from '../../api/src/testing/companies/payer-app.ts'
import { calls } from '../../api/src/testing/contract/calls.ts'
import { createWorld } from '../../api/src/testing/contract/world.ts'
import { fuzzCall, listen } from './fuzz.ts'

// The long form is `pnpm fuzz`. A fixed seed, so that the test says the same each time.
const short = { runs: 20, seed: 20_261_120 }
type World = Awaited<ReturnType<typeof createWorld>>
/** Of the labels of `fuzzCall`: a status alone. */
const isSuccess = (label: string) => /^2\d\d$/.test(label)
const { app, gateway } = await startAppWithGateway()
const { port, close } = await listen(app.app)
after(close)

test('every call answers random requests within its contract, and the books hold', async t => {
  let world: World | null = null
  for (const call of calls) {
    await t.test(call.name, async () => {
      world ??= await createWorld(app, gateway)
      const { failure, answers } = await fuzzCall(app, gateway, port, call, { ...short, world })
      // A call that reads, or was always refused, leaves its rows to the next one.
      if (call.endpoint.method !== 'GET' && [...answers.keys()].some(isSuccess)) world = null
      assert.equal(failure, null)
    })
  }
  assert.deepEqual(await auditBooks(app.db), [])
})

const planted = defineContract({
  throws: {
    method: 'GET',
    path: '/api/v1/planted/throws/{id}',
    auth: 'public',
    summary: 'Throws',
    response: v.object({ id: Id }),
  },
  answersOtherwise: {
    method: 'GET',
    path: '/api/v1/planted/otherwise',
    auth: 'public',
    summary: 'Answers another type',
    response: v.object({ id: Id }),
  },
  saysTooMuch: {
    method: 'GET',
    path: '/api/v1/planted/much',
    auth: 'public',
    summary: 'Answers a field more',
    response: v.object({ id: Id }),
  },
  showsItsInside: {
    method: 'POST',
    path: '/api/v1/planted/inside',
    auth: 'public',
    summary: 'Refuses with SQL',
    body: v.object({ word: v.string() }),
    response: v.object({ id: Id }),
    errors: { wrong: 422 },
  },
  failsAtAnEdge: {
    method: 'POST',
    path: '/api/v1/planted/edge',
    auth: 'public',
    summary: 'Throws for one value in a thousand million',
    body: v.object({ amount: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999_999)) }),
    response: v.object({}),
  },
})
const plantedResource = resource(
  planted,
  {
    throws: async () => {
      throw new Error('planted')
    },
    answersOtherwise: async () => ({ id: 'one' as unknown as number }),
    saysTooMuch: async () => ({ id: 1, password_hash: 'x' }),
    showsItsInside: async ({ refuse }) => refuse('wrong', { message: 'エラー: select id from users' }),
    failsAtAnEdge: async ({ body }) => {
      if (body.amount === 999_999_999) throw new Error('planted')
      return {}
    },
  },
  { wrong: '誤りがあります。' },
)

test('a call that answers outside its contract is found', async t => {
  const server = new Hono<App>()
  server.use(observe(app.services))
  server.onError((error, context) => answerFailure(app.services.log, error, context))
  mount(server, app.services, plantedResource)
  const listening = await listen(server)
  t.after(listening.close)
  const faultOf = async (name: keyof typeof planted) =>
    (
      await fuzzCall(
        app,
        gateway,
        listening.port,
        { resource: 'planted', name, endpoint: (planted as Contract)[name] ?? assert.fail() },
        { ...short, runs: 100 },
      )
    ).failure ?? ''
  assert.match(await faultOf('throws'), /^500 internal_error: a defect/m)
  assert.match(await faultOf('answersOtherwise'), /^id: Invalid type/m)
  assert.match(await faultOf('saysTooMuch'), /carries fields/)
  assert.match(await faultOf('showsItsInside'), /not fit for users/)
  assert.match(await faultOf('failsAtAnEdge'), /"amount":999999999/)
})
