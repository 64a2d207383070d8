import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { fileURLToPath } from 'node:url'

const source = fileURLToPath(new URL('../../', import.meta.url))

interface ProcessOptions {
  /** `api/src` of another release. */
  readonly sources?: string
  readonly args?: readonly string[]
}

/** One of the product's processes, and what it says. */
export function startProcess(
  context: TestContext,
  file: string,
  variables: Readonly<Record<string, string>>,
  { sources = source, args = [] }: ProcessOptions = {},
) {
  const child = spawn(process.execPath, [join(sources, file), ...args], {
    env: { ...process.env, ENVIRONMENT: 'local', LOG_LEVEL: 'info', EDGE_ORIGIN: 'http://127.0.0.1:1', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  context.after(async () => {
    child.kill('SIGKILL')
    await ended
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const times = (text: string): number => output.split(text).length - 1
  return {
    times,
    ended,
    /** Asks it to end in order. */
    stop: () => child.kill('SIGTERM'),
    kill: () => child.kill('SIGKILL'),
    /** Answers when it has said it so often. */
    says: async (text: string, often = 1): Promise<void> => {
      while (times(text) < often) {
        if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}:\n${output}`)
        await Promise.race([once(child.stdout, 'data'), ended])
      }
    },
  }
}
