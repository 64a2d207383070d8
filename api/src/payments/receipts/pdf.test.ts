import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { issuer } from '../../platform/config/public.ts'
import { readPdf } from '../../platform/pdf/public.ts'
import type { ReceiptContent } from '../../platform/database/public.ts'
import { renderReceipt } from './pdf.ts'

const folder = mkdtempSync(join(tmpdir(), 'receipt-'))
after(() => rmSync(folder, { recursive: true, force: true }))

const short: ReceiptContent = {
  ...issuer,
  recipient_name: '株式会社アオバ',
  description: '請求書カード払いサービス利用手数料',
  invoice_display_id: 'I-00000012',
  supplier_name: '株式会社ノース',
  payment_method: 'クレジットカード払い（Visa 末尾1111）',
  transaction_date: '2026-11-20',
  taxed_amount: 3_300,
  tax_rate: 10,
  tax_amount: 300,
}
// As long as a company's name may be.
const longName = `株式会社${'青葉総合印刷出版企画製作流通販売'.repeat(6)}`
const long: ReceiptContent = {
  ...short,
  recipient_name: longName,
  supplier_name: `${longName}へのカード払いのご依頼`,
  is_deducted: true,
}

/** Text of a receipt without blanks, and where on its page a piece of it stands, in parts of the page's height. */
async function printed(content: ReceiptContent, refunded_on: string | null = null) {
  const path = join(folder, 'receipt.pdf')
  writeFileSync(path, await renderReceipt({ number: 12, issued_on: '2026-11-20', refunded_on, content }))
  const { pages, drawn } = await readPdf(path, mkdtempSync(join(folder, 'pictures-')), () => {})
  await drawn
  assert.equal(pages.length, 1)
  const characters = (pages[0]?.characters ?? []).filter(({ text }) => text.trim() !== '')
  const text = characters.map(character => character.text).join('')
  const middleOf = (piece: string): number => {
    const found = characters[text.indexOf(piece)] ?? assert.fail(`${piece} is not printed`)
    return found.y + found.height / 2
  }
  return { text, middleOf }
}

// Line 2 crossed the rule, and line 3 with 御中 was under the box of the amount.
for (const [length, content] of Object.entries({ short, long }))
  test(`a receipt prints a ${length} name, and each part below the one before`, async () => {
    const { text, middleOf } = await printed(content)
    assert.ok(text.includes(`${content.recipient_name}御中`))
    const lines = [
      '御中',
      '領収金額',
      '取引年月日',
      '合計',
      'お支払方法',
      'I-00000012株',
      '収入印紙',
      '発行者',
      'T3010',
    ]
    const middles = lines.map(middleOf)
    for (const [index, middle] of middles.slice(1).entries())
      assert.ok(middle - (middles[index] ?? 0) > 0.015, `${lines[index + 1]} stands too near to ${lines[index]}`)
    assert.ok((middles.at(-1) ?? 1) < 0.95)
  })

test("a seller's receipt names the number of its request, a payer's that of its payment", async () => {
  assert.match((await printed(long)).text, /依頼番号I-00000012/)
  assert.match((await printed(short)).text, /(?<!お)申込番号I-00000012/)
})

// 「…発行した請求／書をご確認ください。」
test('the notes of a receipt break between sentences, and not within a word', async () => {
  const { middleOf } = await printed(short)
  assert.equal(middleOf('請求書をご確認'), middleOf('書をご確認'))
  assert.equal(middleOf('支払先への請求金額'), middleOf('書をご確認'))
  const deducted = await printed({ ...short, is_deducted: true })
  assert.equal(deducted.middleOf('金銭の受け取り'), deducted.middleOf('不要です'))
})

// Whoever was handed the file alone deducted the tax in a fee that the card had got back.
test('a receipt whose fee was given back says when, above its recipient', async () => {
  const { text, middleOf } = await printed(long, '2026-12-01')
  assert.match(text, /返金済み（2026年12月1日）.*仕入税額控除にはお使いいただけません。/)
  assert.ok(middleOf('仕入税額控除') < middleOf('御中') - 0.015)
  assert.doesNotMatch((await printed(long)).text, /返金/)
})
