import { startEngine, type Engine, type Model, type RecognisedText } from './engine.ts'
import { inkOf } from './ink.ts'
import { passes } from './passes.ts'
import {
  openPage,
  type OpenPage,
  preparePicture,
  type PreparedPicture,
  useEveryCore,
  withoutSeals,
} from '../page-picture/public.ts'
import type { RecognisedPage, RecognitionTask } from './protocol.ts'
import type { TaskAnswer } from '../task-process/public.ts'

// A page that lies the wrong way gives symbols too, and the engine is sure of them; words it does not give.
const words = /請求|御中|合計|金額|振込|銀行|支店|口座|株式会社|有限会社|合同会社|登録番号|invoice|total/gi
const leastWords = 2
const manyWords = 5
const turnedScale = 0.7

useEveryCore()

const answer = (message: TaskAnswer<RecognisedPage>) => process.send?.(message)

// The parent ends this process as soon as it has what it wants, and the lost channel ends it without a parent.
process.on('disconnect', () => process.exit(1))
process.on('message', (task: RecognitionTask) => {
  recognise(task).then(
    result => answer({ kind: 'done', result }),
    (error: unknown) => answer({ kind: 'problem', detail: String(error) }),
  )
})

/** One at a time: two sets of training data side by side take twice the memory. */
let running: { readonly model: Model; readonly engine: Promise<Engine> } | null = null

function engineFor(model: Model): Promise<Engine> {
  if (running?.model === model) return running.engine
  const ended = running?.engine.then(engine => engine.end()) ?? Promise.resolve()
  running = { model, engine: ended.then(() => startEngine(model)) }
  return running.engine
}

// Before there is a task: its picture may still be drawn. The task reports a failure.
engineFor(passes.straight.model).catch(() => {})

/** Each pass reads the page again; one is cached, for most documents have one. */
let open: { readonly path: string; readonly page: Promise<OpenPage> } | null = null

function opened(path: string): Promise<OpenPage> {
  if (open?.path !== path) open = { path, page: openPage(path) }
  return open.page
}

/** How pages lie, found once: by number of the page. */
const quarterTurns = new Map<number, number>()

async function recognise({ page, path, pass }: RecognitionTask): Promise<RecognisedPage> {
  const { model, isWithoutSeals = false, ...preparation } = passes[pass]
  // The engine loads its training data on one core while the page is opened on another.
  const [engine, picture] = await Promise.all([engineFor(model), opened(path)])
  const source = isWithoutSeals ? withoutSeals(picture) : picture
  const attempt = async (turns: number) => {
    const prepared = await preparePicture(source, { ...preparation, quarterTurns: turns })
    return { prepared, text: await engine.recognise(prepared) }
  }
  const known = quarterTurns.get(page) ?? (await turnsOfSide(engine, picture))
  let { prepared, text } = await attempt(known ?? 0)
  const turns =
    known ?? (isReadable(text) ? text.quarterTurns : (await uprightTurns(engine, picture, [1, 3, 2], text)).turns)
  quarterTurns.set(page, turns)
  if (turns !== (known ?? 0)) ({ prepared, text } = await attempt(turns))
  return { page, lines: text.lines, turn: turnOf(prepared) }
}

const isReadable = (text: RecognisedText): boolean => text.isInPlace && countWords(text) >= leastWords

/** For a page whose lines run up or down; undefined where it says nothing either way. */
async function turnsOfSide(engine: Engine, picture: OpenPage): Promise<number | undefined> {
  if (!picture.isOnSide) return undefined
  const { turns, isRead } = await uprightTurns(engine, picture, [1, 3])
  return isRead ? turns : undefined
}

/**
 * The quarter turns after which the page says most. Where the engine reads one of them lying on its side, its lines run
 * across that way, and turned once more by half they would again.
 */
async function uprightTurns(
  engine: Engine,
  picture: OpenPage,
  tried: readonly number[],
  asItIs?: RecognisedText,
): Promise<{ turns: number; isRead: boolean }> {
  let [best, most] = [0, asItIs ? worth(asItIs) : 0]
  const onSide = new Set(asItIs && !asItIs.isInPlace ? [0] : [])
  for (const turns of tried) {
    if (onSide.has(turns % 2)) continue
    const text = await engine.recognise(await preparePicture(picture, { quarterTurns: turns, scale: turnedScale }))
    if (!text.isInPlace) onSide.add(turns % 2)
    if (worth(text) > most) [best, most] = [turns, worth(text)]
    if (text.isInPlace && countWords(text) >= manyWords) break
  }
  return { turns: best, isRead: most >= leastWords }
}
/** Without their places words say nothing: no label finds its value. */
const worth = (text: RecognisedText): number => (text.isInPlace ? countWords(text) + text.certainty / 100 : 0)
const countWords = ({ lines }: RecognisedText): number =>
  lines
    .map(line =>
      inkOf(line)
        .map(({ text }) => text)
        .join(''),
    )
    .join('')
    .match(words)?.length ?? 0

const turnOf = ({ width, height, page, turnedBy, skew }: PreparedPicture) => ({ width, height, page, turnedBy, skew })
