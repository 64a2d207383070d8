import { startEngine, type Engine, type Model, type RecognisedText } from './engine.ts'
import { turnDarkAreas } from './dark-areas.ts'
import { inkOf } from './ink.ts'
import { passes } from './passes.ts'
import { openPicture, preparePicture, type GreyPicture, type PreparedPicture } from './prepare-picture.ts'
import { pictureOfLine } from './line-picture.ts'
import { runsUpOrDown } from './skew.ts'
import type { LineTask, RecognisedLine, RecognisedPage, RecognitionAnswer, RecognitionQuestion, RecognitionTask } from './protocol.ts'

// A page that lies the wrong way gives symbols too, and the engine is sure of them; words it does not give.
const words = /請求|御中|合計|金額|振込|銀行|支店|口座|株式会社|有限会社|合同会社|登録番号|invoice|total/gi
const leastWords = 2
const manyWords = 5
const turnedScale = 0.7

const answer = (message: RecognitionAnswer) => process.send?.(message)

// The parent ends this process as soon as it has what it wants, and the lost channel ends it without a parent.
process.on('disconnect', () => process.exit(1))
process.on('message', (question: RecognitionQuestion) => {
  answerTo(question).then(answer, (error: unknown) => answer({ kind: 'problem', detail: String(error) }))
})

async function answerTo(question: RecognitionQuestion): Promise<RecognitionAnswer> {
  return question.kind === 'page' ? { kind: 'page', page: await recognise(question) } : { kind: 'line', line: await recogniseLine(question) }
}

/** One at a time: two sets of training data side by side take twice the memory. */
let running: { readonly model: Model, readonly engine: Engine } | null = null

async function engineFor(model: Model): Promise<Engine> {
  if (running?.model === model) return running.engine
  await running?.engine.end()
  running = { model, engine: await startEngine(model) }
  return running.engine
}

/** How pages lie, found once: by number of the page. */
const quarterTurns = new Map<number, number>()

async function recognise({ page, path, pass }: RecognitionTask): Promise<RecognisedPage> {
  const { model, ...preparation } = passes[pass]
  const engine = await engineFor(model)
  const picture = await openPicture(path)
  const attempt = async (turns: number) => {
    const prepared = await preparePicture(picture, { ...preparation, quarterTurns: turns })
    return { prepared, text: await engine.recognise(prepared) }
  }
  const known = quarterTurns.get(page) ?? await turnsOfSide(engine, picture)
  let { prepared, text } = await attempt(known ?? 0)
  const turns = known ?? (isReadable(text) ? text.quarterTurns : (await uprightTurns(engine, picture, [1, 3, 2], text)).turns)
  quarterTurns.set(page, turns)
  if (turns !== (known ?? 0)) ({ prepared, text } = await attempt(turns))
  return { page, lines: text.lines, turn: turnOf(prepared) }
}

/** With whichever training data are loaded. */
async function recogniseLine({ page, path, pass, box, alphabet, stretch }: LineTask): Promise<RecognisedLine> {
  const engine = running?.engine ?? await engineFor(passes[pass].model)
  const prepared = await preparePicture(await openPicture(path), { ...passes[pass], quarterTurns: quarterTurns.get(page) ?? 0 })
  return engine.recogniseLine(await pictureOfLine(prepared, box, stretch), alphabet)
}

const isReadable = (text: RecognisedText): boolean => countWords(text) >= leastWords

/** For a page whose lines run up or down; undefined where it says nothing either way. */
async function turnsOfSide(engine: Engine, picture: GreyPicture): Promise<number | undefined> {
  if (!await runsUpOrDown(await turnDarkAreas(picture))) return undefined
  const { turns, isRead } = await uprightTurns(engine, picture, [1, 3])
  return isRead ? turns : undefined
}

/** The quarter turns after which the page says most. */
async function uprightTurns(engine: Engine, picture: GreyPicture, tried: readonly number[], asItIs?: RecognisedText): Promise<{ turns: number, isRead: boolean }> {
  let [best, most] = [0, asItIs ? worth(asItIs) : 0]
  for (const turns of tried) {
    const text = await engine.recognise(await preparePicture(picture, { quarterTurns: turns, scale: turnedScale }))
    if (worth(text) > most) [best, most] = [turns, worth(text)]
    if (countWords(text) >= manyWords) break
  }
  return { turns: best, isRead: most >= leastWords }
}
const worth = (text: RecognisedText): number => countWords(text) + text.certainty / 100
const countWords = ({ lines }: RecognisedText): number => lines.map(line => inkOf(line).map(({ text }) => text).join('')).join('').match(words)?.length ?? 0

const turnOf = ({ width, height, page, turnedBy, skew }: PreparedPicture) => ({ width, height, page, turnedBy, skew })
