import { fileURLToPath } from 'node:url'
import { createFileProcesses } from '../../platform/process/public.ts'
import { startTaskProcess, type TaskProcess } from '../task-process/public.ts'
import type { DigitPage, DigitTask } from './protocol.ts'

const source = fileURLToPath(new URL('./child.ts', import.meta.url))

export interface DigitReader {
  /** @throws RecognitionError */
  readonly readDigits: (task: DigitTask) => Promise<DigitPage>
}

/**
 * Reads digits by a second engine, in a process of its own that starts with the first page. Takes a core and up to
 * 700 MB.
 * @param models the folder of its models, where they are not those of the product
 */
export async function withDigitReader<Result>(
  pictures: readonly string[],
  use: (reader: DigitReader) => Promise<Result>,
  processes = createFileProcesses(),
  models?: string,
): Promise<Result> {
  let reader: TaskProcess | undefined
  let last: Promise<unknown> = Promise.resolve()
  const readDigits = (task: DigitTask): Promise<DigitPage> => {
    const { run } = (reader ??= startTaskProcess(source, pictures, processes, {
      args: models === undefined ? [] : [models],
    }))
    const done = last.then(() => run<DigitPage>(task))
    // One page after another: answers do not say to which task they belong.
    last = done.catch(() => {})
    return done
  }
  try {
    return await use({ readDigits })
  } finally {
    reader?.end()
  }
}
