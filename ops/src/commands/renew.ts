import { renew } from '../environment/renew.ts'
import type { Answer } from './commands.ts'
import type { CommandLine } from './options.ts'

/** `ops renew`: the live set once more, with another time until which it is accepted. */
export async function renewSet({ data, environment, isOnlyWhenDue, accepted, author }: CommandLine): Promise<Answer> {
  const set = await renew(data, environment, { isOnlyWhenDue, accepted, author })
  return { data: set, lines: [`set ${set.sequence} of ${set.name} is accepted until ${set.expires_at}`] }
}
