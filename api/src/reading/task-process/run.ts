import { type ChildProcess, fork } from 'node:child_process'
import { childScript } from '../../platform/child-script/public.ts'
import type { FileProcesses } from '../../platform/process/public.ts'

interface TaskLimits {
  /** Of all threads of the process. One that waits for a processor on a busy machine takes none. */
  readonly cpuMs: number
  /** By the clock, for a process that hangs. */
  readonly timeoutMs: number
}

/** A page takes some 3 s of a core. One that gives way to others may wait a minute for it. */
const pageLimits: TaskLimits = { cpuMs: 45_000, timeoutMs: 180_000 }
const checkEveryMs = 100

/** A page or the whole document could not be recognised: it is no picture, or it took too long. */
export class RecognitionError extends Error {
  override name = 'RecognitionError'
}

/** What a process answers to a task. */
export type TaskAnswer<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'problem'; readonly detail: string }

export interface TaskProcess {
  /** One task at a time: answers do not say to which they belong. @throws RecognitionError */
  readonly run: <Result>(task: { readonly page: number }) => Promise<Result>
  readonly end: () => void
}

/**
 * A process that does one task after another on pictures. It has no environment, starts no others, writes nothing and
 * reads only its code and these pictures: a picture that crashes its decoder, hangs or eats memory takes nothing else
 * with it.
 */
export function startTaskProcess(
  source: string,
  pictures: readonly string[],
  processes: FileProcesses,
  { args = [], limits = pageLimits }: { readonly args?: readonly string[]; readonly limits?: TaskLimits } = {},
): TaskProcess {
  const { file, readable } = childScript(source)
  const child = fork(file, args, {
    // libvips and the engines are native or run in threads; they can't open files that are not named here through Node.
    execArgv: [
      '--permission',
      '--allow-addons',
      '--allow-worker',
      ...[...readable, ...pictures].map(path => `--allow-fs-read=${path}`),
      '--max-old-space-size=512',
      '--disable-warning=SecurityWarning',
    ],
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
  processes.include(child)
  // A process that could not start, or is gone before its channel says so: `sendTask` reports it. Without a listener
  // the event would end our process.
  child.on('error', () => {})
  return {
    run: task => sendTask(child, task, processes, limits),
    end: () => child.kill('SIGKILL'),
  }
}

function sendTask<Result>(
  child: ChildProcess,
  task: { readonly page: number },
  { overrun, cpuMsOf }: FileProcesses,
  { cpuMs, timeoutMs }: TaskLimits,
): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const fail = (detail: string) => reject(new RecognitionError(`page ${task.page}: ${detail}`))
  const onMessage = (answer: TaskAnswer<Result>) =>
    answer.kind === 'problem' ? fail(answer.detail) : resolve(answer.result)
  const onExit = (code: number | null, signal: string | null) =>
    fail(overrun() ?? `the process ended with ${signal ?? code}`)
  const [cpuBefore, startedAt] = [cpuMsOf(child), performance.now()]
  const timer = setInterval(() => {
    const isOverTime = performance.now() - startedAt > timeoutMs
    if (!isOverTime && cpuMsOf(child) - cpuBefore <= cpuMs) return
    fail(isOverTime ? `not recognised within ${timeoutMs} ms` : `over ${cpuMs} ms of processor time`)
    child.kill('SIGKILL')
  }, checkEveryMs)
  const onError = (error: Error) => fail(String(error))
  child.once('message', onMessage).once('exit', onExit).once('error', onError)
  if (child.connected) child.send(task)
  else fail(overrun() ?? 'the process is gone')
  return promise.finally(() => {
    clearInterval(timer)
    child.off('message', onMessage).off('exit', onExit).off('error', onError)
  })
}
