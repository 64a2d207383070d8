import type { EnvironmentSet } from '@invoice-card/environment/schema'
import { putLive } from '../environment/change.ts'
import { differenceLines } from '../environment/difference.ts'
import { planChange, type Plan, type Proposal } from '../environment/plan.ts'
import type { Answer, CommandLine, dryRunOption, environmentOption } from './command.ts'

type ChangeLine = CommandLine<typeof dryRunOption & typeof environmentOption>

/** What else a command has to say, by what came of it. */
interface Additions {
  readonly lines?: (set: EnvironmentSet) => readonly string[]
  readonly warnings?: readonly string[]
}

/** Puts live what is proposed, or with `--dry-run` says what would become of it. */
export async function change(
  { data, environment, values }: ChangeLine,
  propose: Proposal,
  { lines = () => [], warnings = [] }: Additions = {},
): Promise<Answer> {
  const isDryRun = values['dry-run']
  const plan = isDryRun ? await planChange(data, environment, propose) : await putLive(data, environment, propose)
  const { set, changes, refusals } = plan
  return {
    data: { ...set, changes, refusals, is_dry_run: isDryRun },
    lines: isDryRun ? [...plannedLines(plan), ...lines(set), ...verdict(plan)] : [...doneLines(plan), ...lines(set)],
    warnings,
    exitCode: isDryRun && refusals.length > 0 ? 1 : 0,
  }
}

const doneLines = ({ set, changes }: Plan): string[] =>
  changes.length === 0
    ? [`Nothing to change: set ${set.sequence} of ${set.name} stays live`]
    : [`${set.name}  set ${set.sequence} is live  ${set.reason}`, ...differenceLines(changes)]

const plannedLines = ({ set, changes }: Plan): string[] =>
  changes.length === 0
    ? [`Nothing would change in ${set.name}`]
    : [`${set.name}  set ${set.sequence} would go live  ${set.reason}`, ...differenceLines(changes)]

const verdict = ({ refusals }: Plan): string[] => [
  ...(refusals.length === 0
    ? ['The gate would let it go live.']
    : ['The gate would refuse it:', ...refusals.map(reason => `  - ${reason}`)]),
  'Dry run: nothing was changed.',
]
