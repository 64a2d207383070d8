import { isReached, verdictOf, type Measured } from '@invoice-card/config/bench'
import { cpus } from 'node:os'
import type { Figures } from './measure.ts'
import type { Options } from './options.ts'

/** How many times as long another company's upload and first fields may take beside the queue. */
const goal = 1.5

type Run = Pick<Options, 'repeats' | 'isSmoke'>

const rowsOf = ({ quiet, besideQueue, besideUploads }: Figures) =>
  (['written', 'scanned'] as const).flatMap(kind =>
    (['upload', 'firstFields'] as const).map(measured => {
      const [alone, queue, uploads] = [quiet, besideQueue, besideUploads].map(figures => figures[kind][measured]) as [
        number,
        number,
        number,
      ]
      return { kind, measured, times: [alone, queue, uploads], ratios: [queue / alone, uploads / alone] as const }
    }),
  )

const nameOf = (measured: 'upload' | 'firstFields') => (measured === 'upload' ? 'upload' : 'first fields')

const rowMeasured = ({ kind, measured, ratios: [queue] }: ReturnType<typeof rowsOf>[number]): Measured => ({
  measure: `${nameOf(measured)} of a ${kind} file beside the queue of another company ÷ alone`,
  value: queue,
  unit: '',
  digits: 2,
  goal: { atMost: goal },
})

export const measuredOf = (figures: Figures): Measured[] => rowsOf(figures).map(rowMeasured)

/** 1 where a goal is missed; a smoke judges nothing (decision 0077). */
export const exitCodeOf = (figures: Figures, { isSmoke }: Pick<Run, 'isSmoke'>): 0 | 1 =>
  !isSmoke && measuredOf(figures).some(one => isReached(one) === false) ? 1 : 0

/** The figures as Markdown. */
export function markdown(figures: Figures, { repeats, isSmoke }: Run): string {
  const rows = rowsOf(figures).map(row => {
    const { kind, measured, times, ratios } = row
    const cells = times.map(time => `${time.toFixed(0)} ms`).join(' | ')
    const verdict = isSmoke ? 'not judged' : verdictOf(rowMeasured(row))
    return `| ${kind} | ${nameOf(measured)} | ${cells} | ${ratios[0].toFixed(2)} | ${verdict} | ${ratios[1].toFixed(2)} |`
  })
  return [
    `Medians of ${repeats}, ${cpus().length} CPUs. ${figures.hostileUploads} hostile files were uploaded; ${figures.leftWaiting} still waited at the end.`,
    '',
    `| file | measure | quiet | beside queue | beside uploads | queue ÷ quiet | ≤ ${goal} | uploads ÷ quiet |`,
    '|---|---|--:|--:|--:|--:|---|--:|',
    ...rows,
  ].join('\n')
}
