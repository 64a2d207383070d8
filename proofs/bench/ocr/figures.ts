import type { Corpus } from './corpus/layouts.ts'
import type { Quality } from './corpus/qualities.ts'
import type { FieldName, Judged, ReadFile } from './read-corpus.ts'

export type Figures = ReturnType<typeof figuresOf>

/** Sums over the documents of one corpus in one quality. */
export function figuresOf(corpus: Corpus, quality: Quality, files: readonly ReadFile[]) {
  const judged = files.flatMap(({ fields }) => fields)
  const onPaper = judged.filter(({ expected }) => expected !== null)
  const agreed = judged.filter(({ confidence }) => confidence === 'agreed')
  const names = [...new Set(judged.map(({ field }) => field))]
  return {
    corpus,
    quality,
    documents: files.length,
    /** Documents of which what is said as a whole is right: a foreign currency, several invoices. */
    remarked: files.filter(({ isRemarkRight }) => isRemarkRight).length,
    failed: files.filter(({ failure }) => failure !== null).length,
    /** Of the values that stand on the paper. */
    right: shareRight(onPaper),
    byField: Object.fromEntries(
      names.map(name => [name, shareRight(onPaper.filter(({ field }) => field === name))]),
    ) as Record<FieldName, number>,
    agreed: agreed.length,
    agreedRight: shareRight(agreed),
    /** Each value that is sure and wrong: its field and in what it is wrong, which reveals nothing of the layout. */
    agreedWrong: agreed.filter(({ isRight }) => !isRight).map(wrong => `${wrong.field}: ${faultOf(wrong)}`),
    /** Values of the paper that the reader is sure of, right or not. */
    agreedShare: agreed.length / Math.max(1, onPaper.length),
    wrong: judged.filter(({ value, isRight }) => value !== null && !isRight).length,
    notRead: onPaper.filter(({ value }) => value === null).length,
    first: spread(files.map(({ firstMs }) => firstMs)),
    firstWork: spread(files.map(({ firstWorkMs }) => firstWorkMs)),
    total: spread(files.map(({ totalMs }) => totalMs)),
    peakBytes: Math.max(0, ...files.map(({ peakBytes }) => peakBytes)),
  }
}

function faultOf({ expected, value }: Judged): string {
  const [wanted, read] = [String(expected ?? ''), String(value ?? '')]
  if (wanted === '') return 'not on the paper'
  if (wanted.includes(read)) return 'a part of it'
  if (read.includes(wanted)) return 'more than it'
  return wanted.length === read.length ? 'other characters' : 'another value'
}

const shareRight = (fields: readonly Judged[]): number =>
  fields.length === 0 ? Number.NaN : fields.filter(({ isRight }) => isRight).length / fields.length

function spread(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { median: at(0.5), p95: at(0.95) }
}
