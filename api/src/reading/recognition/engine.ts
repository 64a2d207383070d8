import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createWorker, type Page, type Worker } from 'tesseract.js'
import { inkOf } from './ink.ts'
import { encodePicture, type PreparedPicture } from '../page-picture/public.ts'
import type { Mark, Symbol } from './symbol.ts'

/** Two sets of training data that err differently: where they agree they are right. */
const models = { exact: '4.0.0_best_int', broad: '4.0.0' } as const
export type Model = keyof typeof models

export interface Engine {
  readonly recognise: (picture: PreparedPicture) => Promise<RecognisedText>
  readonly end: () => Promise<unknown>
}

/** What the engine says of a prepared picture. */
export interface RecognisedText {
  /** All that it took for characters, line by line, the rules of tables among them; pixels of that picture. */
  readonly lines: readonly (readonly Mark[])[]
  /** Mean of what the engine holds its symbols to be worth, 0 to 100. */
  readonly certainty: number
  /**
   * Whether its symbols stand where the engine says: of a page that it read lying on its side, nearly all boxes are
   * flat, cut off at an edge of the picture.
   */
  readonly isInPlace: boolean
  /**
   * Quarter turns clockwise after which its lines run from left to right: the engine reads pages on their side as well,
   * but tables can't be found there.
   */
  readonly quarterTurns: 0 | 1 | 2 | 3
}

const data = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/jpn/package.json'))
const lstmOnly = 1
const automaticLayout = '3'

export async function startEngine(model: Model): Promise<Engine> {
  const worker = await createWorker('jpn', lstmOnly, {
    langPath: join(data, models[model]),
    gzip: true,
    cacheMethod: 'none',
  })
  // Invoices are not written in columns from top to bottom, but dense tables are taken for such.
  await worker.setParameters({
    tessedit_pageseg_mode: automaticLayout as never,
    user_defined_dpi: '200',
    textord_tabfind_vertical_text: '0',
  } as never)
  return {
    recognise: picture => recognise(worker, picture),
    end: () => worker.terminate(),
  }
}

async function recognise(worker: Worker, picture: PreparedPicture): Promise<RecognisedText> {
  const { data: page } = await worker.recognize(encodePicture(picture), {}, { blocks: true, text: false })
  const lines = linesOf(page)
  const ink = lines.map(inkOf)
  const symbols = ink.flat()
  return {
    lines,
    quarterTurns: quarterTurnsOf(ink),
    isInPlace: symbols.filter(isFlat).length <= symbols.length * mostFlat,
    certainty: symbols.length === 0 ? 0 : symbols.reduce((sum, { confidence }) => sum + confidence, 0) / symbols.length,
  }
}

/** Of a page read as it stands one in a hundred is; of one read on its side a half or all. */
const mostFlat = 0.2
const isFlat = ({ x0, y0, x1, y1 }: Symbol): boolean => Math.min(x1 - x0, y1 - y0) < 2

const linesOf = (page: Page): Mark[][] =>
  (page.blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap(({ lines }) => lines)
    .map(({ words }) =>
      words
        .flatMap(({ symbols }) => symbols)
        .map(({ text, confidence, bbox: { x0, y0, x1, y1 } }) => ({ text, confidence, x0, y0, x1, y1 })),
    )

/** By where most symbols stand from the one before. */
function quarterTurnsOf(lines: readonly (readonly Symbol[])[]): 0 | 1 | 2 | 3 {
  const steps = lines.flatMap(line =>
    line.slice(1).map((symbol, at): [number, number] => {
      const before = line[at] ?? symbol
      return [symbol.x0 + symbol.x1 - before.x0 - before.x1, symbol.y0 + symbol.y1 - before.y0 - before.y1]
    }),
  )
  const count = (is: (x: number, y: number) => boolean) => steps.filter(([x, y]) => is(x, y)).length
  const [right, left] = [count((x, y) => x > Math.abs(y)), count((x, y) => -x > Math.abs(y))]
  const [down, up] = [count((x, y) => y > Math.abs(x)), count((x, y) => -y > Math.abs(x))]
  const most = Math.max(right, left, down, up)
  if (most === right) return 0
  if (most === down) return 3
  return most === up ? 1 : 2
}
