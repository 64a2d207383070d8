import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { childScript } from '../child-script/public.ts'
import { createFairLimit } from '../fair-queue/public.ts'
import { defaultFileBudget, type FileBudget } from '../file-budget/public.ts'
import { createFileProcesses, type FileProcesses } from '../process/public.ts'
import type { PageRange } from './page-copy.ts'
import { PdfError } from './problem.ts'
import { isScan, type PageText } from './page-text.ts'
import { partPath, type PdfAnswer, type PdfTask, picturePath, scanPath } from './protocol.ts'

const source = fileURLToPath(new URL('./child.ts', import.meta.url))
const inspectTimeoutMs = 15_000
const readTimeoutMs = 60_000
const splitTimeoutMs = 15_000
const checkCpuMs = 10_000
const maxChecks = 3
/** After these more follows. */
const progress: ReadonlySet<PdfAnswer['kind']> = new Set(['text', 'scanned', 'drawn'])

// A burst of uploads waits instead of starting a process each, and one company's burst delays no other company.
const inTurn = createFairLimit({ max: maxChecks, maxPerOwner: 1, maxWaitingPerOwner: 20 })

/** Checks that run side by side take no more memory than one file may. */
const processesOfCheck = (waiting: number, { cpuMs, memoryBytes } = defaultFileBudget): FileProcesses =>
  createFileProcesses({
    niceness: waiting > 0 ? 10 : 0,
    budget: { cpuMs: Math.min(cpuMs, checkCpuMs), memoryBytes: memoryBytes / maxChecks },
  })

/**
 * Opens a PDF and counts its pages, without decoding what stands on them.
 * @throws PdfError when it is encrypted or broken
 * @throws TooManyWaiting when too many of this company wait
 */
export async function inspectPdf(path: string, companyId: number, budget?: FileBudget): Promise<{ pageCount: number }> {
  let pageCount = 0
  const onAnswer = (answer: PdfAnswer) => {
    if (answer.kind === 'inspected') pageCount = answer.pageCount
  }
  await inTurn(companyId, waiting =>
    runTask({ kind: 'inspect', path }, inspectTimeoutMs, onAnswer, processesOfCheck(waiting, budget)),
  )
  return { pageCount }
}

/**
 * Writes pages of a PDF into `partDir` as documents of their own and gives their paths, one for each range.
 * @throws PdfError
 * @throws TooManyWaiting when too many of this company wait
 */
export async function splitPdf(
  path: string,
  partDir: string,
  ranges: readonly PageRange[],
  companyId: number,
  budget?: FileBudget,
): Promise<readonly string[]> {
  await inTurn(companyId, waiting =>
    runTask({ kind: 'split', path, ranges, partDir }, splitTimeoutMs, () => {}, processesOfCheck(waiting, budget)),
  )
  return ranges.map((_, index) => partPath(partDir, index + 1))
}

export interface DrawnPage {
  readonly page: number
  readonly path: string
  readonly width: number
  readonly height: number
}

/** A page without text, drawn finer for recognition. */
interface ScannedPage {
  readonly page: number
  readonly path: string
  /** Its picture is there. @throws PdfError */
  readonly drawn: Promise<void>
}

export interface PdfContent {
  readonly pages: readonly PageText[]
  readonly scans: readonly ScannedPage[]
  /** Each page is a picture, as scanners make them: none has text, and none is drawn. */
  readonly isScanned: boolean
  /** All pictures are there. @throws PdfError */
  readonly drawn: Promise<void>
}

/**
 * Reads the text layer of a PDF, then draws every page into `pictureDir`; `onPage` gets each picture. Pages without
 * text are drawn for recognition too. Resolves with the text, while pages are being drawn.
 * @throws PdfError
 */
export async function readPdf(
  path: string,
  pictureDir: string,
  onPage: (page: DrawnPage, pageCount: number) => void,
  processes = createFileProcesses(),
): Promise<PdfContent> {
  const text = Promise.withResolvers<PdfContent>()
  const scanned = new Map<number, PromiseWithResolvers<void>>()
  let pageCount = 0
  const onAnswer = (answer: PdfAnswer) => {
    if (answer.kind === 'text') {
      const { pages, isScanned } = answer
      pageCount = pages.length
      const scans = pages.filter(isScan).map(({ page }) => {
        const picture = handled(Promise.withResolvers<void>())
        scanned.set(page, picture)
        return { page, path: scanPath(pictureDir, page), drawn: picture.promise }
      })
      text.resolve({ pages, scans, isScanned, drawn })
    }
    if (answer.kind === 'scanned') scanned.get(answer.page)?.resolve()
    if (answer.kind === 'drawn') {
      const { page, width, height } = answer
      onPage({ page, path: picturePath(pictureDir, page), width, height }, pageCount)
    }
  }
  const drawn = runTask({ kind: 'read', path, pictureDir }, readTimeoutMs, onAnswer, processes)
  drawn.catch((error: unknown) => {
    for (const { reject } of [text, ...scanned.values()]) reject(error)
  })
  return text.promise
}

/** Nobody may wait for it: then its rejection is no accident. */
function handled<Result>(resolvers: PromiseWithResolvers<Result>): PromiseWithResolvers<Result> {
  resolvers.promise.catch(() => {})
  return resolvers
}

/**
 * Runs one task in a process of its own: a document that crashes, hangs or eats memory takes nothing else with it.
 * The process has no environment, starts no others, reads only its code and the document and writes only pictures and
 * parts.
 */
function runTask(
  task: PdfTask,
  timeoutMs: number,
  onAnswer: (answer: PdfAnswer) => void,
  processes: FileProcesses,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const { file, readable } = childScript(source)
  const writable = writableOf(task).map(folder => `--allow-fs-write=${folder}/*`)
  const child = fork(file, {
    execArgv: [
      '--permission',
      ...[...readable, task.path].map(path => `--allow-fs-read=${path}`),
      ...writable,
      '--max-old-space-size=512',
      '--disable-warning=SecurityWarning',
    ],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
  processes.include(child)
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    child.kill('SIGKILL')
  }, timeoutMs)
  child.on('message', (answer: PdfAnswer) => {
    try {
      onAnswer(answer)
      if (progress.has(answer.kind)) return
      if (answer.kind === 'problem') reject(new PdfError(answer.problem, answer.detail))
      else resolve()
    } catch (error) {
      // A process that a document has taken over answers what it likes.
      reject(new PdfError('file_broken', String(error)))
    }
    // It waits to be ended: a process that left by itself could take a long answer with it.
    child.kill('SIGKILL')
  })
  child.on('error', reject)
  child.on('exit', (code, signal) => {
    clearTimeout(timer)
    // Says nothing once the answer is there.
    const end = isLate ? `took longer than ${timeoutMs} ms` : `ended with ${signal ?? code}`
    reject(new PdfError('file_broken', processes.overrun() ?? `${task.kind} ${end}`))
  })
  child.send(task)
  return promise
}

function writableOf(task: PdfTask): readonly string[] {
  if (task.kind === 'read') return [task.pictureDir]
  return task.kind === 'split' ? [task.partDir] : []
}
