import { randomUUID } from 'node:crypto'
import { makeUnlike } from '../../../api/src/testing/app/company.ts'
import { createSeller, keyOf } from '../../../api/src/testing/companies/seller.ts'
import { type Client, insist, renew } from './client.ts'
import { patiently } from '../cluster/patiently.ts'
import { transferDay } from './pay.ts'

/** Nothing is wrong with the request; this seller has asked for too much today. */
const refusals = ['too_many_requests']

/** A company asks another to pay by card: sometimes from a draft, sometimes twice with one key. */
export async function makeRequest(client: Client): Promise<void> {
  if (client.paymentsLeft-- <= 0) await renew(client)
  const { town, random, payer } = client
  const { db } = town.cluster.services
  const seller = (client.seller ??= await patiently(async () => {
    await makeUnlike(db, payer.companyId)
    await payer.signInAgain()
    return createSeller({ ...town.cluster, db, signIn: () => Promise.resolve(payer) }, payer)
  }))
  const draft = random.chance(0.4)
    ? await insist(client, 'draft', () =>
        payer.client.requestDrafts.createInvoiceRequestDraft({ body: { values: { billing_amount: 110_000 } } }),
      )
    : null
  const buyer = random.pick(town.buyers.filter(other => other.companyId !== payer.companyId))
  // Half of them go to somebody who is a customer, the other half wait for anybody with the link.
  const isToCustomer = buyer !== undefined && random.chance(0.5)
  const key = randomUUID()
  const emailAddress = isToCustomer ? buyer.emailAddress : `${key}@later.example.jp`
  const day = transferDay()
  const draft_id = draft?.kind === 'succeeded' ? draft.value.id : undefined
  const body = await patiently(() =>
    seller.body({
      supplier_person_email: emailAddress,
      payment_due_date: day,
      deposit_date: day,
      is_send_request_mail: random.chance(0.5),
      ...(draft_id === undefined ? {} : { draft_id }),
    }),
  )
  town.journal.appendEntry({
    kind: 'requesting',
    company_id: payer.companyId,
    key,
    ...(draft_id === undefined ? {} : { draft_id }),
  })
  const send = () =>
    insist(client, key, () => payer.client.collections.createRequestSeller({ body }, { idempotencyKey: key }))
  for (const answer of await Promise.all([send(), ...(random.chance(0.3) ? [send()] : [])])) {
    town.count(`request.${answer.kind === 'refused' ? answer.code : answer.kind}`)
    if (answer.kind === 'refused' && !refusals.includes(answer.code))
      town.journal.appendEntry({ kind: 'wrong', about: key, text: `a request was refused with ${answer.code}` })
    if (answer.kind !== 'succeeded') continue
    const { id, shared_link } = answer.value
    town.journal.appendEntry({ kind: 'requested', company_id: payer.companyId, key, invoice_id: id })
    town.learnRequest({
      invoice_id: id,
      request_key: keyOf(shared_link),
      seller: payer,
      buyer: isToCustomer ? buyer : null,
      emailAddress,
    })
  }
}
