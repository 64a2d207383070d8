import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { drawPdf, type PositionedText } from '../../../testing/files/draw-pdf.ts'
import { type InvoiceReader, startInvoiceReader } from '../../../testing/files/invoice-reader.ts'

let reader: InvoiceReader
before(async () => {
  reader = await startInvoiceReader()
})
after(() => reader.app.close())

const read = async (...pages: readonly (readonly PositionedText[])[]) => reader.read(await drawPdf(...pages))

test('answers not read for a page without text', async () => {
  const { ocr } = await read([[40, 40, '印']])
  assert.equal(ocr.status, 'not_read')
})

test('guesses nothing from a letter that is no invoice', async () => {
  const { values } = await read([
    [40, 40, '拝啓 時下ますますご清栄のこととお慶び申し上げます。'],
    [40, 60, 'さて、このたび弊社は本社を移転いたしました。お近くにお越しの際はお立ち寄りください。'],
    [40, 100, '電話 03-1234-5678'],
  ])
  for (const name of [
    'total_amount',
    'due_date',
    'registration_number',
    'bank_code',
    'account_number',
    'account_holder_kana',
  ] as const)
    assert.equal(values[name] ?? null, null, name)
})

test('never fills a holder that stands in kanji only', async () => {
  const { values } = await read([
    [40, 40, '請求書番号 A-1'],
    [40, 60, '振込先 みずほ銀行 東京営業部 普通 1234567'],
    [40, 80, '口座名義 株式会社青葉デザイン製作所'],
  ])
  assert.equal(values.account_holder_kana, null)
  assert.equal(values.account_number, '1234567')
})

test('doubts a total that nothing confirms and one that another contradicts', async () => {
  assert.deepEqual(
    (
      await read([
        [40, 40, '請求書 株式会社サンプル商事 御中 10月分のご請求です。よろしくお願いします。'],
        [40, 70, 'ご請求金額 12,000円'],
      ])
    ).unsure,
    ['total_amount'],
  )
  const { values, unsure } = await read([
    [40, 40, '請求書 株式会社サンプル商事 御中 10月分のご請求です。よろしくお願いします。'],
    [40, 60, '前回ご請求額 99,000円'],
    [40, 80, '小計 10,000円'],
    [40, 100, '消費税 1,000円'],
    [40, 120, 'ご請求金額 21,000円'],
    [40, 140, 'ご請求金額 11,000円'],
  ])
  assert.deepEqual([values.total_amount, unsure.includes('total_amount')], [21_000, true])
})

test('doubts a bank whose code is that of another', async () => {
  const { unsure } = await read([
    [40, 40, '請求書 振込先のご案内 株式会社サンプル商事 御中'],
    [40, 60, '三菱UFJ銀行（0001） 新宿支店（341） 普通 7654321'],
  ])
  assert.ok(unsure.includes('bank_code'))
  assert.ok(!unsure.includes('branch_code'))
})

test('reads values under their headings and a table of the account', async () => {
  const { values, unsure } = await read([
    [40, 40, '請求書 INVOICE', 24],
    [430, 44, '請求番号：NL0000482'],
    [430, 60, '発行日：2026/11/01'],
    [40, 90, '合同会社ノースリンク', 14],
    [40, 112, '〒060-0005 北海道札幌市中央区北五条西4-7'],
    [40, 126, 'TEL 03-1415-2555 FAX 03-1415-2559'],
    [40, 140, '登録番号：T1999997470185'],
    [350, 96, '株式会社サンプル商事　御中', 13],
    [150, 190, '合計金額（税込）'],
    [430, 190, 'お振込期限'],
    [270, 214, '124,557円', 14],
    [365, 216, '2026/11/27'],
    [120, 260, '品名・摘要'],
    [290, 260, '数量'],
    [360, 260, '単価'],
    [430, 260, '税率'],
    [500, 260, '金額'],
    [40, 284, 'クラウド利用料 11月分'],
    [300, 284, '1'],
    [360, 284, '98,000'],
    [430, 284, '10%'],
    [500, 284, '98,000'],
    [40, 308, '従量課金（API）'],
    [300, 308, '15,234'],
    [360, 308, '1'],
    [430, 308, '10%'],
    [500, 308, '15,234'],
    [360, 340, '小計'],
    [490, 340, '113,234円'],
    [330, 364, '10%対象 113,234円'],
    [470, 364, '消費税 11,323円'],
    [360, 388, '合計'],
    [490, 388, '124,557円'],
    [60, 430, '金融機関'],
    [130, 430, 'ＧＭＯあおぞらネット銀行（0310）'],
    [60, 454, '支店名'],
    [130, 454, '法人営業部（101）'],
    [60, 478, '口座種別'],
    [130, 478, '普通預金'],
    [60, 502, '口座番号'],
    [130, 502, '2045871'],
    [60, 526, '口座名義'],
    [130, 526, 'ド）ノースリンク'],
  ])
  assert.deepEqual(values, {
    issuer_name: '合同会社ノースリンク',
    registration_number: 'T1999997470185',
    invoice_number: 'NL0000482',
    issue_date: '2026-11-01',
    due_date: '2026-11-27',
    total_amount: 124_557,
    standard_taxable_amount: 113_234,
    reduced_taxable_amount: null,
    nontaxable_amount: null,
    standard_tax_amount: 11_323,
    reduced_tax_amount: null,
    bank_code: '0310',
    bank_name: 'GMOあおぞらネット銀行',
    branch_code: '101',
    branch_name: '法人営業部',
    account_type: 1,
    account_number: '2045871',
    account_holder_kana: 'ﾄﾞ)ﾉ-ｽﾘﾝｸ',
    payer_name: '株式会社サンプル商事',
  })
  assert.deepEqual(unsure, [])
})

test('reads a sole proprietor with withholding tax, full-width digits, an era and postal bank', async () => {
  const { values, unsure, ocr } = await read([
    [230, 40, '御　請　求　書', 20],
    [400, 80, '令和８年１０月２０日'],
    [40, 90, '株式会社サンプル商事'],
    [40, 106, '総務部　御中'],
    [380, 110, '山田写真事務所'],
    [380, 126, '山田　恵'],
    [380, 142, '〒168-0064 東京都杉並区永福二丁目4番11号'],
    [380, 156, '電話 03-3328-0514'],
    [380, 170, '登録番号　Ｔ２８１０４５７３６０１９５'],
    [40, 200, '請　求　書　Ｎｏ．　第２０２６－０８号'],
    [40, 230, 'ご 請 求 額　金８９，７９０円也', 14],
    [40, 260, 'お 支 払 期 限　令和８年１１月末日'],
    [350, 320, '小　計'],
    [480, 320, '１００，０００'],
    [350, 340, '消費税（10%）'],
    [480, 340, '１０，０００'],
    [350, 360, '源泉徴収税'],
    [480, 360, '▲２０，２１０'],
    [40, 420, 'お振込先　ゆうちょ銀行　〇一八店　普通　３４１５５２６　口座名義 ヤマダ　メグミ'],
  ])
  assert.deepEqual(values, {
    issuer_name: '山田写真事務所',
    registration_number: 'T2810457360195',
    invoice_number: '2026-08',
    issue_date: '2026-10-20',
    due_date: '2026-11-30',
    total_amount: 89_790,
    standard_taxable_amount: 100_000,
    reduced_taxable_amount: null,
    nontaxable_amount: null,
    standard_tax_amount: 10_000,
    reduced_tax_amount: null,
    bank_code: '9900',
    bank_name: 'ゆうちょ銀行',
    branch_code: '018',
    branch_name: '〇一八店',
    account_type: 1,
    account_number: '3415526',
    account_holder_kana: 'ﾔﾏﾀﾞ ﾒｸﾞﾐ',
    payer_name: '株式会社サンプル商事',
  })
  // The register of issuers has the number, which no check digit proves.
  for (const field of ['total_amount', 'registration_number', 'issuer_name']) assert.ok(!unsure.includes(field), field)
  assert.deepEqual(ocr.warnings, [])
})

test('reads an invoice half in English, with a renamed bank and a short account number', async () => {
  const { values } = await read([
    [40, 40, 'INVOICE', 26],
    [40, 100, 'Bill To'],
    [40, 116, '株式会社サンプル商事'],
    [40, 132, '東京都千代田区内神田2-14-6'],
    [360, 100, 'Invoice No.'],
    [450, 100, 'CW-10093'],
    [360, 116, 'Invoice Date'],
    [450, 116, '2026-11-05'],
    [360, 132, 'Due Date'],
    [450, 132, '2026-12-25'],
    [360, 170, '株式会社クラウドワークスラボ', 12],
    [360, 188, '東京都渋谷区円山町7番11号'],
    [360, 202, '登録番号 T1999-9369-75336'],
    [40, 260, 'Description'],
    [480, 260, 'Amount'],
    [40, 280, 'Monthly subscription (Nov)'],
    [480, 280, '¥45,000'],
    [380, 320, 'Subtotal'],
    [480, 320, '¥45,000'],
    [380, 338, 'Tax (10%)'],
    [480, 338, '¥4,500'],
    [380, 356, 'Total'],
    [480, 356, '¥49,500'],
    [40, 420, '振込先: 住信SBIネット銀行 法人第一支店（106） 普通預金 口座番号 98765'],
    [40, 438, '口座名義: 株式会社クラウドワークスラボ（カ）クラウドワークスラボ）'],
  ])
  assert.deepEqual(values, {
    issuer_name: '株式会社クラウドワークスラボ',
    registration_number: 'T1999936975336',
    invoice_number: 'CW-10093',
    issue_date: '2026-11-05',
    due_date: '2026-12-25',
    total_amount: 49_500,
    standard_taxable_amount: 45_000,
    reduced_taxable_amount: null,
    nontaxable_amount: null,
    standard_tax_amount: 4_500,
    reduced_tax_amount: null,
    bank_code: '0038',
    bank_name: '住信SBIネット銀行',
    branch_code: '106',
    branch_name: '法人第一支店',
    account_type: 1,
    account_number: '0098765',
    account_holder_kana: 'ｶ)ｸﾗｳﾄﾞﾜ-ｸｽﾗﾎﾞ',
    payer_name: '株式会社サンプル商事',
  })
})

test('reads an account on page two, a due date next month and a claim above the balance', async () => {
  const { values, unsure } = await read(
    [
      [200, 40, '請求明細書（兼請求書）', 16],
      [40, 80, '〒101-0047'],
      [40, 96, '東京都千代田区内神田2-14-6'],
      [40, 116, '株式会社サンプル商事　様', 12],
      [420, 80, '請求日 2026年10月31日'],
      [420, 96, '伝票番号 00012345'],
      [340, 130, '北星物流株式会社', 13],
      [340, 150, '〒003-0004 北海道札幌市白石区東札幌四条二丁目1番7号'],
      [340, 164, '登録番号 T9999923487668'],
      [40, 220, '前回ご請求額'],
      [130, 220, 'ご入金額'],
      [220, 220, '繰越残高'],
      [310, 220, '今回お買上額'],
      [400, 220, '消費税額'],
      [490, 220, '今回ご請求額'],
      [40, 240, '220,000'],
      [130, 240, '220,000'],
      [220, 240, '0'],
      [310, 240, '300,000'],
      [400, 240, '30,000'],
      [490, 240, '330,000'],
      [40, 280, '10%対象 300,000円 消費税 30,000円'],
      [40, 300, 'お支払期日　翌月末日'],
    ],
    [
      [40, 40, 'お振込先口座'],
      [40, 60, '銀行名'],
      [150, 60, '北洋'],
      [40, 78, '支店名'],
      [150, 78, '札幌東'],
      [40, 96, '預金種目'],
      [150, 96, '当座'],
      [40, 114, '口座番号'],
      [150, 114, '0240916'],
      [40, 132, '口座名義（カナ）'],
      [150, 132, 'ﾎｸｾｲﾌﾞﾂﾘﾕｳ(ｶ'],
    ],
  )
  assert.deepEqual(values, {
    issuer_name: '北星物流株式会社',
    registration_number: 'T9999923487668',
    invoice_number: '00012345',
    issue_date: '2026-10-31',
    due_date: '2026-11-30',
    total_amount: 330_000,
    standard_taxable_amount: 300_000,
    reduced_taxable_amount: null,
    nontaxable_amount: null,
    standard_tax_amount: 30_000,
    reduced_tax_amount: null,
    bank_code: '0501',
    bank_name: '北洋銀行',
    branch_code: '115',
    branch_name: '札幌東支店',
    account_type: 2,
    account_number: '0240916',
    account_holder_kana: 'ﾎｸｾｲﾌﾞﾂﾘﾕｳ(ｶ',
    payer_name: '株式会社サンプル商事',
  })
  assert.ok(unsure.includes('due_date'))
})
