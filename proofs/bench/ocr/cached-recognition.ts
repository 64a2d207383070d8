import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DigitTask } from '../../../api/src/reading/digits/protocol.ts'
import { type DigitReader, withDigitReader } from '../../../api/src/reading/digits/run.ts'
import { passes } from '../../../api/src/reading/recognition/passes.ts'
import type { RecognitionTask } from '../../../api/src/reading/recognition/protocol.ts'
import { type Recogniser, withRecogniser } from '../../../api/src/reading/recognition/run.ts'

const source = join(import.meta.dirname, '../../../api/src/reading')
const sourceOf = (path: string): string => readFileSync(join(source, `${path}.ts`), 'utf8')

// What decides on what is recognised: where it changes, what was recognised earlier is stale.
const recognisedWith = [
  'page-picture/dark-areas',
  'page-picture/dark-bars',
  'page-picture/dotted-rules',
  'recognition/engine',
  'page-picture/grey-picture',
  'page-picture/light',
  'page-picture/open-page',
  'page-picture/prepare-picture',
  'page-picture/skew',
  'page-picture/wanted-size',
].map(sourceOf)
const sealSource = sourceOf('page-picture/seals')
const digitSource = ['child', 'decode', 'engine', 'line-strip', 'text-areas']
  .map(name => sourceOf(`digits/${name}`))
  .join('\0')

/** A recogniser that recognises a picture once: work on what is made of its characters waits for them no more. */
export const cachedRecogniser =
  (folder: string): typeof withRecogniser =>
  async (pictures, use) => {
    const late = startLate<Recogniser>(use => withRecogniser(pictures, use))
    const passKey = ({ pass }: RecognitionTask) =>
      JSON.stringify(passes[pass]) + (passes[pass].isWithoutSeals ? sealSource : '')
    try {
      return await use({
        recognise: async task => ({
          ...(await cachedOr(folder, task.path, [passKey(task)], async () => (await late.tool()).recognise(task))),
          page: task.page,
        }),
      })
    } finally {
      await late.end()
    }
  }

/** The same of the engine for digits. */
export const cachedDigitReader =
  (folder: string): typeof withDigitReader =>
  async (pictures, use) => {
    const late = startLate<DigitReader>(start => withDigitReader(pictures, start))
    const key = ({ quarterTurns, seen }: DigitTask) => [digitSource, JSON.stringify([quarterTurns, seen])]
    try {
      return await use({
        readDigits: async task => ({
          ...(await cachedOr(folder, task.path, key(task), async () => (await late.tool()).readDigits(task))),
          page: task.page,
        }),
      })
    } finally {
      await late.end()
    }
  }

/** A tool of the product, started when it is first needed. */
function startLate<Tool>(withTool: (use: (tool: Tool) => Promise<void>) => Promise<void>) {
  const ended = Promise.withResolvers<void>()
  const started = Promise.withResolvers<Tool>()
  let running: Promise<void> | undefined
  return {
    tool: () => {
      running ??= withTool(tool => {
        started.resolve(tool)
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
  picture: string,
  task: readonly string[],
  recognise: () => Promise<Recognised>,
): Promise<Recognised> {
  const key = createHash('sha256')
    .update([...recognisedWith, ...task].join('\0'))
    .update(await readFile(picture))
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
