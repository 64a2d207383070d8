import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { PdfError } from './document.ts'
import { createLimit } from './limit.ts'
import type { DrawnPage, PdfAnswer, PdfTask, ScannedPage } from './protocol.ts'
import type { PageText } from './page-text.ts'

const childFile = fileURLToPath(new URL('./child.ts', import.meta.url))
// Its own code and the packages it comes from; neither the data folder nor anything else of the workspace.
const readable = ['./', '../../../package.json', '../../../node_modules/', '../../../../node_modules/'].map(path =>
  fileURLToPath(new URL(path, import.meta.url)),
)
const inspectTimeoutMs = 15_000
const readTimeoutMs = 60_000

/** Opens a PDF and counts its pages. @throws PdfError when it is encrypted or broken. */
export async function inspectPdf(path: string): Promise<{ pageCount: number }> {
  let pageCount = 0
  await runTask({ kind: 'inspect', path }, inspectTimeoutMs, answer => {
    if (answer.kind === 'inspected') pageCount = answer.pageCount
  })
  return { pageCount }
}

export interface PdfContent {
  readonly pages: readonly PageText[]
  readonly scans: readonly ScannedPage[]
}

/** Draws every page of a PDF into `pictureDir` and reads its text layer; `onPage` is told of each picture. Pages without text are drawn for recognition too. @throws PdfError */
export async function readPdf(
  path: string,
  pictureDir: string,
  onPage: (page: DrawnPage, pageCount: number) => void,
): Promise<PdfContent> {
  let content: PdfContent = { pages: [], scans: [] }
  await runTask({ kind: 'read', path, pictureDir }, readTimeoutMs, answer => {
    if (answer.kind === 'drawn') onPage(answer.page, answer.pageCount)
    if (answer.kind === 'read') content = { pages: answer.pages, scans: answer.scans }
  })
  return content
}

// A burst of uploads waits instead of starting a process each.
const withProcess = createLimit(3)

/**
 * Runs one task in a process of its own: a document that crashes, hangs or eats memory takes nothing else with it.
 * The process has no environment, starts no others, reads only its code and the document and writes only pictures.
 */
const runTask = (task: PdfTask, timeoutMs: number, onAnswer: (answer: PdfAnswer) => void): Promise<void> =>
  withProcess(() => runChild(task, timeoutMs, onAnswer))

function runChild(task: PdfTask, timeoutMs: number, onAnswer: (answer: PdfAnswer) => void): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const writable = task.kind === 'read' ? [`--allow-fs-write=${task.pictureDir}/*`] : []
  const child = fork(childFile, {
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
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs)
  child.on('message', (answer: PdfAnswer) => {
    onAnswer(answer)
    if (answer.kind === 'drawn') return
    if (answer.kind === 'problem') reject(new PdfError(answer.problem, answer.detail))
    else resolve()
    // It waits to be ended: a process that left by itself could take a long answer with it.
    child.kill('SIGKILL')
  })
  child.on('error', reject)
  child.on('exit', (code, signal) => {
    clearTimeout(timer)
    // Says nothing once the answer is there.
    reject(new PdfError('file_broken', `reading ended with ${signal ?? code} within ${timeoutMs} ms`))
  })
  child.send(task)
  return promise
}
