import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Priority } from '../../platform/process/public.ts'

// Its own code, the packages it comes from and their data among them.
const readable = ['../../', '../../../package.json', '../../../node_modules/', '../../../../node_modules/'].map(path =>
  fileURLToPath(new URL(path, import.meta.url)),
)
const taskTimeoutMs = 45_000

/** A page or the whole document could not be recognised: it is no picture, or it took too long. */
export class RecognitionError extends Error {
  override name = 'RecognitionError'
}

/** What a process answers to a task. */
export type TaskAnswer<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'problem'; readonly detail: string }

/**
 * A process that does one task after another on pictures. It has no environment, starts no others, writes nothing and
 * reads only its code and these pictures: a picture that crashes its decoder, hangs or eats memory takes nothing else
 * with it.
 */
export function startTaskProcess(
  file: string,
  pictures: readonly string[],
  priority: Priority,
  args: readonly string[] = [],
): ChildProcess {
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
  priority.include(child)
  return child
}

/** @throws RecognitionError */
export function sendTask<Result>(child: ChildProcess, task: { readonly page: number }): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const fail = (detail: string) => reject(new RecognitionError(`page ${task.page}: ${detail}`))
  const onMessage = (answer: TaskAnswer<Result>) =>
    answer.kind === 'problem' ? fail(answer.detail) : resolve(answer.result)
  const onExit = (code: number | null, signal: string | null) => fail(`the process ended with ${signal ?? code}`)
  const timer = setTimeout(() => {
    fail(`not recognised within ${taskTimeoutMs} ms`)
    child.kill('SIGKILL')
  }, taskTimeoutMs)
  child.once('message', onMessage).once('exit', onExit)
  if (child.connected) child.send(task)
  else fail('the process is gone')
  return promise.finally(() => {
    clearTimeout(timer)
    child.off('message', onMessage).off('exit', onExit)
  })
}
