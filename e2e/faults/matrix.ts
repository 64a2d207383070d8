import { nameOf } from './cells.ts'
import type { Result } from './walk.ts'

/** The matrix as a document for programs. */
export const asJson = (results: readonly Result[], durationMs: number) => ({
  passed: results.filter(({ reason }) => reason === null).length,
  cells: results.length,
  duration_s: seconds(durationMs),
  results: results.map(({ cell, reason, durationMs, viewMs, recoveryMs }) => ({
    cell: nameOf(cell),
    reason,
    duration_s: seconds(durationMs),
    view_s: seconds(viewMs),
    recovery_s: seconds(recoveryMs),
  })),
})

/** The matrix as a Markdown table: a row per fault, a column per application, the slowest view and recovery. */
export function asTable(results: readonly Result[], durationMs: number): string {
  const owners = [...new Set(results.map(({ cell }) => cell.owner))]
  const rows = Map.groupBy(results, ({ cell: { target, fault } }) => `${target}: ${fault}`)
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const share = (some: readonly Result[]) =>
    some.length === 0 ? '' : `${some.filter(({ reason }) => reason === null).length}/${some.length}`
  const failed = results.filter(({ reason }) => reason !== null)
  return [
    line(['Fault', ...owners, 'slowest view s', 'slowest recovery s']),
    line(['---', ...owners.map(() => '---'), '---', '---']),
    ...[...rows].map(([name, row]) =>
      line([
        name,
        ...owners.map(owner => share(row.filter(({ cell }) => cell.owner === owner))),
        slowest(row.map(({ viewMs }) => viewMs)),
        slowest(row.map(({ recoveryMs }) => recoveryMs)),
      ]),
    ),
    '',
    `${results.length - failed.length} of ${results.length} cells passed in ${Math.round(durationMs / 1000)} s`,
    ...failed.map(({ cell, reason }) => `failed ${nameOf(cell)}: ${reason}`),
  ].join('\n')
}

/** One cell, as it is reported while the suite runs. */
export function lineOf({ cell, reason, durationMs, viewMs, recoveryMs }: Result): string {
  const times = [durationMs, viewMs, recoveryMs].map(ms => `${seconds(ms)}s`)
  return [reason === null ? 'ok    ' : 'FAILED', nameOf(cell), ...times, reason ?? ''].join(' ').trimEnd()
}

const seconds = (ms: number) => Math.round(ms / 100) / 10
const slowest = (ms: readonly number[]) => String(seconds(Math.max(...ms)))
