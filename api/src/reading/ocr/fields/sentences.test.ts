import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { drawPdf, type PositionedText } from '../../../testing/files/draw-pdf.ts'
import { type InvoiceReader, startInvoiceReader } from '../../../testing/files/invoice-reader.ts'

let reader: InvoiceReader
before(async () => {
  reader = await startInvoiceReader()
})
after(() => reader.app.close())

const head: readonly PositionedText[] = [
  [230, 40, '請 求 書', 20],
  [40, 80, '株式会社サンプル商事 御中'],
  [400, 80, '発行日 2026年11月10日'],
  [340, 120, '株式会社青葉デザイン製作所', 12],
  [340, 138, '東京都千代田区丸の内1-1-1'],
  [40, 180, 'ご請求金額 110,000円（税込）', 14],
]
/** Sentences below the head of an invoice, a line each. */
const readSentences = async (...lines: readonly string[]) => {
  const { values } = await reader.read(
    await drawPdf([...head, ...lines.map((line, row): PositionedText => [40, 400 + row * 18, line])]),
  )
  return values
}
const accountOf = ({
  due_date,
  bank_code,
  branch_name,
  account_type,
  account_number,
  account_holder_kana,
}: Awaited<ReturnType<typeof readSentences>>) => [
  due_date,
  bank_code,
  branch_name,
  account_type,
  account_number,
  account_holder_kana,
]
const aoba = ['2026-12-25', '0001', '東京営業部', 1, '1234567', 'ｶ)ｱｵﾊﾞﾃﾞｻﾞｲﾝ']

for (const lines of [
  [
    'お支払いは2026年12月25日（金）までに、みずほ銀行東京営業部の普通預金口座1234567（カ）アオバデザイン）へお願いいたします。',
  ],
  [
    'つきましては、2026年12月25日までにみずほ銀行 東京営業部（普通）1234567 カ）アオバデザイン',
    'までお振込みくださいますようお願い申し上げます。',
  ],
  [
    '代金は、令和8年12月25日までに、みずほ銀行東京営業部普通預金（口座番号1234567、口座名義カ）アオバデザイン）に',
    'お振り込みください。振込手数料は貴社にてご負担願います。',
  ],
  // The first kana of あて and まで at the end of a line.
  ...['あ/て', 'ま/で', 'へお/振込にて'].map(behind => {
    const [end = '', start = ''] = behind.split('/')
    return [
      `恐れ入りますが、2026年12月25日までに、みずほ銀行の東京営業部、普通口座1234567、名義カ）アオバデザイン${end}`,
      `${start}お願いいたします。振込手数料は貴社にてご負担ください。`,
    ]
  }),
  [
    '恐れ入りますが、お振込みはみずほ銀行の東京営業部、普通口座、番号1234567、名義カ）アオバデザインに、',
    '12月25日までにお願いいたします。',
  ],
  [
    'つきましては令和8年12月25日までに、みずほ銀行東京営業部の普通預金口座 1234567（名',
    '義 カ）アオバデザイン）にお振り込みくださいますようお願い申し上げます。',
  ],
  [
    '恐れ入りますが、つきましては2026年12月25日までに、みず',
    'ほ銀行東京営業部の普通口座1234567（名義人：カ）アオバデザイン）へお振込みください。',
  ],
  ['本状到着後、12/25までに下記へお支払いください。', 'みずほ銀行／東京営業部／普通／1234567／カ）アオバデザイン'],
  [
    'お支払期限は2026年12月25日です。みずほ銀行東京営業部の普通1234567、名義は株式会社青葉デザイン製作所（カ）アオバデザイン）です。',
  ],
])
  test(`reads the account of: ${lines[0]?.slice(0, 40)}`, async () => {
    assert.deepEqual(accountOf(await readSentences(...lines)), aoba)
  })

for (const [text, number] of [
  ['請求書番号：健診-0456', '健診-0456'],
  ['請求番号 第1204号', '1204'],
  ['第1204号', '1204'],
  ['請求書 第1204号', '1204'],
  ['No. 営2026-114', '営2026-114'],
  ['管理番号：総務R8-12', '総務R8-12'],
  ['整理番号 2026(11)-3', '2026(11)-3'],
] as const)
  test(`reads an invoice number, without 第 and 号: ${text}`, async () => {
    const { values } = await reader.read(await drawPdf([...head, [400, 98, text]]))
    assert.equal(values.invoice_number, number)
  })
