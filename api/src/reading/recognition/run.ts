import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createLimit } from '../../platform/pdf/public.ts'
import type {
  LineTask,
  RecognisedLine,
  RecognisedPage,
  RecognitionAnswer,
  RecognitionQuestion,
  RecognitionTask,
} from './protocol.ts'

const childFile = fileURLToPath(new URL('./child.ts', import.meta.url))
// Its own code, the packages it comes from and the training data among them.
const readable = ['../../', '../../../package.json', '../../../node_modules/', '../../../../node_modules/'].map(path =>
  fileURLToPath(new URL(path, import.meta.url)),
)
const pageTimeoutMs = 45_000
/** From when a reading has the recogniser, for all its pages, passes and lines. */
export const readingTimeoutMs = 240_000

/** A page or the whole document could not be recognised: it is no picture, or it took too long. */
export class RecognitionError extends Error {
  override name = 'RecognitionError'
}

export interface Recogniser {
  /** @throws RecognitionError */
  readonly recognise: (task: RecognitionTask) => Promise<RecognisedPage>
  /** @throws RecognitionError */
  readonly recogniseLine: (task: LineTask) => Promise<RecognisedLine>
  /** Most memory that the process had, in bytes. */
  readonly pid: number | undefined
}

// Each takes a core and up to 400 MB.
const withProcess = createLimit(1)

/**
 * Recognises pages in a process of its own: a picture that crashes its decoder, hangs or eats memory takes nothing else with it.
 * The process has no environment, starts no others, writes nothing and reads only its code and these pictures.
 * @throws RecognitionError where `use` takes longer than a reading may; the wait for the recogniser does not count
 */
export const withRecogniser = <Result>(
  pictures: readonly string[],
  use: (recogniser: Recogniser) => Promise<Result>,
): Promise<Result> =>
  withProcess(async () => {
    const child = startChild(pictures)
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(
      () => late.reject(new RecognitionError(`not read within ${readingTimeoutMs} ms`)),
      readingTimeoutMs,
    )
    try {
      return await Promise.race([
        use({
          pid: child.pid,
          recognise: task => askForPage(child, task),
          recogniseLine: task => askForLine(child, task),
        }),
        late.promise,
      ])
    } finally {
      clearTimeout(timer)
      child.kill('SIGKILL')
    }
  })

const startChild = (pictures: readonly string[]): ChildProcess =>
  fork(childFile, {
    // libvips is native and the engine runs in a thread; neither can open files that are not named here through Node.
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

async function askForPage(child: ChildProcess, task: RecognitionTask): Promise<RecognisedPage> {
  const answer = await ask(child, { kind: 'page', ...task })
  if (answer.kind !== 'page') throw new TypeError('a line for a page')
  return answer.page
}

async function askForLine(child: ChildProcess, task: LineTask): Promise<RecognisedLine> {
  const answer = await ask(child, { kind: 'line', ...task })
  if (answer.kind !== 'line') throw new TypeError('a page for a line')
  return answer.line
}

type Recognised = Exclude<RecognitionAnswer, { readonly kind: 'problem' }>

function ask(child: ChildProcess, task: RecognitionQuestion): Promise<Recognised> {
  const { promise, resolve, reject } = Promise.withResolvers<Recognised>()
  const fail = (detail: string) => reject(new RecognitionError(`page ${task.page}: ${detail}`))
  const onMessage = (answer: RecognitionAnswer) => (answer.kind === 'problem' ? fail(answer.detail) : resolve(answer))
  const onExit = (code: number | null, signal: string | null) => fail(`the process ended with ${signal ?? code}`)
  const timer = setTimeout(() => {
    fail(`not recognised within ${pageTimeoutMs} ms`)
    child.kill('SIGKILL')
  }, pageTimeoutMs)
  child.once('message', onMessage).once('exit', onExit)
  if (child.connected) child.send(task)
  else fail('the process is gone')
  return promise.finally(() => {
    clearTimeout(timer)
    child.off('message', onMessage).off('exit', onExit)
  })
}
