import { setTimeout as delay } from 'node:timers/promises'
import { createTestApp, type TestApp } from '../../api/src/testing/app/app.ts'
import { RefusedCall } from '../../api/src/testing/app/client.ts'
import { type HostileFile, hostileFiles } from '../../api/src/testing/files/hostile-files.ts'
import { aobaInvoice, uploadFile } from '../../api/src/testing/files/upload.ts'
import { resetAllLimits } from '../bench/api/data/payers-store.ts'
import { startWorker } from '../bench/api/processes/product.ts'

type User = Awaited<ReturnType<TestApp['signIn']>>

/** What became of a file: the code that refused it, or how its reading ended. */
type Verdict = string

export interface UploadFigures {
  readonly hostile: number
  readonly honest: number
  /** What differed beside the load, and honest files that were not read rightly. */
  readonly failures: readonly string[]
}

const hostileAtOnce = 4
const readOnceMs = 20
const honestTotal = 607_200

/**
 * Uploads every hostile file alone, and again beside a company that uploads honest invoices all the time: each must end
 * the same way, and every honest one be read.
 * @param every takes each so many-th of the files
 */
export async function fuzzUploads(port: number, every = 1): Promise<UploadFigures> {
  const app = await createTestApp({ startAt: new Date().toISOString() })
  const { environment, dataDir } = app.config
  const worker = await startWorker(
    { ENVIRONMENT: environment, DATA_DIR: dataDir, DATABASE_URL: app.databaseUrl, ...app.environment.variables },
    port,
  )
  try {
    const files = hostileFiles().filter((_, index) => index % every === 0)
    const alone = await uploadAll(app, files)
    const stopped = new AbortController()
    const honest = uploadHonestly(app, stopped.signal)
    const beside = await uploadAll(app, files).finally(() => stopped.abort())
    const { count, failures } = await honest
    const changed = files
      .map(({ name }) => name)
      .filter(name => alone.get(name) !== beside.get(name))
      .map(name => `${name}: ${alone.get(name)} alone, ${beside.get(name)} beside honest uploads`)
    return { hostile: files.length, honest: count, failures: [...changed, ...failures] }
  } finally {
    await worker.stop()
    await app.close()
  }
}

/** Several at a time, each row of them a company of its own. */
async function uploadAll(app: TestApp, files: readonly HostileFile[]): Promise<ReadonlyMap<string, Verdict>> {
  const verdicts = new Map<string, Verdict>()
  const waiting = [...files]
  const row = async () => {
    const user = await app.signIn()
    for (let file = waiting.shift(); file; file = waiting.shift())
      verdicts.set(file.name, await verdictOf(app, user, file.bytes))
  }
  await Promise.all(Array.from({ length: hostileAtOnce }, row))
  return verdicts
}

async function verdictOf(app: TestApp, user: User, bytes: Uint8Array): Promise<Verdict> {
  // Refused files count as unfinished for a while; this is about their content.
  await app.db.deleteFrom('files').where('company_id', '=', user.companyId).where('accepted_at', 'is', null).execute()
  await resetAllLimits(app.db)
  try {
    const { file_id } = await uploadFile(app, user, { bytes })
    return (await untilRead(user, file_id)).status
  } catch (error) {
    if (error instanceof RefusedCall) return error.code
    throw error
  }
}

async function uploadHonestly(app: TestApp, signal: AbortSignal) {
  const user = await app.signIn()
  const failures: string[] = []
  let count = 0
  while (!signal.aborted) {
    await resetAllLimits(app.db)
    const { file_id } = await uploadFile(app, user, { bytes: aobaInvoice() })
    const { status, fields } = await untilRead(user, file_id)
    const total = fields?.total_amount.value
    count += 1
    if (total !== honestTotal) failures.push(`honest invoice ${count}: ${status}, ${total}`)
  }
  return { count, failures }
}

async function untilRead({ client }: User, id: string) {
  for (;;) {
    const { ocr } = await client.invoiceFiles.getInvoiceFile({ params: { id } })
    if (['done', 'not_read', 'failed'].includes(ocr.status)) return ocr
    await delay(readOnceMs)
  }
}
