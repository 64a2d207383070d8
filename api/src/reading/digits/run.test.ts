import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { drawPdf } from '../../testing/files/draw-pdf.ts'
import { scanOf } from '../../testing/files/scan.ts'
import { RecognitionError } from '../task-process/public.ts'
import { createFileProcesses } from '../../platform/process/public.ts'
import type { DigitPage, Seen } from './protocol.ts'
import { withDigitReader } from './run.ts'

let folder: string
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'digits-'))
})
after(() => rm(folder, { recursive: true, force: true }))

const nothingSeen = { digits: [], others: [], kana: [] }

function read(path: string, { models, seen = nothingSeen }: { models?: string; seen?: Seen } = {}) {
  const task = { page: 1, path, quarterTurns: 0, seen }
  return withDigitReader([path], ({ readDigits }) => readDigits(task), createFileProcesses(), models)
}

async function pictureOf(name: string, picture: { png(): { toBuffer(): Promise<Buffer> } }): Promise<string> {
  const path = join(folder, `${name}.png`)
  await writeFile(path, await picture.png().toBuffer())
  return path
}

test('says that it cannot read where its models are missing', async () => {
  const path = await pictureOf(
    'white',
    sharp({ create: { width: 400, height: 400, channels: 3, background: 'white' } }),
  )
  await assert.rejects(read(path, { models: join(folder, 'no-models') }), RecognitionError)
})

test('refuses a picture that has the shape of no page', async () => {
  const thread = sharp({ create: { width: 40, height: 20_000, channels: 3, background: 'white' } })
  await assert.rejects(read(await pictureOf('thread', thread)), /the shape of no page|no page is/)
})

const textOf = ({ characters }: DigitPage['lines'][number]): string => characters.map(({ text }) => text).join('')

test('reads the digits of a scan where they stand', async () => {
  const pdf = await drawPdf([
    [40, 90, '登録番号 T5999998954133', 12],
    [40, 200, 'ご請求金額 ¥1,112,560', 14],
    [320, 420, '口座番号 1606096'],
  ])
  const { lines } = await read(await pictureOf('scan', await scanOf(pdf)))
  for (const digits of ['T5999998954133', '1,112,560', '1606096'])
    assert.ok(
      lines.some(line => textOf(line).includes(digits)),
      lines.map(textOf).join('\n'),
    )
  const account = lines.find(line => textOf(line).includes('1606096'))
  const at = account && { x: account.characters.at(-7)?.x ?? 0, y: account.box.y + account.box.height / 2 }
  assert.ok(at && at.x > 0.55 && at.x < 0.75 && Math.abs(at.y - 0.5) < 0.04, JSON.stringify(at))
})

// 200 dots an inch, from the middle of the sheet.
const pointAt = (x: number, y: number) => ({ x: ((x - 595 / 2) * 200) / 72, y: ((y - 842 / 2) * 200) / 72 })

test('reads kana where they are asked for, and no other line', async () => {
  const pdf = await drawPdf([
    [40, 90, 'カタログノート', 12],
    [40, 200, '口座名義 カ）エルネスタデザイン', 10],
  ])
  const seen = { ...nothingSeen, kana: [pointAt(120, 205)] }
  const { kana } = await read(await pictureOf('kana', await scanOf(pdf)), { seen })
  assert.deepEqual(
    kana.map(line =>
      textOf(line)
        .normalize('NFKC')
        .replace(/^.座| /g, ''),
    ),
    ['名義カ)エルネスタデザイン'],
  )
})

test('reads every line of a page of which all is asked for', async () => {
  const pdf = await drawPdf([
    [40, 90, '登録番号 T5999998954133', 12],
    [40, 200, '口座名義 カ）エルネスタデザイン', 12],
  ])
  const path = await pictureOf('whole', await scanOf(pdf))
  const { kana, lines } = await withDigitReader([path], async ({ readDigits }) => {
    await readDigits({ page: 1, path, quarterTurns: 0, seen: nothingSeen })
    return readDigits({ page: 1, path, quarterTurns: 0 })
  })
  const textsOf = (read: DigitPage['lines']) => read.map(line => textOf(line).normalize('NFKC').replaceAll(' ', ''))
  assert.deepEqual(
    textsOf(lines).map(text => text.slice(-14)),
    ['T5999998954133'],
  )
  for (const text of ['5999998954133', 'カ)エルネスタデザイン'])
    assert.ok(
      textsOf(kana).some(line => line.endsWith(text)),
      text,
    )
})
