import type { Measured } from '@invoice-card/config/bench'
import { isOpen } from './corpus/layouts.ts'
import type { Quality } from './corpus/qualities.ts'
import type { Figures } from './figures.ts'
import type { FieldName, ReadFile } from './read-corpus.ts'

const percent = (share: number) => (Number.isNaN(share) ? '–' : `${(share * 100).toFixed(1)} %`)
const seconds = ({ median, p95 }: { median: number; p95: number }) =>
  `${(median / 1000).toFixed(1)} / ${(p95 / 1000).toFixed(1)} s`
const row = (label: string, cells: readonly string[]) => `| ${[label, ...cells].join(' | ')} |`

/** One table for each corpus: a column for each quality, a row for each field. */
export function markdown(figures: readonly Figures[]): string {
  return [...Map.groupBy(figures, ({ corpus }) => corpus)]
    .map(([corpus, columns]) => {
      const [first] = columns
      const each = (label: string, cell: (of: Figures) => string) => row(label, columns.map(cell))
      return [
        `\n${corpus}: ${first?.documents ?? 0} layouts`,
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
        each('"agreed" that are wrong', ({ agreedWrong }) => [agreedWrong.length, ...agreedWrong].join('; ')),
        each('several invoices, currency: said rightly', ({ remarked, documents }) => `${remarked} of ${documents}`),
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

/** What was read wrongly. Of unseen and held-out layouts nothing is shown. */
export const misses = (files: readonly ReadFile[]): string =>
  files
    .filter(({ corpus }) => isOpen(corpus))
    .flatMap(({ layout, quality, fields, failure, remarks, isRemarkRight }) => [
      ...(failure ? [`${layout} ${quality}: ${failure}`] : []),
      ...(isRemarkRight ? [] : [`${layout} ${quality}: said ${JSON.stringify(remarks)}`]),
      ...fields
        .filter(({ isRight }) => !isRight)
        .map(
          ({ field, expected, value, confidence }) =>
            `${layout} ${quality} ${field}: ${expected} read as ${value} (${confidence})`,
        ),
    ])
    .join('\n')

/** Percent of the fields, on layouts that the reader was not made with. */
const goals: Readonly<Partial<Record<Quality, number>>> = { pdf: 98, scan: 96, jpeg: 95, '150dpi': 93, phone: 92 }

/** What counts of it, with the goals of docs/ocr.md. */
export const measuredOf = (figures: readonly Figures[]): Measured[] =>
  figures.flatMap(({ corpus, quality, right, agreed, agreedWrong, first }): Measured[] => {
    const goal = goals[quality]
    const times = isOpen(corpus) ? null : quality === 'pdf' ? { median: 1, p95: 1 } : { median: 2.5, p95: 5 }
    const measure = (what: string) => `${corpus}, ${quality}: ${what}`
    return [
      {
        measure: measure('fields that are right'),
        value: right * 100,
        unit: '%',
        ...(!isOpen(corpus) && goal !== undefined ? { goal: { atLeast: goal } } : {}),
      },
      {
        measure: measure(`sure and wrong, in a thousand of ${agreed}`),
        value: agreed === 0 ? null : (agreedWrong.length / agreed) * 1000,
        unit: '',
        goal: { atMost: 1 },
      },
      {
        measure: measure('first fields, median'),
        value: first.median / 1000,
        unit: 's',
        ...(times && { goal: { atMost: times.median } }),
      },
      {
        measure: measure('first fields, p95'),
        value: first.p95 / 1000,
        unit: 's',
        ...(times && { goal: { atMost: times.p95 } }),
      },
    ]
  })
