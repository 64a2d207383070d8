import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cancelledNotice, type NoticeInvoice } from './notice-texts.ts'

const paid = {
  id: 18,
  kind: 'payment',
  supplier_name: '株式会社ウケトリ',
  amount: 110_000,
  commission_amount: 3_300,
} as unknown as NoticeInvoice

for (const [invoice, words] of [
  [paid, 'カードのご請求は、手数料を含めて全額を返金します。'],
  [{ ...paid, commission_amount: 0 }, 'カードのご請求は、全額を返金します。'],
  // Its fee is the seller's, who bears it.
  [{ ...paid, kind: 'request' }, 'カードのご請求は、全額を返金します。'],
] as const) {
  test(`the refund of a ${invoice.kind} with a fee of ${invoice.commission_amount} yen`, () => {
    const { body } = cancelledNotice(invoice as NoticeInvoice, 'buyer', 'refund')
    assert.equal(body.split('\n').at(-1), words)
  })
}

test('the mail of a cancellation calls its total as the screen does', () => {
  const { mail } = cancelledNotice(paid, 'buyer', 'void')
  assert.deepEqual(mail?.facts?.at(-1), ['お申し込みの合計', '113,300円'])
})

test('the mail names the number of the invoice, where it has one', () => {
  const numbersOf = (invoice: NoticeInvoice) =>
    cancelledNotice(invoice, 'buyer', 'void').mail?.facts?.filter(([term]) => term === '請求書番号')
  assert.deepEqual(numbersOf({ ...paid, invoice_number: 'INV-7' }), [['請求書番号', 'INV-7']])
  assert.deepEqual(numbersOf({ ...paid, invoice_number: null }), [])
})

test('a long name is cut in a title, which says at its end what happened, and whole in the text', () => {
  const supplier_name = '合同会社あおばみどりのまちづくり総合企画設計デザイン研究所'
  const { title, body, mail } = cancelledNotice({ ...paid, supplier_name }, 'buyer', 'void')
  assert.equal(title, '合同会社あおばみどりのまちづくり総合企画設計デ…（110,000円）のお支払いがキャンセルされました')
  assert.ok(body.startsWith(`${supplier_name}への110,000円のお支払い`))
  assert.deepEqual(mail?.facts?.[1], ['支払先', supplier_name])
})

// Its badge says 引き受け不可, and the notice said that it was cancelled.
test('what an examiner refused is not called cancelled', () => {
  const { title, body } = cancelledNotice(paid, 'examiner', 'void')
  assert.equal(title, '株式会社ウケトリ（110,000円）のお支払いをお引き受けできませんでした')
  assert.match(body, /^株式会社ウケトリへの110,000円のお支払いについて、審査の結果、お引き受けできませんでした。/)
})
