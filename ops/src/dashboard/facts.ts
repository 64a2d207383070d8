import type { EnvironmentSet } from '@invoice-card/environment/schema'
import { OpsError } from '../applications.ts'
import type { compareVariants } from '../canary/lines.ts'
import type { Command } from '../command-line/command.ts'
import { errors } from '../commands/errors.ts'
import { history, type HistoryLine } from '../commands/history.ts'
import { status } from '../commands/status.ts'
import { vitals, type ReleaseVital } from '../commands/vitals.ts'
import type { DataDirectory } from '../data-directory.ts'
import { environmentNames } from '../environment/stored/environments.ts'
import type { ReportedError } from '../reports/store.ts'

/** What a command answered, or why it did not. */
export type Answered<T> = { readonly data: T } | { readonly problem: string }

export interface Status extends EnvironmentSet {
  readonly compared: Awaited<ReturnType<typeof compareVariants>>
  readonly edge: string | null
  readonly drift: readonly { readonly message: string }[]
}

export interface Facts {
  readonly environment: string
  readonly environments: readonly string[]
  readonly status: Answered<Status>
  readonly history: Answered<readonly HistoryLine[]>
  readonly errors: Answered<readonly ReportedError[]>
  readonly vitals: Answered<readonly ReleaseVital[]>
}

/** Asks the commands themselves, so that page and command line cannot differ. A command that fails hides no other. */
export async function gatherFacts(data: DataDirectory, environment: string): Promise<Facts> {
  const ask = async <T>(command: Command, values = {}): Promise<Answered<T>> => {
    try {
      const answer = await command.run({ data, environment, positionals: [], values })
      return { data: answer.data as T }
    } catch (error) {
      if (error instanceof OpsError) return { problem: error.message }
      throw error
    }
  }
  const [environments, live, changes, failures, measured] = await Promise.all([
    environmentNames(data),
    ask<Status>(status),
    ask<readonly HistoryLine[]>(history, { limit: '15' }),
    ask<readonly ReportedError[]>(errors),
    ask<readonly ReleaseVital[]>(vitals),
  ])
  return { environment, environments, status: live, history: changes, errors: failures, vitals: measured }
}
