import type { PageText } from '../../../../platform/pdf/public.ts'
import { withCommas } from './dotted-thousands.ts'
import { layOut, type Line } from './layout.ts'
import { partCells } from './parted-cells.ts'
import { joinSpacedLabels } from './spaced-labels.ts'

/** Lines as the rules that find fields read them: texts are those of one cell or label, amounts have commas. */
export const readableLines = (pages: readonly PageText[], isRecognised = false): Line[] =>
  joinSpacedLabels(partCells(withCommas(layOut(pages), isRecognised)))
