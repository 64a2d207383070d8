import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { UsageError } from './usage.ts'

/** Asks a person, or reads the lines that a script writes. */
export interface Prompt {
  /** The typed text is shown nowhere. @throws UsageError where nothing more comes */
  readonly secret: (question: string) => Promise<string>
  readonly say: (line: string) => void
  readonly close: () => void
}

/** On standard input and standard error: standard output belongs to what a command answers. */
export function openPrompt(): Prompt {
  const isTyped = process.stdin.isTTY === true
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal: isTyped })
  const iterator = lines[Symbol.asyncIterator]()
  lines.on('SIGINT', () => process.exit(130))
  return {
    secret: async question => {
      if (isTyped) process.stderr.write(`${question}: `)
      const { value, done } = await iterator.next()
      if (isTyped) process.stderr.write('\n')
      if (done) throw new UsageError(`Standard input ended before: ${question}`)
      return value
    },
    say: line => process.stderr.write(`${line}\n`),
    close: () => lines.close(),
  }
}
