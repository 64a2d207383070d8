import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { auditBooks } from '../../../backoffice/nightly-comparison/books-store.ts'
import { isRefusedCall } from '../../../testing/app/client.ts'
import { startAppWithPayer } from '../../../testing/companies/payer-app.ts'

const { app, payer } = await startAppWithPayer()
const newHash = () => randomBytes(32).toString('hex')
const payFor = async (hash: string) => payer.pay({ file_ids: [await payer.addFile(hash)] })
const replaceBy = async (id: number, hash: string) =>
  payer.client.invoices.updateInvoice({ params: { id }, body: { file_ids: [await payer.addFile(hash)] } })

test('refuses a paper in place of another while an application about it stands at the issuer', async () => {
  const hash = newHash()
  const { invoice_id } = await payFor(newHash())
  const started = await payer.start(await payer.application({ file_ids: [await payer.addFile(hash)] }, 'challenge'))
  assert.equal(started.status, 'authentication_required')
  await assert.rejects(replaceBy(invoice_id, hash), isRefusedCall('file_already_used'))
})

test('of an application and corrections with one paper at the same moment, one has it', async () => {
  for (let round = 0; round < 4; round++) {
    const hash = newHash()
    const [one, two] = [await payFor(newHash()), await payFor(newHash())]
    const outcomes = await Promise.allSettled([
      replaceBy(one.invoice_id, hash),
      payFor(hash),
      replaceBy(two.invoice_id, hash),
    ])
    assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1)
  }
})

test('two invoices that exchange their papers at the same moment both stay unchanged', async () => {
  const [first, second] = [newHash(), newHash()]
  const [one, two] = [await payFor(first), await payFor(second)]
  for (const outcome of await Promise.allSettled([
    replaceBy(one.invoice_id, second),
    replaceBy(two.invoice_id, first),
  ])) {
    assert.ok(outcome.status === 'rejected' && isRefusedCall('file_already_used')(outcome.reason))
  }
})

test('a paper that was put in by mistake and replaced is free for its own invoice', async () => {
  const [mistaken, right] = [newHash(), newHash()]
  const { invoice_id } = await payFor(mistaken)
  await replaceBy(invoice_id, right)
  await payFor(mistaken)
  await assert.rejects(payFor(right), isRefusedCall('duplicate_invoice'))
  // Its own invoice has it now.
  await assert.rejects(replaceBy(invoice_id, mistaken), isRefusedCall('file_already_used'))
})

test('a paper that was replaced can be put back where nobody else took it', async () => {
  const [first, second] = [newHash(), newHash()]
  const { invoice_id } = await payFor(first)
  await replaceBy(invoice_id, second)
  await replaceBy(invoice_id, first)
  await assert.rejects(payFor(first), isRefusedCall('duplicate_invoice'))
  await payFor(second)
})

test('one contract may explain several payments; in place of an invoice it has to be free', async () => {
  const [contract, first, second] = [newHash(), newHash(), newHash()]
  const [one, two] = [await payFor(first), await payFor(second)]
  const add = async ({ invoice_id }: { invoice_id: number }) => {
    const { files } = await payer.client.invoices.getInvoice({ params: { id: invoice_id } })
    const explaining = await payer.addFile(contract)
    await payer.client.invoices.updateInvoice({
      params: { id: invoice_id },
      body: { file_ids: [...files.map(({ file_id }) => file_id), explaining] },
    })
    return explaining
  }
  await add(one)
  const explaining = await add(two)
  await assert.rejects(payFor(contract), isRefusedCall('duplicate_invoice'))
  await assert.rejects(payFor(second), isRefusedCall('duplicate_invoice'))
  await assert.rejects(
    payer.client.invoices.updateInvoice({ params: { id: two.invoice_id }, body: { file_ids: [explaining] } }),
    isRefusedCall('file_already_used'),
  )
})

test('the books hold after all that', async () => {
  await app.runJobs()
  assert.deepEqual(await auditBooks(app.db), [])
})
