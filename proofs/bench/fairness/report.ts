import { cpus } from 'node:os'
import type { Figures } from './measure.ts'
import type { Options } from './options.ts'

/** How many times as long another company's upload and first fields may take beside the queue. */
const bar = 1.5

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

const isMissed = (ratio: number): boolean => !(ratio <= bar)

/** 1 where a bar is missed; a smoke judges nothing (decision 0077). */
export const exitCodeOf = (figures: Figures, { isSmoke }: Pick<Run, 'isSmoke'>): 0 | 1 =>
  !isSmoke && rowsOf(figures).some(({ ratios: [queue] }) => isMissed(queue)) ? 1 : 0

/** The figures as Markdown. */
export function markdown(figures: Figures, { repeats, isSmoke }: Run): string {
  const verdict = (ratio: number): string => {
    if (isSmoke) return 'not judged'
    return isMissed(ratio) ? '**missed**' : 'met'
  }
  const rows = rowsOf(figures).map(({ kind, measured, times, ratios: [queue, uploads] }) => {
    const cells = times.map(time => `${time.toFixed(0)} ms`).join(' | ')
    const name = measured === 'upload' ? 'upload' : 'first fields'
    return `| ${kind} | ${name} | ${cells} | ${queue.toFixed(2)} | ${verdict(queue)} | ${uploads.toFixed(2)} |`
  })
  return [
    `Medians of ${repeats}, ${cpus().length} CPUs. ${figures.hostileUploads} hostile files were uploaded; ${figures.leftWaiting} still waited at the end.`,
    '',
    `| file | measure | quiet | beside queue | beside uploads | queue ÷ quiet | ≤ ${bar} | uploads ÷ quiet |`,
    '|---|---|--:|--:|--:|--:|---|--:|',
    ...rows,
  ].join('\n')
}
