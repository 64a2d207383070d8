import { fileURLToPath } from 'node:url'
import type { RecognisedPage, RecognitionTask } from './protocol.ts'
import { createFileProcesses } from '../../platform/process/public.ts'
import { RecognitionError, startTaskProcess } from '../task-process/public.ts'

const source = fileURLToPath(new URL('./child.ts', import.meta.url))
/** For all pages and passes of a reading. */
export const readingTimeoutMs = 480_000

export interface Recogniser {
  /** @throws RecognitionError */
  readonly recognise: (task: RecognitionTask) => Promise<RecognisedPage>
}

/**
 * Recognises pages in a process of its own. Takes a core and up to 600 MB.
 * @throws RecognitionError where `use` takes longer than a reading may
 */
export async function withRecogniser<Result>(
  pictures: readonly string[],
  use: (recogniser: Recogniser) => Promise<Result>,
  processes = createFileProcesses(),
): Promise<Result> {
  const { run, end } = startTaskProcess(source, pictures, processes)
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new RecognitionError(`not read within ${readingTimeoutMs} ms`)),
    readingTimeoutMs,
  )
  try {
    return await Promise.race([use({ recognise: task => run<RecognisedPage>(task) }), late.promise])
  } finally {
    clearTimeout(timer)
    end()
  }
}
