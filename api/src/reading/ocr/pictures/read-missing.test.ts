import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DigitPage } from '../../digits/public.ts'
import type { RecognisedPage } from '../../recognition/public.ts'
import { readPictures } from './read-pictures.ts'

type DigitLine = DigitPage['lines'][number]

const turn = { width: 1600, height: 2300, page: { width: 1600, height: 2300 }, turnedBy: 0, skew: 0 }
const [pitch, high] = [22, 22]

const wordsAt = (y: number, text: string): RecognisedPage['lines'][number] =>
  [...text].map((character, at) => ({
    text: character,
    confidence: 95,
    x0: 100 + at * pitch,
    x1: 100 + (at + 1) * pitch - 2,
    y0: y,
    y1: y + high,
  }))

const lineAt = (y: number, text: string): DigitLine => ({
  box: {
    x: 96 / turn.width,
    y: (y - 5) / turn.height,
    width: ([...text].length * pitch + 8) / turn.width,
    height: (high + 10) / turn.height,
  },
  characters: [...text].map((character, at) => ({ text: character, x: (100 + (at + 0.5) * pitch) / turn.width })),
})

const lookups = {
  banks: { banks: () => Promise.resolve([]), branchesOf: () => Promise.resolve([]) },
  issuerOf: () => Promise.resolve(null),
  nameKanaOf: () => Promise.resolve(null),
}

/** Reads a page of which the first engine sees these words in every pass, and the second one those lines, if asked. */
async function readPage(words: readonly string[], all: readonly string[]) {
  const [lines, kana] = [
    words.map((text, at) => wordsAt(100 + at * 60, text)),
    all.map((text, at) => lineAt(100 + at * 60, text)),
  ]
  let looks = 0
  const fields = await readPictures(
    [{ page: 1, path: 'page.png' }],
    [],
    lookups,
    { onFields() {}, onText() {} },
    {
      recogniser: (_, use) => use({ recognise: ({ page }) => Promise.resolve({ page, lines, turn }) }),
      digitReader: (_, use) =>
        use({
          readDigits: ({ page, seen }) => {
            if (!seen) looks++
            return Promise.resolve({ page, lines: [], kana: seen ? [] : kana, turn })
          },
        }),
    },
  )
  return { fields, looks }
}

const title = '株式会社サンプル商事御中'
const total = 'ご請求金額110,000円'

// 「放電共 久」 of 2026/11/22発行: seven points of a photo, of which the first engine made nothing.
test('finds what is missing where the second engine reads every line, to be checked', async () => {
  const issued = '発行日2026年10月31日'
  const { fields, looks } = await readPage(
    [title, issued, '放電共久仙台', total],
    [title, '発行日2026年10月30日', '支払期限2026年11月30日', total],
  )
  assert.equal(looks, 1)
  assert.deepEqual([fields.due_date.value, fields.due_date.confidence], ['2026-11-30', 'check'])
  assert.equal(fields.issue_date.value, '2026-10-31')
})

test('does not look once more at a paper in a foreign currency', async () => {
  const { fields, looks } = await readPage([title, 'Total US$ 1,100.00', '発行日2026年10月31日'], [title, total])
  assert.equal(looks, 0)
  assert.equal(fields.total_amount.value, null)
})
