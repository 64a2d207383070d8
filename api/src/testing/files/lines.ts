import type { PageText } from '../../platform/pdf/public.ts'
import { layOut, type Line } from '../../reading/ocr/fields/lines/layout.ts'

export type Text = readonly [x: number, y: number, text: string]

/** Lines as they come from a page of 100 × 100, each character one unit wide. */
export const linesOf = (...texts: readonly Text[]): Line[] => layOut([pageOf(1, ...texts)])

export const pageOf = (page: number, ...texts: readonly Text[]): PageText => ({
  page,
  aspect: 1,
  characters: texts.flatMap(([x, y, text]) =>
    [...text].map((character, i) => ({
      text: character,
      x: x / 100 + i * 0.01,
      y: y / 100,
      width: 0.01,
      height: 0.01,
      em: 0.01,
    })),
  ),
})
