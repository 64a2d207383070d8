import { readFile } from 'node:fs/promises'
import type { InferenceSession } from 'onnxruntime-node'
import { type GreyPicture, greyOf, toSharp } from '../page-picture/public.ts'
import { decode, type ReadCharacter } from './decode.ts'
import { lineStrip, stripHeight } from './line-strip.ts'
import type { ModelFiles, ReaderFiles } from './models.ts'
import { type TextArea, textAreas } from './text-areas.ts'

/** Lines of text, in pixels of the picture. */
type FindLines = (picture: GreyPicture) => Promise<TextArea[]>
export type ReadLine = (picture: GreyPicture, area: TextArea) => Promise<ReadCharacter[]>

/** Finds lines of text, and reads one. */
export interface DigitEngine {
  readonly findLines: FindLines
  readonly readDigits: ReadLine
  /** Started when it is first needed: most of a page has none. */
  readonly readKana: ReadLine
}

// One core, and memory given back: with an arena a process grows to twice as much over the pages of a document.
const options: InferenceSession.SessionOptions = {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  executionMode: 'sequential',
  enableCpuMemArena: false,
  enableMemPattern: false,
}

/** Pixels of the long side at which lines are looked for: 110 dpi of a sheet of A4. */
const detectedLength = 1_280
/** Sides have to be multiples of it. */
const detectedStep = 32
// Means and deviations of the pictures that the detector was trained on (ImageNet).
const channels = [
  { mean: 0.485, deviation: 0.229 },
  { mean: 0.456, deviation: 0.224 },
  { mean: 0.406, deviation: 0.225 },
]
/** Shorter lines get room behind them, as in training. */
const leastStripWidth = 160
const stripStep = 8

/** A model that turns numbers of one shape into others. */
type Model = (input: Float32Array, shape: readonly number[]) => Promise<Float32Array>

/** PP-OCR by the onnxruntime. @throws where a model is missing or the runtime is not made for this machine */
export async function startDigitEngine(models: ModelFiles): Promise<DigitEngine> {
  const [detector, readDigits] = await Promise.all([modelOf(models.detector), readerOf(models.digits)])
  let kana: Promise<ReadLine> | undefined
  return {
    findLines: picture => findLines(detector, picture),
    readDigits,
    readKana: async (picture, area) => (await (kana ??= readerOf(models.kana)))(picture, area),
  }
}

async function readerOf(files: ReaderFiles): Promise<ReadLine> {
  const [model, alphabet] = await Promise.all([modelOf(files.model), readFile(files.alphabet, 'utf8').then(alphabetOf)])
  return (picture, area) => readLine(model, alphabet, picture, area)
}

async function modelOf(path: string): Promise<Model> {
  // Where the runtime cannot be loaded its error is an answer, and not the end of the process.
  const { InferenceSession: Session, Tensor } = await import('onnxruntime-node')
  const session = await Session.create(await readFile(path), options)
  const [inputName = ''] = session.inputNames
  const [outputName = ''] = session.outputNames
  return async (input, shape) => {
    const output = (await session.run({ [inputName]: new Tensor('float32', input, shape) }))[outputName]
    if (!(output?.data instanceof Float32Array)) throw new TypeError(`${outputName} is no array of numbers`)
    return output.data
  }
}

const alphabetOf = (keys: string): string[] => ['', ...keys.replace(/\r?\n$/, '').split(/\r?\n/), ' ']

async function findLines(detector: Model, picture: GreyPicture): Promise<TextArea[]> {
  const scale = Math.min(1, detectedLength / Math.max(picture.width, picture.height))
  const sideOf = (length: number) => Math.max(1, Math.round((length * scale) / detectedStep)) * detectedStep
  const [width, height] = [sideOf(picture.width), sideOf(picture.height)]
  const small = await greyOf(toSharp(picture).resize({ width, height, fit: 'fill' }))
  const input = new Float32Array(channels.length * width * height)
  channels.forEach(({ mean, deviation }, channel) => {
    const from = channel * width * height
    for (let at = 0; at < width * height; at++) input[from + at] = ((small.pixels[at] ?? 255) / 255 - mean) / deviation
  })
  const likely = await detector(input, [1, channels.length, height, width])
  const [across, along] = [picture.width / width, picture.height / height]
  return textAreas({ likely, width, height }).map(({ left, right, top, bottom, slope }) => ({
    left: left * across,
    right: right * across,
    top: top * along,
    bottom: bottom * along,
    slope: (slope * along) / across,
  }))
}

async function readLine(
  reader: Model,
  alphabet: readonly string[],
  picture: GreyPicture,
  area: TextArea,
): Promise<ReadCharacter[]> {
  const strip = lineStrip(picture, area)
  const width = Math.ceil(Math.max(strip.width, leastStripWidth) / stripStep) * stripStep
  const input = new Float32Array(channels.length * stripHeight * width)
  for (let row = 0; row < channels.length * stripHeight; row++) {
    for (let column = 0; column < strip.width; column++)
      input[row * width + column] = ((strip.pixels[(row % stripHeight) * strip.width + column] ?? 1) - 0.5) / 0.5
  }
  const scores = await reader(input, [1, channels.length, stripHeight, width])
  return decode(scores, alphabet).map(({ text, at }) => ({ text, at: (at * width) / strip.width }))
}
