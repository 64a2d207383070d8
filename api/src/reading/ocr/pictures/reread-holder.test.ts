import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { RecognisedPage } from '../../recognition/public.ts'
import { type Recogniser, withRecogniser } from '../../recognition/run.ts'
import { drawPdf } from '../../../testing/files/draw-pdf.ts'
import { scanOf } from '../../../testing/files/scan.ts'
import { readDocument } from './read-document.ts'

let folder: string
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'closer-look-'))
})
after(() => rm(folder, { recursive: true, force: true }))

const lookups = {
  banks: {
    banks: () => Promise.resolve([{ code: '0001', name: 'みずほ銀行', short_name: 'みずほ' }]),
    branchesOf: () => Promise.resolve([{ code: '001', name: '東京営業部', short_name: '東京営業部' }]),
  },
  issuerOf: () => Promise.resolve(null),
}

// What the engine takes kana for among kanji.
const kanjiAlike = new Map(Object.entries({ カ: '力', ニ: '二', タ: '夕', ハ: '八', ロ: '口', エ: '工' }))
const withoutRereading = () => Promise.resolve([])

/** Pages by invoice and pass, so that what two tests look at is recognised once. */
const recognised = new Map<string, Promise<RecognisedPage>>()
function recognisedOnce(key: string, recognise: () => Promise<RecognisedPage>): Promise<RecognisedPage> {
  const page = recognised.get(key) ?? recognise()
  recognised.set(key, page)
  return page
}

/**
 * Reads the scan of an invoice; its page is read as an engine does that takes kana for kanji, or its lines as
 * `recogniseLine` does.
 */
async function holderOf(
  issuer: string,
  holder: string,
  {
    areKanaMistaken = false,
    recogniseLine,
  }: { areKanaMistaken?: boolean; recogniseLine?: Recogniser['recogniseLine'] } = {},
) {
  const path = join(folder, 'scan.png')
  await writeFile(
    path,
    await (
      await scanOf(
        await drawPdf([
          [230, 40, '請求書', 20],
          [40, 90, '株式会社サンプル商事 御中', 12],
          [360, 100, '発行日 2026年11月1日'],
          [360, 116, '請求書番号 K-2026-118'],
          [360, 150, issuer, 12],
          [40, 200, 'ご請求金額 110,000円（税込）', 14],
          [40, 226, 'お支払期限 2026年11月30日'],
          [40, 420, '振込先 みずほ銀行 東京営業部 普通 1234567'],
          [40, 438, '口座名義'],
          [130, 438, holder],
        ]),
      )
    )
      .png()
      .toBuffer(),
  )
  const recogniser: typeof withRecogniser = (pictures, use) =>
    withRecogniser(pictures, product =>
      use({
        ...product,
        ...(recogniseLine && { recogniseLine }),
        recognise: async task => {
          const page = await recognisedOnce(`${issuer} ${holder} ${task.pass}`, () => product.recognise(task))
          return areKanaMistaken
            ? {
                ...page,
                lines: page.lines.map(line =>
                  line.map(mark => ({ ...mark, text: kanjiAlike.get(mark.text) ?? mark.text })),
                ),
              }
            : page
        },
      }),
    )
  const { account_holder_kana } = await readDocument(
    { path, contentType: 'image/png', pictureDir: folder },
    lookups,
    {},
    { recogniser },
  )
  return account_holder_kana
}

test('takes no kana for a holder where its line holds other writing', async () => {
  const { value } = await holderOf('株式会社睦美電機', '株式会社睦美電機')
  assert.equal(value, null)
})

test('keeps what the looks at the page read where a closer look gives no whole name', async () => {
  const junk = [...'ドカポメニーメリジク'].map((text, at) => ({
    text,
    confidence: 95,
    x0: at * 40,
    y0: 20,
    x1: at * 40 + 36,
    y1: 100,
  }))
  const { value } = await holderOf('株式会社高墓蟹', 'タカハカニ（カ', { recogniseLine: () => Promise.resolve(junk) })
  assert.equal(value, 'ﾀｶﾊｶﾆ(ｶ')
})

test('reads a holder whose kana were taken for kanji by a closer look at its line', async () => {
  const [issuer, holder] = ['株式会社高墓蟹', 'タカハカニ（カ']
  assert.notEqual(
    (await holderOf(issuer, holder, { areKanaMistaken: true, recogniseLine: withoutRereading })).value,
    'ﾀｶﾊｶﾆ(ｶ',
  )
  const { value, confidence, place } = await holderOf(issuer, holder, { areKanaMistaken: true })
  assert.deepEqual([value, confidence], ['ﾀｶﾊｶﾆ(ｶ', 'check'])
  assert.ok(
    place && Math.abs(place.y - 438 / 842) < 0.02 && Math.abs(place.x - 130 / 595) < 0.03,
    JSON.stringify(place),
  )
})
