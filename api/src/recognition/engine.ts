import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createWorker, type Page, type Worker } from 'tesseract.js'
import type { PageCharacter, PageText } from '../pdf/page-text.ts'
import { encodePicture, type PreparedPicture } from './prepare-picture.ts'
import { repairDigits, type Symbol } from './repair.ts'

/** Two sets of training data that err differently: where they agree they are right. */
export const models = { exact: '4.0.0_best_int', broad: '4.0.0' } as const
export type Model = keyof typeof models

export interface Engine {
  readonly recognise: (picture: PreparedPicture, pageNumber: number) => Promise<RecognisedText>
  readonly end: () => Promise<unknown>
}

/** Text of a prepared picture; places are fractions of that picture, not of the page. */
export interface RecognisedText extends PageText {
  /** Mean of what the engine holds its symbols to be worth, 0 to 100. */
  readonly certainty: number
  /** Quarter turns clockwise after which its lines run from left to right: the engine reads pages on their side as well, but tables can't be told there. */
  readonly quarterTurns: 0 | 1 | 2 | 3
}

const data = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/jpn/package.json'))
const lstmOnly = 1
const automaticLayout = '3'

export async function startEngine(model: Model): Promise<Engine> {
  const worker = await createWorker('jpn', lstmOnly, { langPath: join(data, models[model]), gzip: true, cacheMethod: 'none' })
  await worker.setParameters({ tessedit_pageseg_mode: automaticLayout as never, user_defined_dpi: '200' })
  return { recognise: (picture, pageNumber) => recognise(worker, picture, pageNumber), end: () => worker.terminate() }
}

async function recognise(worker: Worker, picture: PreparedPicture, pageNumber: number): Promise<RecognisedText> {
  const { data: page } = await worker.recognize(await encodePicture(picture), {}, { blocks: true, text: false })
  const lines = linesOf(page)
  const symbols = lines.flat()
  const aspect = picture.width / picture.height
  return {
    page: pageNumber, aspect,
    characters: lines.flatMap(line => charactersOf(line, picture)),
    quarterTurns: quarterTurnsOf(lines),
    certainty: symbols.length === 0 ? 0 : symbols.reduce((sum, { confidence }) => sum + confidence, 0) / symbols.length,
  }
}

/** By where most symbols stand from the one before. */
function quarterTurnsOf(lines: readonly (readonly Symbol[])[]): 0 | 1 | 2 | 3 {
  const steps = lines.flatMap(line => line.slice(1).map((symbol, at): [number, number] => {
    const before = line[at] ?? symbol
    return [symbol.x0 + symbol.x1 - before.x0 - before.x1, symbol.y0 + symbol.y1 - before.y0 - before.y1]
  }))
  const count = (is: (x: number, y: number) => boolean) => steps.filter(([x, y]) => is(x, y)).length
  const [right, left] = [count((x, y) => x > Math.abs(y)), count((x, y) => -x > Math.abs(y))]
  const [down, up] = [count((x, y) => y > Math.abs(x)), count((x, y) => -y > Math.abs(x))]
  const most = Math.max(right, left, down, up)
  if (most === right) return 0
  if (most === down) return 3
  return most === up ? 1 : 2
}

// Less than this is a speck, a rule of a table or the edge of a stamp.
const leastConfidence = 20

function linesOf(page: Page): Symbol[][] {
  return (page.blocks ?? []).flatMap(({ paragraphs }) => paragraphs).flatMap(({ lines }) => lines).map((line, lineIndex) => {
    const all = line.words.flatMap(({ symbols }) => symbols)
    const kept = all.flatMap(({ text, confidence, bbox }, at) => (isInk(text) && confidence >= leastConfidence
      ? [{ text, confidence, line: lineIndex, isCellStart: isRule(all[at - 1]?.text), ...bbox }] : []))
    return repairDigits(kept)
  })
}

const isRule = (text: string | undefined): boolean => text !== undefined && /^[|｜¦]$/.test(text)
const isInk = (text: string): boolean => !isRule(text) && text !== '_'

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/**
 * The engine's boxes fit the ink: a comma is a speck at the foot of its line and a ト half as wide as its place.
 * Readers of lines want the places of type: level, as high as the line, as wide as such a character is set, beside one another.
 */
function charactersOf(line: readonly Symbol[], picture: PreparedPicture): PageCharacter[] {
  const { width, height } = picture
  const level = inOrder(line.map(symbol => levelled(symbol, picture)))
  const tallest = Math.max(0, ...level.map(({ y0, y1 }) => y1 - y0))
  const typical = level.filter(({ y0, y1 }) => y1 - y0 > tallest * 0.55)
  const em = median(typical.map(({ y0, y1 }) => y1 - y0)) * 1.1
  const [top, bottom] = [median(typical.map(({ y0 }) => y0)), median(typical.map(({ y1 }) => y1))]
  const edges = edgesOf(level, em)
  return level.map(({ text, isCellStart }, at) => {
    const [left, right] = edges[at] ?? [0, 0]
    return { text, ...(isCellStart && { isCellStart }), x: left / width, y: top / height, width: (right - left) / width, height: (bottom - top) / height, em: em / height }
  })
}

const isNarrow = (text: string): boolean => /^[\x20-\x7e]+$/.test(text.normalize('NFKC'))

/** Gaps that are no space are closed: the engine's boxes are too rough to tell one by its width alone. */
function edgesOf(line: readonly Symbol[], em: number): [left: number, right: number][] {
  const edges = line.map(({ text, x0, x1 }): [number, number] => {
    const missing = Math.max(0, em * (isNarrow(text) ? 0.45 : 0.9) - (x1 - x0)) / 2
    return [x0 - missing, x1 + missing]
  })
  for (let at = 1; at < edges.length; at++) {
    const [before, next] = [edges[at - 1], edges[at]] as [[number, number], [number, number]]
    if (line[at]?.isCellStart) continue
    const space = em * (isNarrow(line[at - 1]?.text ?? '') && isNarrow(line[at]?.text ?? '') ? 0.35 : 0.6)
    if (next[0] - before[1] < space) before[1] = next[0] = Math.max(before[0], (before[1] + next[0]) / 2)
  }
  return edges
}

/** The engine's order is right where its boxes are not: one that stands before its predecessor is put behind it. */
function inOrder(line: readonly Symbol[]): Symbol[] {
  const placed: Symbol[] = []
  for (const symbol of line) {
    const before = placed.at(-1)
    const isBehind = !before || symbol.x0 + symbol.x1 > before.x0 + before.x1
    placed.push(isBehind ? symbol : { ...symbol, x0: before.x1, x1: before.x1 + symbol.x1 - symbol.x0 })
  }
  return placed
}

/** A symbol of a page that lies askew, as if it lay level: turned about the middle of the picture. */
function levelled(symbol: Symbol, { width, height, skew }: PreparedPicture): Symbol {
  const radians = -skew * Math.PI / 180
  const [dx, dy] = [(symbol.x0 + symbol.x1 - width) / 2, (symbol.y0 + symbol.y1 - height) / 2]
  const x = dx * Math.cos(radians) - dy * Math.sin(radians) + width / 2
  const y = dx * Math.sin(radians) + dy * Math.cos(radians) + height / 2
  const [halfWidth, halfHeight] = [(symbol.x1 - symbol.x0) / 2, (symbol.y1 - symbol.y0) / 2]
  return { ...symbol, x0: x - halfWidth, x1: x + halfWidth, y0: y - halfHeight, y1: y + halfHeight }
}
