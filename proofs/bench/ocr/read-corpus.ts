import type { OcrFields } from '@invoice-card/contracts'
import { normalizeText } from '@invoice-card/domain'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { PageText } from '../../../api/src/platform/pdf/public.ts'
import type { Lookups } from '../../../api/src/reading/ocr/fields/parse-invoice.ts'
import { noRemarks, readRemarks, type Remarks } from '../../../api/src/reading/ocr/fields/remarks.ts'
import { readDocument, type ReadingTools } from '../../../api/src/reading/ocr/pictures/read-document.ts'
import type { Expected } from './corpus/expected.ts'
import type { CorpusFile } from './corpus/generate.ts'
import { watchChildren, workedMs } from './children.ts'

export type FieldName = keyof OcrFields

export interface Judged {
  readonly field: FieldName
  readonly expected: string | number | null
  readonly value: string | number | null
  readonly confidence: OcrFields[FieldName]['confidence']
  readonly isRight: boolean
}

export interface ReadFile extends CorpusFile {
  readonly fields: readonly Judged[]
  readonly remarks: Remarks
  readonly isRemarkRight: boolean
  /** Until something could be shown. */
  readonly firstMs: number
  /** Of a processor, until then. */
  readonly firstWorkMs: number
  readonly totalMs: number
  /** Of the process that draws or recognises. */
  readonly peakBytes: number
  readonly failure: string | null
}

/** Reads a document as the job of the product does. A document that cannot be read at all counts as nothing read. */
export async function readFile(file: CorpusFile, lookups: Lookups, tools: ReadingTools = {}): Promise<ReadFile> {
  const pictureDir = await mkdtemp(join(tmpdir(), 'bench-ocr-'))
  const startedAt = performance.now()
  const workedBefore = workedMs()
  let first: Pick<ReadFile, 'firstMs' | 'firstWorkMs'> | undefined
  const sinceStart = () => ({ firstMs: performance.now() - startedAt, firstWorkMs: workedMs() - workedBefore })
  const onFields = () => {
    first ??= sinceStart()
  }
  let remarks = noRemarks
  const onText = (pages: readonly PageText[]) => {
    remarks = readRemarks(pages)
  }
  try {
    const { result, peakBytes } = await watchChildren(() =>
      readDocument({ ...file, pictureDir }, lookups, { onFields, onText }, tools).then(
        fields => ({ fields, failure: null }),
        (error: unknown) => ({ fields: null, failure: String(error) }),
      ),
    )
    const totalMs = performance.now() - startedAt
    return {
      ...file,
      fields: bestOf(file.expected.map(expected => judge(expected, result.fields))),
      remarks,
      isRemarkRight: isDeepStrictEqual(remarks, file.expectedRemarks),
      failure: result.failure,
      ...(first ?? sinceStart()),
      totalMs,
      peakBytes,
    }
  } finally {
    await rm(pictureDir, { recursive: true, force: true })
  }
}

const judge = (expected: Expected, fields: OcrFields | null): Judged[] =>
  // The names are those of the contract.
  (Object.keys(expected) as FieldName[]).map(field => {
    const { value, confidence } = fields?.[field] ?? { value: null, confidence: 'not_read' as const }
    const wanted = expected[field] ?? null
    return { field, expected: wanted, value, confidence, isRight: comparable(value) === comparable(wanted) }
  })

const bestOf = (judgements: readonly Judged[][]): Judged[] =>
  judgements.reduce<Judged[]>(
    (best, fields) => (countRight(fields) > countRight(best) || best.length === 0 ? fields : best),
    [],
  )
const countRight = (fields: readonly Judged[]): number => fields.filter(({ isRight }) => isRight).length

const comparable = (value: string | number | null) => (typeof value === 'string' ? normalizeText(value) : value)
