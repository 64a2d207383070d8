import type { EnvironmentSet } from '@invoice-card/environment/schema'
import { defineCommand, environmentOption } from '../command-line/command.ts'
import { positiveInteger } from '../command-line/values.ts'
import { differenceLines, differences, type Difference } from '../environment/change/difference.ts'
import { readLiveSet } from '../environment/stored/environments.ts'
import { readHistory, type HistoryEntry } from '../environment/stored/set-history.ts'

export const history = defineCommand({
  usage: 'history',
  summary: 'Who changed what and when, newest first',
  takes: [0, 0],
  options: { ...environmentOption, limit: { type: 'string', value: 'N', text: 'how many sets; 20 unless given' } },
  help: {
    text: 'Each set with its difference to the one before. A damaged set is named and passed over.',
    fails: 'there is no such environment',
    example: ['history --limit 5', 'shows the last five changes of local'],
  },

  async run({ data, environment, values }) {
    await readLiveSet(data, environment)
    const limit = positiveInteger(values.limit, '--limit', 20)
    // One more: the set before the last one shown.
    const entries = await take(readHistory(data, environment), limit + 1)
    const shown = entries.slice(0, limit).map((entry, index) => describe(entry, entries[index + 1]))
    return {
      data: shown.map(({ lines: _, ...facts }) => facts),
      lines: shown.flatMap(({ lines }) => lines),
    }
  },
})

/** One set as the command answers it. */
export interface HistoryLine extends Partial<Pick<EnvironmentSet, 'created_at' | 'author' | 'reason'>> {
  readonly sequence: number
  readonly problem?: string
  readonly changes?: readonly Difference[]
}

function describe(entry: HistoryEntry, before: HistoryEntry | undefined) {
  if (!entry.set) {
    return { sequence: entry.sequence, problem: entry.message, lines: [`${entry.sequence}  ${entry.message}`] }
  }
  const { sequence, created_at, reason, rolled_back_to = null, author, git_commit, is_dirty } = entry.set
  // The set before a damaged one is no base: what both changed would be said of this one.
  const changes = before && !before.set ? [] : differences(before?.set ?? null, entry.set)
  return {
    sequence,
    created_at,
    author,
    git_commit,
    is_dirty,
    reason,
    rolled_back_to,
    changes,
    lines: [
      [sequence, created_at, author, commitText(git_commit, is_dirty), reason].join('  '),
      ...differenceLines(changes),
    ],
  }
}

const commitText = (commit: string, isDirty: boolean) => `${commit.slice(0, 10)}${isDirty ? ' with changes' : ''}`

async function take<T>(items: AsyncIterable<T>, count: number): Promise<T[]> {
  const taken: T[] = []
  for await (const item of items) if (taken.push(item) === count) break
  return taken
}
