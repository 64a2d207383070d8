import {
  mostScale,
  openPage,
  pagePixels,
  preparePicture,
  type PreparedPicture,
  useEveryCore,
} from '../page-picture/public.ts'
import type { TaskAnswer } from '../task-process/public.ts'
import { stripWidthOf } from './line-strip.ts'
import type { ReadCharacter } from './decode.ts'
import { type DigitEngine, type ReadLine, startDigitEngine } from './engine.ts'
import { modelsIn, productModels } from './models.ts'
import type { DigitLine, DigitPage, DigitTask, Point } from './protocol.ts'
import type { TextArea } from './text-areas.ts'

const [models] = process.argv.slice(2)
/** Pixels of lines on a page, one after another: three times what a dense invoice has. */
const mostRead = 60_000
const leastDigits = 2
/** In heights of the line: with fewer characters than one for each of these the other engine has missed some. */
const mostPitch = 2.5

useEveryCore()

const answer = (message: TaskAnswer<DigitPage>) => process.send?.(message)

// The parent ends this process as soon as it has what it wants, and the lost channel ends it without a parent.
process.on('disconnect', () => process.exit(1))
process.on('message', (task: DigitTask) => {
  read(task).then(
    result => answer({ kind: 'done', result }),
    (error: unknown) => answer({ kind: 'problem', detail: String(error) }),
  )
})

let started: Promise<DigitEngine> | undefined
const startEngine = async (): Promise<DigitEngine> =>
  startDigitEngine(models === undefined ? productModels() : modelsIn(models, models))

/** A page made ready, with its lines. */
interface ReadyPage {
  readonly picture: PreparedPicture
  readonly areas: readonly TextArea[]
  /** What the model for digits has read. */
  readonly read: Map<TextArea, Promise<ReadCharacter[]>>
}

/** All lines are asked for after those with digits: the last page is not prepared twice. */
let last: { readonly key: string; readonly ready: Promise<ReadyPage> } | undefined

function preparePage(path: string, quarterTurns: number, engine: Promise<DigitEngine>): Promise<ReadyPage> {
  const key = `${quarterTurns} ${path}`
  if (last?.key !== key) last = { key, ready: findLines(path, quarterTurns, engine) }
  return last.ready
}

async function findLines(path: string, quarterTurns: number, started: Promise<DigitEngine>): Promise<ReadyPage> {
  const [engine, picture] = await Promise.all([
    started,
    openPage(path).then(open => preparePicture(open, { quarterTurns, isTurnedLevel: true, scale: mostScale })),
  ])
  return { picture, areas: await engine.findLines(picture), read: new Map() }
}

async function read({ page, path, quarterTurns, seen }: DigitTask): Promise<DigitPage> {
  started ??= startEngine()
  const [engine, { picture, areas, read: known }] = await Promise.all([
    started,
    preparePage(path, quarterTurns, started),
  ])
  const { width, height, page: size, turnedBy, skew } = picture
  const turn = { width, height, page: size, turnedBy, skew }
  const readAll = async (wanted: readonly TextArea[], readLine: ReadLine): Promise<DigitLine[]> => {
    const lines: DigitLine[] = []
    let read = 0
    for (const area of wanted) {
      read += stripWidthOf(area)
      if (read > mostRead) break
      const characters = await readLine(picture, area)
      const wide = area.right - area.left
      lines.push({
        box: {
          x: area.left / width,
          y: area.top / height,
          width: wide / width,
          height: (area.bottom - area.top) / height,
        },
        characters: characters.map(({ text, at }) => ({ text, x: (area.left + at * wide) / width })),
      })
    }
    return lines
  }
  const readDigits: ReadLine = (from, area) => {
    const characters = known.get(area) ?? engine.readDigits(from, area)
    known.set(area, characters)
    return characters
  }
  if (seen === undefined) {
    const all = await readAll(areas, engine.readKana)
    const withDigits = areas.filter((_, at) => (all[at]?.characters.filter(isDigit).length ?? 0) >= leastDigits)
    return { page, lines: await readAll(withDigits, readDigits), kana: all, turn }
  }
  const scale = pagePixels(turn)
  const onPicture = ({ x, y }: Point): Point => ({ x: x / scale + width / 2, y: y / scale + height / 2 })
  const place = (points: readonly Point[]) => points.map(onPicture)
  const [digits, others, kana] = [place(seen.digits), place(seen.others), place(seen.kana)]
  return {
    page,
    lines: await readAll(
      areas.filter(area => isWorthReading(area, digits, others)),
      readDigits,
    ),
    kana: await readAll(
      areas.filter(area => kana.some(point => isInside(area, point))),
      engine.readKana,
    ),
    turn,
  }
}

const isDigit = ({ text }: { readonly text: string }): boolean => /\d/.test(text.normalize('NFKC'))

const isInside = ({ left, right, top, bottom }: TextArea, { x, y }: Point): boolean =>
  x > left && x < right && y > top && y < bottom

function isWorthReading(area: TextArea, digits: readonly Point[], others: readonly Point[]): boolean {
  const countIn = (points: readonly Point[]) => points.filter(point => isInside(area, point)).length
  const digitCount = countIn(digits)
  const count = digitCount + countIn(others)
  return digitCount >= leastDigits || (area.right - area.left) / (area.bottom - area.top) > count * mostPitch
}
