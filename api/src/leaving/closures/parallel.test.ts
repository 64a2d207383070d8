import assert from 'node:assert/strict'
import { test } from 'node:test'
import { auditChainOf, lockHead } from '../../platform/audit/store.ts'
import type { Db } from '../../platform/database/connection.ts'
import { lockCompany } from '../../platform/database/lock-company.ts'
import { waitForInvoice } from '../../books/invoices/store.ts'
import { notify } from '../../platform/notifications/notify.ts'
import { lockUser } from '../../identity/user-rows/store.ts'
import { isRefusedCall } from '../../testing/app/client.ts'
import { createCompany, createUser } from '../../testing/app/company.ts'
import { closingCodeOf, closingOf } from '../../testing/companies/leave.ts'
import { startAppWithGateway } from '../../testing/companies/payer-app.ts'
import { createPayer } from '../../testing/companies/payment.ts'
import { createSeller } from '../../testing/companies/seller.ts'
import { waitUntilBlocked } from '../../testing/database/waiting.ts'
import { closeCompany } from './store.ts'

const { gateway, app: api } = await startAppWithGateway()

type Leaver = Pick<Awaited<ReturnType<typeof createPayer>>, 'client' | 'companyId' | 'password' | 'emailAddress'>

async function leaverWithRequest() {
  const user = await createPayer(api, gateway)
  const seller = await createSeller(api, user)
  const { id } = await seller.request()
  return { user, requestId: id }
}
const notifyOnce = (db: Db, { companyId }: Leaver) =>
  notify(db, {
    company_id: companyId,
    now: api.clock.now(),
    kind: 'supplier_approved',
    title: '件名',
    body: '本文',
    link: null,
  })
const statusOf = async (id: number) =>
  (await api.db.selectFrom('invoices').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

/** Closes while another transaction holds a lock, and then wants what the closing locks. */
async function closeBeside(
  user: Leaver,
  lock: (db: Db) => Promise<unknown>,
  then: (db: Db) => Promise<unknown> = db => notifyOnce(db, user),
): Promise<void> {
  const sent = await closingCodeOf(api, user)
  const { closing } = await api.db.transaction().execute(async db => {
    await lock(db)
    const begun = user.client.closures.closeAccount({ body: { ...closingOf(user), ...sent } })
    await waitUntilBlocked(api.db)
    await then(db)
    return { closing: begun }
  })
  await closing
}

// The closing locked the company before its requests: a transaction that held a request and notified the company waited
// for it, and it for the request.
test('work on a request of the company ends beside the closing, which then goes on', async () => {
  const { user, requestId } = await leaverWithRequest()
  await closeBeside(user, db => waitForInvoice(db, requestId))
  assert.equal(await statusOf(requestId), 5)
})

test('work on a colleague ends beside the closing, which then goes on', async () => {
  const user = await createPayer(api, gateway)
  const { userId } = await createUser(api.db, user.companyId)
  await closeBeside(user, db => lockUser(db, userId))
})

/** At once: whoever holds it is not waited for. */
const lockFreeRequest = (db: Db, id: number) =>
  db.selectFrom('invoices').select('id').where('id', '=', id).forNoKeyUpdate().noWait().executeTakeFirstOrThrow()
const lockFreeHead = (db: Db, { companyId }: Leaver) =>
  db
    .selectFrom('audit_heads')
    .select('sequence')
    .where('chain', '=', auditChainOf(companyId))
    .forUpdate()
    .noWait()
    .executeTakeFirstOrThrow()

// The closing held the request and waited for its company; a payment of it that saves its card holds the company first.
test('a closing that waits for its company holds none of its requests', async () => {
  const { user, requestId } = await leaverWithRequest()
  await closeBeside(
    user,
    db => lockCompany(db, user.companyId),
    db => lockFreeRequest(db, requestId),
  )
  assert.equal(await statusOf(requestId), 5)
})

// A payment that is recorded refers to its company and appends to its audit log at its end, which the closing held.
test('a closing that waits for a row that refers to its company does not hold the audit log', async () => {
  const { user } = await leaverWithRequest()
  await closeBeside(
    user,
    db => notifyOnce(db, user),
    db => lockFreeHead(db, user),
  )
})

test('a payment that begins while its company closes waits for the closing and is refused', async () => {
  const { user } = await leaverWithRequest()
  const [body, sent] = [await user.application(), await closingCodeOf(api, user)]
  const { closing, paying } = await api.db.transaction().execute(async db => {
    await lockHead(db, auditChainOf(user.companyId))
    const closed = user.client.closures.closeAccount({ body: { ...closingOf(user), ...sent } })
    await waitUntilBlocked(api.db)
    const refused = assert.rejects(user.start(body), isRefusedCall('invalid_access_token'))
    await waitUntilBlocked(api.db, 2)
    return { closing: closed, paying: refused }
  })
  await closing
  await paying
})

test('a closing that gets no locks is refused, closes nothing, and the same code closes later', async () => {
  const { user, requestId } = await leaverWithRequest()
  const sent = await closingCodeOf(api, user)
  const close = () => user.client.closures.closeAccount({ body: { ...closingOf(user), ...sent } })
  await api.db.transaction().execute(async db => {
    await waitForInvoice(db, requestId)
    await assert.rejects(close(), isRefusedCall('account_in_use'))
  })
  assert.equal(await statusOf(requestId), 6)
  await user.client.users.getUserInformation()
  await close()
  assert.equal(await statusOf(requestId), 5)
})

// The database named no company, and the seller was answered as one that had left: its session ended.
test('a request to a buyer that closes meanwhile is refused by name; its seller stays signed in', async () => {
  const buyer = await createPayer(api, gateway)
  const seller = await createSeller(
    api,
    await createCompany(api.db, { name: '株式会社ウリテ二', nameKana: 'ウリテニ' }),
  )
  const { asking } = await api.db.transaction().execute(async db => {
    await closeCompany(db, buyer.companyId, api.clock.now())
    const begun = seller.request({ supplier_person_email: buyer.emailAddress })
    const refused = assert.rejects(begun, isRefusedCall('buyer_not_available'))
    await waitUntilBlocked(api.db)
    return { asking: refused }
  })
  await asking
  await seller.client.users.getUserInformation()
})

test('two companies that asked each other leave at the same moment', async () => {
  const one = await createPayer(api, gateway)
  const other = await createSeller(api, await createCompany(api.db, { name: '株式会社アイテ', nameKana: 'アイテ' }))
  const asked = await createSeller(api, one)
  await other.request({ supplier_person_email: one.emailAddress })
  await asked.request({ supplier_person_email: other.emailAddress })
  const codes = [await closingCodeOf(api, one), await closingCodeOf(api, other)]
  await Promise.all(
    [one, other].map((user, index) =>
      user.client.closures.closeAccount({ body: { ...closingOf(user), ...codes[index] } }),
    ),
  )
})
