import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { passes } from '../../../api/src/reading/recognition/passes.ts'
import type { LineTask, RecognitionTask } from '../../../api/src/reading/recognition/protocol.ts'
import { type Recogniser, withRecogniser } from '../../../api/src/reading/recognition/run.ts'

const source = join(import.meta.dirname, '../../../api/src/reading/recognition')
function sourceOf(name: string): string {
  return readFileSync(join(source, `${name}.ts`), 'utf8')
}

// What decides on what is recognised: where it changes, what was recognised earlier is stale.
const recognisedWith = [
  'dark-areas',
  'engine',
  'grey-picture',
  'light',
  'open-page',
  'prepare-picture',
  'skew',
  'wanted-size',
].map(sourceOf)
const lineSource = ['alphabets', 'bare-line', 'line-picture'].map(sourceOf).join('\0')

/** A recogniser that recognises a picture once: whoever works on what is made of its characters waits for them no more. */
export const cachedRecogniser =
  (folder: string): typeof withRecogniser =>
  async (pictures, use) => {
    const late = startLate(pictures)
    const lineKey = ({ box, alphabet, stretch }: LineTask) => [lineSource, JSON.stringify([box, alphabet, stretch])]
    try {
      return await use({
        pid: undefined,
        recognise: async task => ({
          ...(await cachedOr(folder, task, [], async () => (await late.recogniser()).recognise(task))),
          page: task.page,
        }),
        recogniseLine: task =>
          cachedOr(folder, task, lineKey(task), async () => (await late.recogniser()).recogniseLine(task)),
      })
    } finally {
      await late.end()
    }
  }

/** The product's recogniser, begun when it is first needed. */
function startLate(pictures: readonly string[]) {
  const ended = Promise.withResolvers<void>()
  const started = Promise.withResolvers<Recogniser>()
  let running: Promise<void> | undefined
  return {
    recogniser: () => {
      running ??= withRecogniser(pictures, recogniser => {
        started.resolve(recogniser)
        return ended.promise
      })
      running.catch(started.reject)
      return started.promise
    },
    end: async () => {
      ended.resolve()
      await running
    },
  }
}

async function cachedOr<Recognised>(
  folder: string,
  task: RecognitionTask,
  also: readonly string[],
  recognise: () => Promise<Recognised>,
): Promise<Recognised> {
  const key = createHash('sha256')
    .update([...recognisedWith, JSON.stringify(passes[task.pass]), ...also].join('\0'))
    .update(await readFile(task.path))
    .digest('hex')
    .slice(0, 24)
  const path = join(folder, 'recognised', `${key}.json`)
  // Written by nobody but this file.
  if (existsSync(path)) return JSON.parse(await readFile(path, 'utf8')) as Recognised
  const recognised = await recognise()
  await mkdir(join(folder, 'recognised'), { recursive: true })
  await writeFile(`${path}.part`, JSON.stringify(recognised))
  await rename(`${path}.part`, path)
  return recognised
}
