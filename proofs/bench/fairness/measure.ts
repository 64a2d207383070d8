import { setTimeout as delay } from 'node:timers/promises'
import type { TestApp } from '../../../api/src/testing/app/app.ts'
import { RefusedCall } from '../../../api/src/testing/app/client.ts'
import { uploadFile } from '../../../api/src/testing/files/upload.ts'
import { countWaitingReadings } from '../../../api/src/platform/files/store.ts'
import { type HonestFile, honestFiles, hostileFiles } from './files.ts'
import type { Options } from './options.ts'
import { resetAllLimits } from '../api/data/payers-store.ts'

type User = Awaited<ReturnType<TestApp['signIn']>>

/** Milliseconds, medians of the repeats. */
interface Times {
  readonly upload: number
  readonly firstFields: number
}
export interface Figures {
  readonly quiet: Readonly<Record<HonestFile, Times>>
  /** Beside hostile files that wait; no more are uploaded. */
  readonly besideQueue: Readonly<Record<HonestFile, Times>>
  /** Beside hostile files that wait and six uploads at a time, which no limit per user stops. */
  readonly besideUploads: Readonly<Record<HonestFile, Times>>
  /** Hostile files that still waited when the last honest one was read. */
  readonly leftWaiting: number
  readonly hostileUploads: number
}

const uploadsAtOnce = 6

/** Measures uploads of one company alone, beside the waiting files of another, and beside its uploads. */
export async function measure(app: TestApp, { files, repeats, isSmoke }: Options): Promise<Figures> {
  const [honest, hostile] = [await app.signIn(), await app.signIn()]
  const countWaiting = () => countWaitingReadings(app.db, hostile.companyId)
  const own = await honestFiles(isSmoke)
  const measureHonest = () => measureAll(app, honest, own, repeats)
  const source = hostileFiles(isSmoke)
  let hostileUploads = 0
  const upload = async (signal: AbortSignal) => {
    while (!signal.aborted) {
      const { value: bytes, done } = await source.next()
      if (done) return
      if (await tryUpload(app, hostile, bytes)) hostileUploads += 1
      else await delay(100)
    }
  }
  const whileUploading = async <T>(work: () => Promise<T>): Promise<T> => {
    const stopped = new AbortController()
    const uploading = Array.from({ length: uploadsAtOnce }, () => upload(stopped.signal))
    try {
      return await work()
    } finally {
      stopped.abort()
      await Promise.all(uploading)
    }
  }
  const quiet = await measureHonest()
  await whileUploading(async () => {
    while ((await countWaiting()) < files) await delay(100)
  })
  const besideQueue = await measureHonest()
  const besideUploads = await whileUploading(measureHonest)
  return { quiet, besideQueue, besideUploads, leftWaiting: await countWaiting(), hostileUploads }
}

async function tryUpload(app: TestApp, user: User, bytes: Uint8Array): Promise<boolean> {
  await resetAllLimits(app.db)
  try {
    await uploadFile(app, user, { bytes })
    return true
  } catch (error) {
    if (error instanceof RefusedCall) return false
    throw error
  }
}

async function measureAll(app: TestApp, user: User, files: Readonly<Record<HonestFile, Uint8Array>>, repeats: number) {
  const times = async (bytes: Uint8Array): Promise<Times> => {
    const all: Times[] = []
    for (let at = 0; at < repeats; at++) all.push(await measureOne(app, user, bytes))
    return { upload: median(all.map(({ upload }) => upload)), firstFields: median(all.map(one => one.firstFields)) }
  }
  return { written: await times(files.written), scanned: await times(files.scanned) }
}

async function measureOne(app: TestApp, user: User, bytes: Uint8Array): Promise<Times> {
  await resetAllLimits(app.db)
  const startedAt = performance.now()
  const { file_id: id } = await uploadFile(app, user, { bytes })
  const upload = performance.now() - startedAt
  for (;;) {
    const { ocr } = await user.client.invoiceFiles.getInvoiceFile({ params: { id } })
    if (ocr.fields) return { upload, firstFields: performance.now() - startedAt }
    if (ocr.status === 'failed' || ocr.status === 'not_read') throw new Error(`File ${id} was not read: ${ocr.status}`)
    await delay(20)
  }
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
