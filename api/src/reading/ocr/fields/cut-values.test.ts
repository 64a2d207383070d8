import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linesOf, pageOf, type Text } from '../../../testing/files/lines.ts'
import { parseInvoice } from './parse-invoice.ts'
import { readHolder } from './read-holder.ts'
import { readDueDate } from './read-dates.ts'
import { readInvoiceNumber } from './read-numbers.ts'
import { readTotal } from './amounts/read-total.ts'

test('joins a number that a cell cut behind a hyphen, also where its label stands in the middle', () => {
  const numberOf = (...texts: readonly Text[]) => {
    const number = readInvoiceNumber(linesOf(...texts))
    return [number?.value, number?.confidence]
  }
  assert.deepEqual(numberOf([10, 10, '請求書番号'], [20, 10, 'C1234-2512-'], [20, 11.6, '3']), [
    'C1234-2512-3',
    'agreed',
  ])
  assert.deepEqual(numberOf([10, 10, '請求書番号'], [20, 9.2, 'C1234-2512-'], [20, 10.8, '3']), [
    'C1234-2512-3',
    'agreed',
  ])
  // With another heading and its value behind.
  assert.deepEqual(
    numberOf(
      [10, 10, '請求書番号'],
      [20, 9.2, 'C1234-2512-'],
      [20, 10.8, '3'],
      [40, 10, '請求日'],
      [50, 10, '2026-11-10'],
    ),
    ['C1234-2512-3', 'agreed'],
  )
  // In the middle of the cell.
  assert.deepEqual(numberOf([10, 10, '請求書番号'], [20, 9.2, 'C1234-2512-'], [25, 10.8, '3']), [
    'C1234-2512-3',
    'agreed',
  ])
  for (const other of ['2026-11-10', 'T1234567890123', 'B-', '様'])
    assert.deepEqual(numberOf([10, 10, '請求書番号'], [20, 10, 'A-001-'], [20, 11.6, other]), ['A-001', 'check'], other)
})

test('is not sure of a number beside which more of it may stand', () => {
  const sureOf = (...texts: readonly Text[]) => readInvoiceNumber(linesOf(...texts))?.confidence
  const label: Text = [10, 10, '請求書番号']
  for (const cut of ['A-001改', 'A1 001', 'A-001~2', '2026年度-001'])
    assert.equal(sureOf(label, [20, 10, cut]), 'check', cut)
  assert.equal(sureOf(label, [20, 10, 'A-001'], [20, 11.6, '22']), 'check')
  assert.equal(sureOf(label, [20, 10, 'A-001'], [27, 10, '22']), 'check')
  for (const whole of ['A-001', 'A-001号', 'A-001 発行日'])
    assert.equal(sureOf(label, [20, 10, whole]), 'agreed', whole)
  // The next row, a day below, and a column that stands apart.
  assert.equal(sureOf(label, [20, 10, 'A-001'], [10, 11.6, '顧客番号'], [20, 11.6, '2022']), 'agreed')
  assert.equal(sureOf(label, [20, 10, 'A-001'], [20, 11.6, '2026-11-10']), 'agreed')
  assert.equal(sureOf(label, [20, 10, 'A-001'], [40, 10, '22']), 'agreed')
})

test('is not sure of a holder beside which more kana may stand', () => {
  const holderOf = (...texts: readonly Text[]) => {
    const holder = readHolder(linesOf(...texts), null)
    return [holder?.value, holder?.confidence]
  }
  const label: Text = [10, 10, '口座名義']
  assert.deepEqual(holderOf(label, [20, 10, 'カ)アオバ']), ['ｶ)ｱｵﾊﾞ', 'agreed'])
  assert.deepEqual(holderOf(label, [20, 10, 'カ)アオバ'], [20, 11.6, 'デザイン']), ['ｶ)ｱｵﾊﾞﾃﾞｻﾞｲﾝ', 'check'])
  assert.deepEqual(holderOf(label, [20, 9.2, 'カ)アオバ'], [20.5, 10.8, 'デザイン']), ['ｶ)ｱｵﾊﾞﾃﾞｻﾞｲﾝ', 'check'])
  assert.deepEqual(holderOf(label, [20, 10, 'カ)アオバ'], [20, 11.6, '1234567']), ['ｶ)ｱｵﾊﾞ', 'agreed'])
  assert.deepEqual(holderOf(label, [20, 10, 'カ)アオバ'], [28, 10, 'デザイン']), ['ｶ)ｱｵﾊﾞ', 'check'])
  assert.deepEqual(holderOf(label, [20, 10, 'カ)アオバ'], [10, 11.6, 'フリガナ'], [20, 11.6, 'カ)アオバ']), [
    'ｶ)ｱｵﾊﾞ',
    'agreed',
  ])
})

// 「名義 / Name ド)ニジガハマ」 was the holder NAME ﾄﾞ)ﾆｼﾞｶﾞﾊﾏ, and sure.
test('reads no label in a second language as a part of the holder', () => {
  const holderOf = (...texts: readonly Text[]) => {
    const holder = readHolder(linesOf(...texts), null)
    return [holder?.value, holder?.confidence]
  }
  const sure = ['ｶ)ｱｵﾊﾞ', 'agreed']
  for (const label of ['名義 / Name', '口座名義/Account Name', '受取人 (Payee) ', '口座名義 A/C Holder:', '名義 NAME'])
    assert.deepEqual(holderOf([10, 10, `${label} カ)アオバ`]), sure, label)
  assert.deepEqual(holderOf([10, 10, '名義'], [20, 10, 'Name カ)アオバ']), sure)
  assert.deepEqual(holderOf([10, 10, '名義 / Name'], [20, 10, 'カ)アオバ']), sure)
  // Of no other word in small letters is it known whether it belongs to the name.
  for (const other of ['Nom アオバ(カ', 'Aoba アオバ(カ', 'カ)アオバ Aoba'])
    assert.equal(holderOf([10, 10, `名義 ${other}`])[1], 'check', other)
  // A form with its bracket begins the name, whatever a picture makes of the label.
  assert.deepEqual(holderOf([10, 10, '名義 INAME カ)アオバ']), sure)
  assert.deepEqual(holderOf([10, 10, '名義 NTアオバ(カ']), ['NTｱｵﾊﾞ(ｶ', 'agreed'])
})

// 「名義「カ)ミナヅ」 of a letter was a whole holder and sure, and one in a bracket that its cell cut.
test('joins a holder that the line of a sentence or of a bracket cuts, to be checked', () => {
  const holderOf = (...texts: readonly Text[]) => {
    const holder = readHolder(linesOf(...texts), null)
    return [holder?.value, holder?.confidence]
  }
  const paid = 'お支払いは、みずほ銀行の普通預金、口座番号1234567、名義'
  const cut = (line: string, next: string) => holderOf([10, 10, paid + line], [10, 11.6, next])
  assert.deepEqual(cut('「カ)アオバデ', 'ザイン」あてにお願いいたします。'), ['ｶ)ｱｵﾊﾞﾃﾞｻﾞｲﾝ', 'check'])
  assert.deepEqual(cut('「アオバデザ', 'イン(ド」あてにお願いいたします。'), ['ｱｵﾊﾞﾃﾞｻﾞｲﾝ(ﾄﾞ', 'check'])
  assert.deepEqual(cut('「カ)アオバ」へお願いいたします。', 'サービス料を含みます。'), ['ｶ)ｱｵﾊﾞ', 'agreed'])
  const row: Text = [10, 11.6, '普通預金 1234567']
  const cell = (line: string, next: string) =>
    holderOf([30, 8.4, '加入者名'], [10, 10, 'ゆうちょ銀行 二一八店'], [30, 10, line], row, [30, 11.6, next])
  assert.deepEqual(cell('(ド)シノノメドウクリ', 'ーン)'), ['ﾄﾞ)ｼﾉﾉﾒﾄﾞｳｸﾘ-ﾝ', 'check'])
  assert.deepEqual(cell('(ド)シノノメドウクリーン)', 'タナカ'), ['ﾄﾞ)ｼﾉﾉﾒﾄﾞｳｸﾘ-ﾝ', 'agreed'])
})

test('takes no name that is whole for the first line of the same one', () => {
  const holderOf = (...names: readonly string[]) =>
    readHolder(linesOf([10, 10, '口座名義'], ...names.map((name, row): Text => [20, 10 + row * 1.5, name])), null)
      ?.value
  assert.equal(holderOf('リバーグロウスタジオ株式会社', 'リバーグロウスタジオ(カ'), 'ﾘﾊﾞ-ｸﾞﾛｳｽﾀｼﾞｵ(ｶ')
  assert.equal(holderOf('ハセベタカシ', 'ハセベタカシ'), 'ﾊｾﾍﾞﾀｶｼ')
})

// Each of these has a row above and one below, with labels or a value of their own.
test('takes no row beside a label for the two lines of its cell', () => {
  const numberOf = (...texts: readonly Text[]) => readInvoiceNumber(linesOf(...texts))?.value
  assert.equal(
    readDueDate(
      linesOf(
        [10, 10, '請求日'],
        [20, 10, '2026-11-10'],
        [10, 11.3, '支払期限'],
        [10, 12.6, '請求書番号'],
        [20, 12.6, 'A-001'],
      ),
      null,
    ),
    null,
  )
  const rows = (y: number): Text[] => [
    [10, y, '顧客番号'],
    [20, y, 'C-10000'],
    [10, y + 1, '請求書番号'],
  ]
  assert.equal(numberOf(...rows(10), [24, 11, '123'], [10, 12, 'ページ'], [24, 12, '1/1']), '123')
  assert.equal(
    readTotal(
      linesOf([10, 10, 'ご請求金額'], [30, 9.2, '100,000円'], [30, 10.8, '10,000円'], [50, 10, '110,000円']),
      false,
    )?.value,
    110_000,
  )
})

const sureOf = async (...texts: readonly string[]) => {
  const page = pageOf(1, ...texts.map((text, row): Text => [10, 10 + row * 4, text]))
  const fields = await parseInvoice([page], {
    banks: { banks: () => Promise.resolve([]), branchesOf: () => Promise.resolve([]) },
    issuerOf: () => Promise.resolve('株式会社アオバ'),
    nameKanaOf: () => Promise.resolve(null),
  })
  return Object.entries(fields).flatMap(([name, { confidence }]) => (confidence === 'agreed' ? [name] : []))
}

test('is sure of neither field where two were read from one place', async () => {
  assert.deepEqual(await sureOf('請求書番号 A-0012', '請求日 2026/11/10'), ['invoice_number', 'issue_date'])
  assert.deepEqual(await sureOf('請求書番号 請求日 2026/11/10'), [])
})

test('is sure of no day where payment would be due before the day of issue', async () => {
  assert.deepEqual(await sureOf('請求日 2026/11/10', '支払期限 2026/11/30'), ['issue_date', 'due_date'])
  assert.deepEqual(await sureOf('請求日 2026/11/10', '支払期限 2026/10/30'), [])
})

test('is not sure of a holder without the legal form of its issuer', async () => {
  const asked = ['株式会社アオバ', '登録番号 T4999922728457']
  assert.ok((await sureOf(...asked, '口座名義 カ)アオバ')).includes('account_holder_kana'))
  assert.ok(!(await sureOf(...asked, '口座名義 アオバ')).includes('account_holder_kana'))
})
