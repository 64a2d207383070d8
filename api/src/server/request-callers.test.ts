import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type Client, type TestApp } from '../testing/app/app.ts'
import { RefusedCall } from '../testing/app/client.ts'
import { createCompany, createUser, makeUnlike } from '../testing/app/company.ts'
import type { Call } from '../testing/contract/calls.ts'
import { idFields, type RowKind } from '../testing/contract/id-fields.ts'
import { type CallInput, withId } from '../testing/contract/input.ts'
import { type Caller, callers, requestCalls, type Rows } from '../testing/contract/request-callers.ts'
import { idFieldsOf } from '../testing/contract/schema.ts'
import { owedText } from '../testing/obligations/owed.ts'
import { callsOfRequests, owedByRequestCallers } from '../testing/obligations/request-callers.ts'
import { requestToNewcomer } from '../testing/companies/request-keys.ts'
import { createSeller } from '../testing/companies/seller.ts'
import { exampleOf } from './openapi/examples/index.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

test('every call about requests stands in the table of its callers, and no other', () => {
  assert.deepEqual(owedByRequestCallers().map(owedText), [])
})

for (const call of callsOfRequests) {
  const { expected, input } = requestCalls[call.name] ?? {}
  if (!expected) continue
  test(`${call.name} answers each caller as the table says`, async () => {
    // What one user of a company has changed the other would find done.
    const isRead = call.endpoint.method === 'GET'
    for (const tested of isRead
      ? [callers]
      : [callers.filter(caller => caller !== 'colleague'), ['colleague'] as const]) {
      const { rows, clients, secrets } = await createScene()
      const full = inputOf(call, rows, input?.(rows))
      const ask = (client: Client) => answerOf(call, client, full)
      const none: Answer | null = Object.values(expected).includes('none')
        ? await ask((await app.signIn()).client)
        : null
      // Refused callers come first, so that the last ones show that nothing has changed.
      for (const caller of tested) {
        const { outcome, shown } = await ask(clients[caller])
        const isAbsent: boolean = expected[caller] === 'none' || expected[caller] === 'own'
        assert.equal(outcome, isAbsent ? 'done' : expected[caller], caller)
        if (expected[caller] !== 'done')
          for (const secret of secrets) assert.ok(!shown.includes(secret), `${caller} is shown ${secret}`)
        if (none && outcome === 'done') assert.equal(shown === none.shown, isAbsent, `${caller} is answered ${shown}`)
      }
    }
  })
}

/**
 * A seller with a row of every kind, its colleague, a buyer with one of its requests and the key to another, and a
 * stranger.
 */
async function createScene() {
  const company = await createCompany(app.db)
  await makeUnlike(app.db, company.companyId)
  const seller = await createSeller(app, company)
  const invoiceNumber = `SECRET-${company.companyId}`
  const { buyer, key } = await requestToNewcomer(app, seller, { invoice_number: `${invoiceNumber}-KEY` })
  const request = await seller.request({ supplier_person_email: buyer.emailAddress, invoice_number: invoiceNumber })
  const scheduled = await seller.request({ invoice_number: `${invoiceNumber}-AGAIN` })
  const schedule = await seller.client.requestSchedules.createRequestSchedule({
    body: { invoice_id: scheduled.id, rule: { kind: 'last_business_day' } },
  })
  const draft = await seller.client.requestDrafts.createInvoiceRequestDraft({
    body: { values: { supplier_id: seller.partnerId } },
  })
  const colleague = await app.signIn({ companyId: seller.companyId, ...(await createUser(app.db, seller.companyId)) })
  const stranger = await app.signIn()
  const rows: Rows = {
    companyId: seller.companyId,
    depositAccountId: seller.accountId,
    supplierId: seller.partnerId,
    requestId: request.id,
    addressee: {
      supplier_person_name: request.supplier_person_name,
      supplier_person_email: request.buyer_email_address,
    },
    invoiceNumber,
    draftId: draft.id,
    scheduleId: schedule.id,
    fileId: await seller.addFile(),
    key,
  }
  const clients: Record<Caller, Client> = {
    nobody: app.anonymous,
    stranger: stranger.client,
    buyer: buyer.client,
    colleague: colleague.client,
    owner: seller.client,
  }
  return { rows, clients, secrets: [invoiceNumber, '北星物流', String(seller.companyId).padStart(7, '0')] }
}

function inputOf(
  call: Call,
  rows: Rows,
  changes: ReturnType<NonNullable<(typeof requestCalls)[string]['input']>> = {},
): CallInput {
  const ids: Partial<Record<RowKind, number | string>> = {
    supplier: rows.supplierId,
    request: rows.requestId,
    requestDraft: rows.draftId,
    schedule: rows.scheduleId,
    depositAccount: rows.depositAccountId,
    company: rows.companyId,
    file: rows.fileId,
  }
  const { params = {}, query = {}, body } = exampleOf(call.resource, call.name) ?? {}
  const named = idFieldsOf(call.endpoint).reduce<CallInput>(
    (input, place) => {
      const { kind } = idFields[`${call.name}.${place}`] ?? {}
      const id = kind && ids[kind]
      return id === undefined || place.includes('.values.') || place.startsWith('query.') || place === 'body.draft_id'
        ? input
        : withId(input, place, id)
    },
    { params, query, body },
  )
  return {
    params: { ...named.params, ...changes.params },
    query: changes.query === undefined ? named.query : { ...changes.query },
    body: named.body === undefined ? undefined : { ...named.body, ...changes.body },
  }
}

interface Answer {
  readonly outcome: string
  readonly shown: string
}

async function answerOf({ resource, name }: Call, client: Client, input: CallInput): Promise<Answer> {
  // The table of calls lost which calls there are.
  const ask = (client as unknown as Record<string, Record<string, (input: CallInput) => Promise<object>>>)[resource]?.[
    name
  ]
  if (!ask) throw new Error(`No call ${resource}.${name}`)
  try {
    const { download_url: _, ...answer } = (await ask(input)) as Record<string, unknown>
    return { outcome: 'done', shown: JSON.stringify(answer) }
  } catch (error) {
    if (!(error instanceof RefusedCall)) throw error
    return { outcome: `${error.httpStatus} ${error.code}`, shown: JSON.stringify(error.body) }
  }
}
