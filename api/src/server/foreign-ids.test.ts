import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { defineContract } from '@invoice-card/contracts'
import { Hono } from 'hono'
import { sql } from 'kysely'
import * as v from 'valibot'
import { sendCall, type Seen } from '../testing/contract/send-call.ts'
import { calls } from '../testing/contract/calls.ts'
import { idFields } from '../testing/contract/id-fields.ts'
import { inputWith, withId } from '../testing/contract/input.ts'
import { idFieldsOf } from '../testing/contract/schema.ts'
import { createWorld, type RowId } from '../testing/contract/world.ts'
import { owedByIdFields } from '../testing/obligations/id-fields.ts'
import { owedText } from '../testing/obligations/owed.ts'
import { startAppWithGateway } from '../testing/companies/payer-app.ts'
import { answerFailure } from '../platform/http/failures.ts'
import { mount } from './mount.ts'
import { resource } from '../platform/http/resource.ts'
import { observe } from './observe.ts'
import type { App } from '../platform/http/request.ts'

const { app, gateway } = await startAppWithGateway()
const ours = await createWorld(app, gateway)
const theirs = await createWorld(app, gateway)
const tokens = await ours.signIn()
// The first call of a session, or of a program, leaves a trace, which is not what is compared here.
await app.clientWith(() => tokens).users.getUserInformation()
await app.app.request('/api/v1/external/pre_groups/1', { headers: { authorization: `Bearer ${tokens.client_token}` } })

const places = calls.flatMap(call =>
  idFieldsOf(call.endpoint).map(place => ({ call, place, field: idFields[`${call.name}.${place}`] })),
)
const absentLike = (id: RowId): RowId => (typeof id === 'number' ? 900_000_000_000 : randomUUID())

test('every field that takes an id stands in the table of id fields, and no other', () => {
  assert.deepEqual(owedByIdFields().map(owedText), [])
})

for (const { call, place, field } of places) {
  if (!field?.kind) continue
  const id = theirs.ids[field.kind]
  const input = inputWith(call, ours.ids)
  const sendFor = (named: RowId) => sendCall(app.app, tokens, call, withId(input, place, named))
  if ('code' in field) {
    test(`${call.name} answers a foreign ${field.kind} in ${place} exactly like an absent one`, async () => {
      const absent = await sendFor(absentLike(id))
      assert.deepEqual(await sendFor(id), absent)
      assert.deepEqual([absent.status, absent.body.status], [404, field.code])
    })
    continue
  }
  test(`${call.name} reveals nothing about another company's ${field.kind} in ${place}`, async () => {
    const absentId = absentLike(id)
    assert.deepEqual(withoutTyped(await sendFor(id), id), withoutTyped(await sendFor(absentId), absentId))
  })
}

/** What was typed comes back, also in a signed link, and a row made for it has an id of its own. */
const withoutTyped = ({ body: { id: _, download_url: __, ...body }, ...seen }: Seen, typed: RowId) => ({
  ...seen,
  body: JSON.parse(JSON.stringify(body), (___, value: unknown) => (value === typed ? 'as typed' : value)) as unknown,
})

const errors = { supplier_not_found: 404, supplier_not_yours: 403 } as const
const call = { method: 'GET', summary: 'Planted', response: v.object({}), errors } as const
const planted = defineContract({
  ignoresTheCompany: { ...call, path: '/api/v1/planted/open/{id}' },
  saysWhose: { ...call, path: '/api/v1/planted/whose/{id}' },
  locksFirst: { ...call, path: '/api/v1/planted/locks/{id}' },
  isRight: { ...call, path: '/api/v1/planted/right/{id}' },
})

test('finds a call that distinguishes "not yours" from "not there"', async () => {
  const find = (id: number) => app.db.selectFrom('suppliers').select(['id', 'company_id']).where('id', '=', id)
  const server = new Hono<App>()
  server.use(observe(app.services))
  server.onError((error, context) => answerFailure(app.services.log, error, context))
  mount(
    server,
    app.services,
    resource(
      planted,
      {
        ignoresTheCompany: async ({ params, refuse }) =>
          (await find(params.id).executeTakeFirst()) ? {} : refuse('supplier_not_found'),
        saysWhose: async ({ params, refuse }) =>
          refuse((await find(params.id).executeTakeFirst()) ? 'supplier_not_yours' : 'supplier_not_found'),
        locksFirst: async ({ params, refuse }) => {
          if (await find(params.id).executeTakeFirst()) await sql`select pg_advisory_xact_lock(1)`.execute(app.db)
          return refuse('supplier_not_found')
        },
        isRight: async ({ params, refuse }, { session }) =>
          (await find(params.id).where('company_id', '=', session.company_id).executeTakeFirst())
            ? {}
            : refuse('supplier_not_found'),
      },
      { supplier_not_found: '見つかりませんでした。', supplier_not_yours: '他社のお支払先です。' },
    ),
  )

  const isDistinguishable = async (name: keyof typeof planted) => {
    const sendFor = (id: RowId) =>
      sendCall(
        server,
        tokens,
        { resource: 'planted', name, endpoint: planted[name] },
        { params: { id }, query: {}, body: undefined },
      )
    const [foreign, absent] = [await sendFor(theirs.ids.supplier), await sendFor(absentLike(1))]
    return JSON.stringify(foreign) !== JSON.stringify(absent)
  }
  assert.equal(await isDistinguishable('isRight'), false)
  assert.equal(await isDistinguishable('ignoresTheCompany'), true)
  assert.equal(await isDistinguishable('saysWhose'), true)
  assert.equal(await isDistinguishable('locksFirst'), true)
})
