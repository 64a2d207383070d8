import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { childScript } from '../child-script/public.ts'
import { createFairLimit } from '../fair-queue/public.ts'
import { defaultFileBudget, type FileBudget } from '../file-budget/public.ts'
import { createFileProcesses, type FileProcesses } from '../process/public.ts'
import type { PageRange } from './page-copy.ts'
import { PdfError } from './problem.ts'
import type { DrawnPage, PdfAnswer, PdfTask, ScannedPage } from './protocol.ts'
import type { PageText } from './page-text.ts'

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
  let paths: readonly string[] = []
  const onAnswer = (answer: PdfAnswer) => {
    if (answer.kind === 'split') paths = answer.paths
  }
  await inTurn(companyId, waiting =>
    runTask({ kind: 'split', path, ranges, partDir }, splitTimeoutMs, onAnswer, processesOfCheck(waiting, budget)),
  )
  return paths
}

/** A page without text of its own. */
interface PdfScan extends ScannedPage {
  /** Its picture for recognition is there. @throws PdfError */
  readonly drawn: Promise<void>
}

export interface PdfContent {
  readonly pages: readonly PageText[]
  readonly scans: readonly PdfScan[]
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
  const onAnswer = (answer: PdfAnswer) => {
    if (answer.kind === 'text') {
      for (const { page } of answer.scans) scanned.set(page, handled(Promise.withResolvers<void>()))
      const scans = answer.scans.map(scan => ({ ...scan, drawn: scanned.get(scan.page)?.promise ?? drawn }))
      text.resolve({ pages: answer.pages, scans, drawn })
    }
    if (answer.kind === 'scanned') scanned.get(answer.page)?.resolve()
    if (answer.kind === 'drawn') onPage(answer.page, answer.pageCount)
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
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs)
  child.on('message', (answer: PdfAnswer) => {
    onAnswer(answer)
    if (progress.has(answer.kind)) return
    if (answer.kind === 'problem') reject(new PdfError(answer.problem, answer.detail))
    else resolve()
    // It waits to be ended: a process that left by itself could take a long answer with it.
    child.kill('SIGKILL')
  })
  child.on('error', reject)
  child.on('exit', (code, signal) => {
    clearTimeout(timer)
    // Says nothing once the answer is there.
    const reason = processes.overrun() ?? `reading ended with ${signal ?? code} within ${timeoutMs} ms`
    reject(new PdfError('file_broken', reason))
  })
  child.send(task)
  return promise
}

function writableOf(task: PdfTask): readonly string[] {
  if (task.kind === 'read') return [task.pictureDir]
  return task.kind === 'split' ? [task.partDir] : []
}
