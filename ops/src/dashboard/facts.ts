import type { EnvironmentSet } from '@invoice-card/environment/schema'
import { OpsError } from '../applications.ts'
import type { compareVariants } from '../canary/lines.ts'
import type { Command } from '../command-line/command.ts'
import { errors } from '../commands/errors.ts'
import { history } from '../commands/history.ts'
import { status } from '../commands/status.ts'
import { vitals } from '../commands/vitals.ts'
import type { DataDirectory } from '../data-directory.ts'
import { environmentNames } from '../environment/environments.ts'

/** What a command answered, or why it did not. */
export type Answered<T> = { readonly data: T } | { readonly problem: string }

export interface Status extends EnvironmentSet {
  readonly compared: Awaited<ReturnType<typeof compareVariants>>
  readonly edge: string | null
  readonly drift: readonly { readonly message: string }[]
}

export interface Change {
  readonly sequence: number
  readonly created_at?: string
  readonly author?: string
  readonly reason?: string
  readonly problem?: string
  readonly changes?: readonly { readonly what: string, readonly from: string | null, readonly to: string | null }[]
}

export interface Failure {
  readonly release: string
  readonly kind: string
  readonly message: string
  readonly count: number
  readonly last_at: string
  readonly routes: readonly string[]
}

export interface Vital {
  readonly release: string
  readonly name: string
  readonly p75: number
  readonly visits: number
  readonly is_good: boolean
}

export interface Facts {
  readonly environment: string
  readonly environments: readonly string[]
  readonly status: Answered<Status>
  readonly history: Answered<readonly Change[]>
  readonly errors: Answered<readonly Failure[]>
  readonly vitals: Answered<readonly Vital[]>
}

/** Asks the commands themselves, so that page and command line cannot differ. What one cannot say hides nothing else. */
export async function gatherFacts(data: DataDirectory, environment: string): Promise<Facts> {
  const ask = async <T>(command: Command, values = {}): Promise<Answered<T>> => {
    try {
      const answer = await command.run({ data, environment, positionals: [], values })
      return { data: answer.data as T }
    }
    catch (error) {
      if (error instanceof OpsError) return { problem: error.message }
      throw error
    }
  }
  const [environments, live, changes, failures, measured] = await Promise.all([
    environmentNames(data),
    ask<Status>(status),
    ask<readonly Change[]>(history, { limit: '15' }),
    ask<readonly Failure[]>(errors),
    ask<readonly Vital[]>(vitals),
  ])
  return { environment, environments, status: live, history: changes, errors: failures, vitals: measured }
}
