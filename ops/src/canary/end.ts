import type { Canary, EnvironmentSet } from '@invoice-card/environment/schema'
import type { DataDirectory } from '../data-directory.ts'
import { putLive } from '../environment/change/change.ts'
import { withDatabase } from '../reports/database.ts'
import { readEvidence } from './evidence.ts'
import { proposeEnd, textOf } from './propose.ts'
import { judge } from './verdict.ts'

/** Ends a canary where its reports say that it fails. @returns why it was ended, or null. */
export async function endIfItFails(
  data: DataDirectory,
  name: string,
  live: EnvironmentSet,
  canary: Canary,
): Promise<string | null> {
  const { state, why } = judge(canary, await withDatabase(data, client => readEvidence(client, live)))
  if (state !== 'fails') return null
  const { set } = await putLive(data, name, proposeEnd(name, why, canary.since), { author: 'canary watch' })
  return `canary of ${textOf(canary)} in ${name} ended with set ${set.sequence}: ${why}`
}
