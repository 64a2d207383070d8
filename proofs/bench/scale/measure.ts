import { randomUUID } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { findTransferFile } from '../../../api/src/payments/transfers/file-store.ts'
import { linesOfFile } from '../../../api/src/payments/transfers/file-lines.ts'
import { makeTransferFile } from '../../../api/src/payments/transfers/make-file.ts'
import type { TestApp } from '../../../api/src/testing/app/app.ts'
import { createPayer } from '../../../api/src/testing/companies/payment.ts'
import { aobaInvoice, uploadFile } from '../../../api/src/testing/files/upload.ts'
import { answerFile } from '../../../api/src/testing/outside/bank.ts'
import type { TestGateway } from '../../../api/src/testing/outside/gateway.ts'
import { startDispatcher } from '../../../api/src/worker/dispatcher.ts'
import { startQueue } from '../../../api/src/worker/queue.ts'
import { examine } from '../../money/actions.ts'
import { resetAllLimits } from '../api/data/payers-store.ts'
import { checkpoint, readTableBytes } from './data/written.ts'
import { createMeter } from './meter.ts'
import { addEmptyJobs, untilQueueIsEmpty } from './data/queue.ts'

const transferDay = '2026-11-30'
/** A company has few of these, and each of them pays some. */
const invoicesOfCompany = 10

type Payer = Awaited<ReturnType<typeof createPayer>>

/** Pays invoices as customers do, one after the other, and counts what each step writes. */
export async function measure(app: TestApp, gateway: TestGateway, invoices: number) {
  const meter = createMeter(app.db)
  const { step } = meter
  // The first of everything makes pages, plans and connections.
  await live(app, await createPayer(app, gateway), (_, work) => work())
  await checkpoint(app.db)
  const [tablesBefore, filesBefore] = [await readTableBytes(app.db), bytesOf(app.config.dataDir)]
  let payer: Payer | undefined
  for (let made = 0; made < invoices; made++) {
    if (made % invoicesOfCompany === 0) payer = await createPayer(app, gateway)
    if (payer) await live(app, payer, step)
  }
  app.clock.set(`${transferDay}T00:00:00Z`)
  await step('transfer: bank file and its answer', () => transfer(app), invoices + 1)
  await step('transfer: jobs', () => app.runJobs(), invoices + 1)
  const tables = growthOf(tablesBefore, await readTableBytes(app.db), invoices)
  const files = (bytesOf(app.config.dataDir) - filesBefore) / invoices
  await step('queue: a job that finds nothing to do', () => runEmptyJobs(app, 10 * invoices), 10 * invoices)
  return { invoices, steps: meter.figures(), tables, fileBytes: files }
}

type Step = <T>(name: string, work: () => Promise<T>) => Promise<T>

async function live(app: TestApp, payer: Payer, step: Step): Promise<void> {
  await resetAllLimits(app.db)
  const { client } = payer
  await step('look: a page of the list', () => client.invoices.listInvoices({ query: { from: 0, size: 20 } }))
  const bytes = Buffer.concat([aobaInvoice(), Buffer.from(`\n% ${randomUUID()}\n`)])
  const { file_id } = await step('file: upload', () => uploadFile(app, payer, { bytes }))
  await step('file: reading', () => app.runJobs())
  const body = await payer.application({ file_ids: [file_id] })
  const started = await step('pay: application', () => payer.start(body))
  const invoice_id = await step('pay: authentication and answer', async () => {
    await payer.authenticate(started)
    const answer = await client.creditCards.approveCredit({ body: { payment_id: started.payment_id } })
    return answer.invoice_id ?? failed(started.payment_id)
  })
  await step('pay: jobs', () => app.runJobs())
  await step('look: the payment', () => client.invoices.getInvoice({ params: { id: invoice_id } }))
  await step('examine: check, complete', () => examine({ app, id: invoice_id }))
  await step('examine: jobs', () => app.runJobs())
}

const failed = (paymentId: string): never => {
  throw new Error(`Payment ${paymentId} was not approved`)
}

async function transfer({ worker, examiner, db }: TestApp): Promise<void> {
  const made = await makeTransferFile(worker, transferDay, 'bank')
  if (typeof made === 'string') throw new Error(`No file for the bank: ${made}`)
  const file = await findTransferFile(db, transferDay, made.sequence)
  const codes = linesOfFile(file?.content ?? Buffer.alloc(0)).map(() => '0')
  await answerFile(examiner, transferDay, made.sequence, ...codes)
}

/** Through outbox and pg-boss, as in a worker: what a job costs besides its own work. */
async function runEmptyJobs({ worker: services, db }: TestApp, count: number): Promise<void> {
  const boss = await startQueue(services)
  const dispatcher = startDispatcher(services, boss)
  try {
    await addEmptyJobs(db, count)
    await untilQueueIsEmpty(db, 'sendPasswordReset', count)
  } finally {
    await dispatcher.stop()
    await boss.stop({ graceful: true })
  }
}

function growthOf(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>, invoices: number) {
  return [...after]
    .map(([table, bytes]) => ({ table, bytes: (bytes - (before.get(table) ?? 0)) / invoices }))
    .filter(({ bytes }) => bytes > 0)
    .toSorted((a, b) => b.bytes - a.bytes)
}

const bytesOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
