import type { DataDirectory } from '../data-directory.ts'

/** What a command answers: data for `--json`, lines for people. */
export interface Answer {
  readonly data: unknown
  readonly lines: readonly string[]
  /** What was passed over, for stderr. */
  readonly warnings?: readonly string[]
  /** 1 where what was asked for is answered, and the answer is no. */
  readonly exitCode?: 0 | 1
}

interface Option {
  readonly type: 'string' | 'boolean'
  /** What stands behind it, e.g. `FILE`. */
  readonly value?: string
  readonly text: string
}
export type Options = Readonly<Record<string, Option>>
type Values<O extends Options> = {
  readonly [Name in keyof O]: O[Name]['type'] extends 'boolean' ? boolean : string | undefined
}

export interface CommandLine<O extends Options = Options> {
  readonly positionals: readonly string[]
  readonly values: Values<O>
  /** Of `--env`, where the command has it. */
  readonly environment: string
  readonly data: DataDirectory
}

export interface Command<O extends Options = Options> {
  /** Its name and arguments; options are added from `options`. */
  readonly usage: string
  readonly summary: string
  /** Fewest and most arguments. */
  readonly takes: readonly [number, number]
  readonly options: O
  readonly help: {
    readonly text: string
    /** What exit code 1 means here. */
    readonly fails: string
    /** Arguments after `pnpm ops`, and what they do. */
    readonly example: readonly [string, string]
  }
  run(line: CommandLine<O>): Promise<Answer>
}

/** Types a command by its own options. */
export const defineCommand = <const O extends Options>(command: Command<O>): Command<O> => command

export const environmentOption = {
  env: { type: 'string', value: 'NAME', text: 'the environment; local unless given' },
} as const
export const commonOptions = {
  json: { type: 'boolean', text: 'answer, or error, as JSON on standard output' },
  help: { type: 'boolean', short: 'h', text: 'this text' },
} as const
export const dryRunOption = {
  'dry-run': { type: 'boolean', text: 'show what would change and what the gate says; change nothing' },
} as const
/** Of commands that make a set. */
export const authorOption = {
  author: { type: 'string', value: 'NAME', text: 'who makes the change; the user of git unless given' },
} as const
