import type { Figures } from './figures.ts'
import type { FieldName, ReadFile } from './read-corpus.ts'

const percent = (share: number) => (Number.isNaN(share) ? '–' : `${(share * 100).toFixed(1)} %`)
const seconds = ({ median, p95 }: { median: number; p95: number }) =>
  `${(median / 1000).toFixed(1)} / ${(p95 / 1000).toFixed(1)} s`
const row = (label: string, cells: readonly string[]) => `| ${[label, ...cells].join(' | ')} |`

/** One table for each half: a column for each quality, a row for each field. */
export function markdown(figures: readonly Figures[]): string {
  return [...Map.groupBy(figures, ({ half }) => half)]
    .map(([half, columns]) => {
      const [first] = columns
      const each = (label: string, cell: (of: Figures) => string) => row(label, columns.map(cell))
      return [
        `\n${half}: ${first?.documents ?? 0} layouts`,
        '',
        each('', ({ quality }) => quality),
        row(
          '---',
          columns.map(() => '---'),
        ),
        each('**all fields**', ({ right }) => `**${percent(right)}**`),
        // The names are those of the contract.
        ...(Object.keys(first?.byField ?? {}) as FieldName[]).map(name =>
          each(name, ({ byField }) => percent(byField[name])),
        ),
        each('"agreed" that are right', ({ agreedRight, agreed }) => `${percent(agreedRight)} of ${agreed}`),
        each('"agreed" of all', ({ agreedShare }) => percent(agreedShare)),
        each('wrong / not read', ({ wrong, notRead }) => `${wrong} / ${notRead}`),
        each('documents that failed', ({ failed }) => String(failed)),
        each('first fields, median / p95', ({ first: time }) => seconds(time)),
        each('processor time until then', ({ firstWork }) => seconds(firstWork)),
        each('in total, median / p95', ({ total }) => seconds(total)),
        each('peak memory of a process', ({ peakBytes }) => `${Math.round(peakBytes / 1e6)} MB`),
      ].join('\n')
    })
    .join('\n')
}

/** What was read wrongly. Of unseen layouts nothing is shown. */
export const misses = (files: readonly ReadFile[]): string =>
  files
    .filter(({ half }) => half === 'tuned')
    .flatMap(({ layout, quality, fields, failure }) => [
      ...(failure ? [`${layout} ${quality}: ${failure}`] : []),
      ...fields
        .filter(({ isRight }) => !isRight)
        .map(
          ({ field, expected, value, confidence }) =>
            `${layout} ${quality} ${field}: ${expected} read as ${value} (${confidence})`,
        ),
    ])
    .join('\n')
