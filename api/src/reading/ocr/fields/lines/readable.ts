import type { PageText } from '../../../../platform/pdf/public.ts'
import { withCommas } from './dotted-thousands.ts'
import { layOut, type Line, type Segment } from './layout.ts'
import { partCells } from './parted-cells.ts'
import { joinSpacedLabels } from './spaced-labels.ts'

/** Lines as the rules that find fields read them: texts are those of one cell or label, amounts have commas. */
export function readableLines(pages: readonly PageText[], isRecognised = false): Line[] {
  const lines = layOut(pages)
  return joinSpacedLabels(
    partCells(withCommas(isRecognised ? lines.map(line => line.map(withForm).map(withYear)) : lines, isRecognised)),
  )
}

/** 力)アオバ and アオバ(力: the カ of a legal form, which looks like a kanji. */
const formLikeKanji = /(?<![^\P{L}\p{sc=Latin}])力(?=\)\s?[ァ-ヶ])|(?<=[ァ-ヶー]\s?\()力(?=\)?$)/gu
const withForm = (segment: Segment): Segment => {
  const text = segment.text.replace(formLikeKanji, 'カ')
  return text === segment.text ? segment : { ...segment, text }
}

/** 2026□年: a year has four digits, so what only one engine took for a digit behind them is a stroke of the kanji. */
const besideYear = /(?<=(?<!\d)20\d\d)□(?=年)/g
const withYear = (segment: Segment): Segment => {
  const text = segment.text.replace(besideYear, '')
  return text === segment.text ? segment : { ...segment, text }
}
