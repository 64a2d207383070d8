import { mostScale, openPage, pagePixels, preparePicture } from '../recognition/public.ts'
import type { TaskAnswer } from '../task-process/public.ts'
import { stripWidthOf } from './line-strip.ts'
import { type DigitEngine, startDigitEngine } from './engine.ts'
import { productModels } from './models.ts'
import type { DigitLine, DigitPage, DigitTask, Point, Seen } from './protocol.ts'
import type { TextArea } from './text-areas.ts'

const [models] = process.argv.slice(2)
/** Pixels of lines on a page, one after another: three times what a dense invoice has. */
const mostRead = 60_000
const leastDigits = 2
/** In heights of the line: with fewer characters than one for each of these the other engine has missed some. */
const mostPitch = 2.5

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
const startEngine = async (): Promise<DigitEngine> => startDigitEngine(models ?? productModels())

async function read({ page, path, quarterTurns, seen }: DigitTask): Promise<DigitPage> {
  started ??= startEngine()
  const [engine, picture] = await Promise.all([
    started,
    openPage(path).then(open => preparePicture(open, { quarterTurns, isTurnedLevel: true, scale: mostScale })),
  ])
  const { width, height, page: size, turnedBy, skew } = picture
  const turn = { width, height, page: size, turnedBy, skew }
  const scale = pagePixels(turn)
  const onPicture = ({ x, y }: Point): Point => ({ x: x / scale + width / 2, y: y / scale + height / 2 })
  const [digits, others] = [seen.digits.map(onPicture), seen.others.map(onPicture)]
  const lines: DigitLine[] = []
  let read = 0
  for (const area of await engine.findLines(picture)) {
    if (!isWorthReading(area, { digits, others })) continue
    read += stripWidthOf(area)
    if (read > mostRead) break
    const characters = await engine.readLine(picture, area)
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
  return { page, lines, turn }
}

function isWorthReading({ left, right, top, bottom }: TextArea, { digits, others }: Seen): boolean {
  const isInside = ({ x, y }: Point) => x > left && x < right && y > top && y < bottom
  const digitCount = digits.filter(isInside).length
  const count = digitCount + others.filter(isInside).length
  return digitCount >= leastDigits || (right - left) / (bottom - top) > count * mostPitch
}
