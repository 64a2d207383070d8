import type { OcrFields } from '@invoice-card/contracts'
import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { withDigitReader } from '../../digits/run.ts'
import { drawPdf } from '../../../testing/files/draw-pdf.ts'
import { scanOf } from '../../../testing/files/scan.ts'
import { readDocument } from './read-document.ts'

let folder: string
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'holder-'))
})
after(() => rm(folder, { recursive: true, force: true }))

const lookups = {
  banks: {
    banks: () => Promise.resolve([{ code: '0001', name: 'みずほ銀行', short_name: 'みずほ' }]),
    branchesOf: () => Promise.resolve([{ code: '001', name: '東京営業部', short_name: '東京営業部' }]),
  },
  issuerOf: () => Promise.resolve(null),
  nameKanaOf: () => Promise.resolve(null),
}

/** With this share the second engine has voted for the first time; the passes that follow read no kana. */
const firstVote = 1.5 / 4

/** Reads the scan of an invoice whose account is in the name of `holder`, until both engines have read it once. */
async function holderOf(issuer: string, holder: string, models?: string): Promise<OcrFields['account_holder_kana']> {
  const path = join(folder, 'scan.png')
  const pdf = await drawPdf([
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
  ])
  await writeFile(path, await (await scanOf(pdf)).png().toBuffer())
  const voted = Promise.withResolvers<OcrFields['account_holder_kana']>()
  const enough = new Error('enough')
  const reading = readDocument(
    { path, contentType: 'image/png', pictureDir: folder },
    lookups,
    {
      onFields: ({ account_holder_kana }, share) => {
        if (share < firstVote) return
        voted.resolve(account_holder_kana)
        throw enough
      },
    },
    { digitReader: (pictures, use, processes) => withDigitReader(pictures, use, processes, models) },
  )
  await assert.rejects(reading, enough)
  return voted.promise
}

test('takes no kana for a holder where its line holds other writing', async () => {
  const { value } = await holderOf('株式会社睦美電機', '株式会社睦美電機')
  assert.equal(value, null)
})

test('uses what the first engine read where the one that knows kana is missing', async () => {
  const { value, confidence } = await holderOf('株式会社高墓蟹', 'タカハカニ（カ', folder)
  assert.deepEqual([value, confidence], ['ﾀｶﾊｶﾆ(ｶ', 'check'])
})

test('reads a holder in half-width kana by the engine that knows them, and says where it stands', async () => {
  const { value, confidence, place } = await holderOf('株式会社高墓蟹', 'ｶ)ｴﾙﾈｽﾀﾃﾞｻﾞｲﾝ')
  assert.deepEqual([value, confidence], ['ｶ)ｴﾙﾈｽﾀﾃﾞｻﾞｲﾝ', 'check'])
  assert.ok(
    place && Math.abs(place.y - 438 / 842) < 0.02 && Math.abs(place.x - 130 / 595) < 0.03,
    JSON.stringify(place),
  )
})
