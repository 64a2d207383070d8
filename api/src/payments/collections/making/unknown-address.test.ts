import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type TestApp } from '../../../testing/app/app.ts'
import { RefusedCall } from '../../../testing/app/client.ts'
import { createCompany } from '../../../testing/app/company.ts'
import { createSeller, keyOf } from '../../../testing/companies/seller.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const depositDays = ['2026-12-24', '2026-12-25'] as const
const codeOf = (error: unknown): string => (error instanceof RefusedCall ? error.code : assert.fail(String(error)))

/** All that a seller learns about a request to an address, without what differs between any two requests. */
async function noticesAbout(address: string, isMailed: boolean) {
  const seller = await createSeller(app)
  const { collections } = seller.client
  const created = await seller.request({ supplier_person_email: address, is_send_request_mail: isMailed })
  const detail = () => collections.getRequestSeller({ params: { id: created.id } })
  const beforeMails = await detail()
  await app.runJobs()
  // Anybody with the link: its own seller, not signed in.
  const key = keyOf(created.shared_link)
  const behindLink = await app.anonymous.requestKeys.getRequestKey({ params: { key } })
  const params = { id: created.id }
  const written = await collections
    .sendRequestMessage({ params, body: { message: 'こんにちは' } })
    .then(({ timeline }) => timeline.at(-1)?.kind, codeOf)
  const changes: string[] = []
  // As many as an address gets mails in a day, and one more.
  for (let day = 1; day <= 21; day += 1)
    changes.push(
      await collections
        .changeRequestDates({
          params,
          body: { payment_due_date: '2026-12-28', deposit_date: depositDays[day % 2] ?? '' },
        })
        .then(() => 'changed', codeOf),
    )
  const statuses = [1, 2, 3] as const
  const listed = await Promise.all(
    statuses.map(status => collections.listRequestSellers({ query: { status: [status] } })),
  )
  const text = JSON.stringify({
    created,
    beforeMails,
    behindLink,
    written,
    changes,
    afterMails: await detail(),
    listed,
  })
  return JSON.parse(
    text
      .replaceAll(address, 'ADDRESS')
      .replaceAll(
        /"(id|file_id|supplier_id|account_id|invoice_id|invoice_number|doc_number|download_url|account_number|shared_link|buyer_name|key)":("[^"]*"|\d+)/g,
        '"$1":0',
      )
      .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'UUID')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME'),
  ) as unknown
}

// The answer had the status of an invoice whose buyer is known, and lists could be asked for it.
for (const isMailed of [true, false])
  test(`a request ${isMailed ? 'by mail' : 'by link alone'} hides whether its address is known`, async () => {
    const customer = await createCompany(app.db)
    assert.deepEqual(
      await noticesAbout(customer.emailAddress, isMailed),
      await noticesAbout(`nobody-${isMailed}@example.co.jp`, isMailed),
    )
  })
