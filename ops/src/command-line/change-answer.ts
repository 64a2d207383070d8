import type { UnservedSet } from '@invoice-card/environment/schema'
import { putLive } from '../environment/change/change.ts'
import { differenceLines } from '../environment/change/difference.ts'
import { planChange, type Plan, type PlanOptions, type Proposal } from '../environment/change/plan.ts'
import type { Answer, authorOption, CommandLine, dryRunOption, environmentOption } from './command.ts'

type ChangeLine = CommandLine<typeof dryRunOption & typeof environmentOption & typeof authorOption>

/** What else a command has to say, by what came of it. */
interface Additions extends Pick<PlanOptions, 'overlooks'> {
  readonly lines?: (set: UnservedSet) => readonly string[]
  readonly warnings?: readonly string[]
}

/** Puts live what is proposed, or with `--dry-run` says what would become of it. */
export async function change(
  { data, environment, values }: ChangeLine,
  propose: Proposal,
  { lines = () => [], warnings = [], overlooks }: Additions = {},
): Promise<Answer> {
  const isDryRun = values['dry-run']
  const options = { author: values.author, overlooks }
  const plan = await (isDryRun ? planChange : putLive)(data, environment, propose, options)
  const { changes, refusals } = plan
  const set = plan.isNew ? plan.set : (plan.current ?? plan.set)
  return {
    data: { ...set, changes, refusals, is_dry_run: isDryRun },
    lines: isDryRun ? [...plannedLines(plan), ...lines(set), ...verdict(plan)] : [...doneLines(plan), ...lines(set)],
    warnings,
    exitCode: isDryRun && refusals.length > 0 ? 1 : 0,
  }
}

const doneLines = ({ set, isNew, changes }: Plan): string[] =>
  !isNew
    ? [`Nothing to change: set ${set.sequence} of ${set.name} stays live`]
    : [`${set.name}  set ${set.sequence} is live  ${set.reason}`, ...differenceLines(changes)]

const plannedLines = ({ set, isNew, changes }: Plan): string[] =>
  !isNew
    ? [`Nothing would change in ${set.name}`]
    : [`${set.name}  set ${set.sequence} would go live  ${set.reason}`, ...differenceLines(changes)]

const verdict = ({ refusals }: Plan): string[] => [
  ...(refusals.length === 0
    ? ['The gate would let it go live.']
    : ['The gate would refuse it:', ...refusals.map(reason => `  - ${reason}`)]),
  'Dry run: nothing was changed.',
]
