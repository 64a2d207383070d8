import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { PdfError } from './document.ts'
import type { DrawnPage, PdfAnswer, PdfTask } from './protocol.ts'
import type { PageText } from './page-text.ts'

const childFile = fileURLToPath(new URL('./child.ts', import.meta.url))
const workspace = fileURLToPath(new URL('../../../', import.meta.url))
const inspectTimeoutMs = 15_000
const readTimeoutMs = 60_000

/** Opens a PDF and counts its pages. @throws PdfError when it is encrypted or broken. */
export async function inspectPdf(path: string): Promise<{ pageCount: number }> {
  let pageCount = 0
  await runTask({ kind: 'inspect', path }, inspectTimeoutMs, (answer) => {
    if (answer.kind === 'inspected') pageCount = answer.pageCount
  })
  return { pageCount }
}

/** Draws every page of a PDF into `pictureDir` and reads its text layer; `onPage` is told of each picture. @throws PdfError */
export async function readPdf(path: string, pictureDir: string, onPage: (page: DrawnPage, pageCount: number) => void): Promise<readonly PageText[]> {
  let pages: readonly PageText[] = []
  await runTask({ kind: 'read', path, pictureDir }, readTimeoutMs, (answer) => {
    if (answer.kind === 'drawn') onPage(answer.page, answer.pageCount)
    if (answer.kind === 'read') pages = answer.pages
  })
  return pages
}

/**
 * Runs one task in a process of its own: a document that crashes, hangs or eats memory takes nothing else with it.
 * The process has no environment, no network use, reads only the code and the document and writes only pictures.
 */
function runTask(task: PdfTask, timeoutMs: number, onAnswer: (answer: PdfAnswer) => void): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const writable = task.kind === 'read' ? [`--allow-fs-write=${task.pictureDir}/*`] : []
  const child = fork(childFile, {
    execArgv: ['--permission', `--allow-fs-read=${workspace}*`, `--allow-fs-read=${task.path}`, ...writable, '--max-old-space-size=512', '--disable-warning=SecurityWarning'],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs)
  let isAnswered = false
  child.on('message', (answer: PdfAnswer) => {
    if (answer.kind === 'problem') reject(new PdfError(answer.problem, answer.detail))
    if (answer.kind === 'inspected' || answer.kind === 'read') isAnswered = true
    onAnswer(answer)
  })
  child.on('error', reject)
  child.on('exit', (code, signal) => {
    clearTimeout(timer)
    if (isAnswered) resolve()
    else reject(new PdfError('file_broken', `reading ended with ${signal ?? code} within ${timeoutMs} ms`))
  })
  child.send(task)
  return promise
}
