import type { CaseViolation, EnumeratedReport } from './enumerated/cases/run.ts'
import type { PlantedOutcome } from './planted/run.ts'
import type { StormReport } from './storm/storm.ts'

const longest = 40

/** One line for each violation, the first forty of them. */
const describeViolations = (
  violations: readonly Pick<CaseViolation, 'invariant' | 'about' | 'text' | 'name'>[],
): string[] => [
  ...violations
    .slice(0, longest)
    .map(
      ({ invariant, about, text, name }) =>
        `VIOLATION ${invariant}: ${text}${name || about ? `  [${[name, about].filter(Boolean).join(' ')}]` : ''}`,
    ),
  ...(violations.length > longest ? [`… and ${violations.length - longest} more`] : []),
]

export const describeEnumerated = ({ cases, deaths, violations }: EnumeratedReport): string =>
  [
    ...describeViolations(violations),
    `${cases} cases, in ${deaths} of them a process died: ${violations.length} violations`,
  ].join('\n')

export const describeStorm = ({
  seed,
  minutes,
  kills,
  operations,
  acknowledged,
  takeovers,
  counts,
  violations,
  folder,
}: StormReport): string =>
  [
    ...Object.entries(counts).map(([name, count]) => `${String(count).padStart(7)}  ${name}`),
    ...describeViolations(violations.map(violation => ({ name: '', ...violation }))),
    `${takeovers.jobs} jobs of dead workers taken over` +
      (takeovers.max_ms === null ? '' : `: after ${takeovers.median_ms} ms (median), ${takeovers.max_ms} ms at most`),
    `seed ${seed}: ${minutes.toFixed(1)} minutes, ${kills} kills, ${operations} actions, ${acknowledged} payments acknowledged: ${violations.length} violations`,
    ...(folder === null ? [] : [`Saved for you: ${folder}`]),
  ].join('\n')

export const describePlanted = (outcomes: readonly PlantedOutcome[]): string =>
  [
    ...outcomes.map(
      ({ bug, says, isCaught, text }) => `${isCaught ? 'caught' : 'MISSED'}  ${bug}: ${says}\n        ${text}`,
    ),
    `${outcomes.filter(({ isCaught }) => isCaught).length} of ${outcomes.length} planted bugs caught`,
  ].join('\n')
