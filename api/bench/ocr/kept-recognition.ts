import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { passes } from '../../src/recognition/passes.ts'
import type { RecognisedPage, RecognitionTask } from '../../src/recognition/protocol.ts'
import { type Recogniser, withRecogniser } from '../../src/recognition/run.ts'

const source = join(import.meta.dirname, '../../src/recognition')
// What decides on what is recognised: where it changes, what was recognised earlier is stale.
const recognisedWith = ['dark-areas', 'engine', 'light', 'prepare-picture', 'skew'].map(name => readFileSync(join(source, `${name}.ts`), 'utf8'))

/**
 * A recogniser that recognises a picture once: whoever works on what is made of its characters waits for them no more.
 * Each picture gets a process of its own, so what it takes says nothing of the product.
 */
export const keptRecogniser = (folder: string): typeof withRecogniser => (_, use) => use({ pid: undefined, recognise: task => keptOr(folder, task) })

async function keptOr(folder: string, task: RecognitionTask): ReturnType<Recogniser['recognise']> {
  const key = createHash('sha256').update([...recognisedWith, JSON.stringify(passes[task.pass])].join('\0')).update(await readFile(task.path)).digest('hex').slice(0, 24)
  const path = join(folder, 'recognised', `${key}.json`)
  // Written by nobody but this file.
  if (existsSync(path)) return { ...(JSON.parse(await readFile(path, 'utf8')) as RecognisedPage), page: task.page }
  const page = await withRecogniser([task.path], ({ recognise }) => recognise(task))
  await mkdir(join(folder, 'recognised'), { recursive: true })
  await writeFile(`${path}.part`, JSON.stringify(page))
  await rename(`${path}.part`, path)
  return page
}
