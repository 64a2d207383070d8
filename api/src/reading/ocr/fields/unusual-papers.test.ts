import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PageText } from '../../../platform/pdf/public.ts'
import { linesOf, pageOf, type Text } from '../../../testing/files/lines.ts'
import { readableLines } from './lines/readable.ts'
import { parseInvoice } from './parse-invoice.ts'
import { readAccountNumber, readAccountType } from './read-account.ts'
import { readHolder } from './read-holder.ts'
import { readInvoiceNumber } from './read-numbers.ts'
import { readBank } from './read-bank.ts'
import { readClasses } from './read-classes.ts'
import { readDueDate, readIssueDate } from './read-dates.ts'
import { readIssuer, readPayer } from './read-parties.ts'
import { readTotal } from './amounts/read-total.ts'

const column = (...texts: readonly string[]): Text[] => texts.map((text, row): Text => [10, 10 + row * 4, text])

// (フリガナ)エルネスタ was read as )エルネスタ and shown as sure.
test('reads a value behind a label in brackets without the bracket that closes it', () => {
  const holder = readHolder(linesOf(...column('(フリガナ)エルネスタ(カ')), null)
  assert.deepEqual([holder?.value, holder?.confidence], ['ｴﾙﾈｽﾀ(ｶ', 'agreed'])
  assert.equal(readHolder(linesOf(...column('(口座名義)カ)エルネスタ')), null)?.value, 'ｶ)ｴﾙﾈｽﾀ')
})

test('reads an account number of which each digit stands in a cell of its own', () => {
  const numberOf = (...texts: readonly Text[]) => readAccountNumber(linesOf(...texts), null)?.value
  assert.equal(numberOf([10, 10, '口座番号'], [30, 10, '4 6 6 5 4 1 5']), '4665415')
  assert.equal(numberOf([10, 10, '口座番号'], [30, 10, '4 6 6 5 4 15']), '4665415')
  // Nothing says where the one ends and the other begins.
  assert.equal(numberOf([10, 10, '口座番号'], [30, 10, '4 6 6 5 4 1 5 2']), undefined)
})

// In a table of two accounts the holder of both was the one twice.
test('takes the name below a holder that is whole for another one', () => {
  const holder = readHolder(
    linesOf([10, 10, '名義(カナ)'], [10, 11.5, 'グルリジムキ(ド'], [10, 13, 'グルリジムキ(ド']),
    null,
  )
  assert.equal(holder?.value, 'ｸﾞﾙﾘｼﾞﾑｷ(ﾄﾞ')
})

// 637832ﾕﾆｿﾞﾝﾍﾞﾙ(ｶ was the holder of a scan that lost the space before the name.
test('takes no digits of the number for a part of the holder', async () => {
  const bank = { code: '0001', name: 'みずほ銀行', short_name: 'みずほ' }
  const directory = { banks: () => Promise.resolve([bank]), branchesOf: () => Promise.resolve([]) }
  const holderOf = async (text: string) => {
    const lines = linesOf(...column(text))
    return readHolder(lines, await readBank(lines, directory))?.value
  }
  assert.equal(await holderOf('みずほ銀行 東京営業部 普通 1637832ユニゾンベル(カ'), 'ﾕﾆｿﾞﾝﾍﾞﾙ(ｶ')
  assert.equal(await holderOf('みずほ銀行 東京営業部 普通 1 637832ユニゾンベル(カ'), 'ﾕﾆｿﾞﾝﾍﾞﾙ(ｶ')
  assert.equal(await holderOf('みずほ銀行 東京営業部 普通 163-7832ユニゾンベル(カ'), 'ﾕﾆｿﾞﾝﾍﾞﾙ(ｶ')
  assert.equal(await holderOf('みずほ銀行 東京営業部 普通 1637832 365ニチハム(カ'), '365ﾆﾁﾊﾑ(ｶ')
})

test('reads a holder that runs into a next line without a label, and no other name below', async () => {
  const bank = { code: '0001', name: 'みずほ銀行', short_name: 'みずほ' }
  const directory = { banks: () => Promise.resolve([bank]), branchesOf: () => Promise.resolve([]) }
  const holderOf = async (...texts: readonly Text[]) => {
    const lines = linesOf([10, 10, 'みずほ銀行 東京営業部'], ...texts)
    return readHolder(lines, await readBank(lines, directory))?.value
  }
  assert.equal(await holderOf([10, 12, '普通 0453446 ド)キリガヤシス'], [10, 14, 'テムズ']), 'ﾄﾞ)ｷﾘｶﾞﾔｼｽﾃﾑｽﾞ')
  assert.equal(await holderOf([10, 12, '普通 0453446 ド)キリガヤ'], [10, 18, 'テムズ']), 'ﾄﾞ)ｷﾘｶﾞﾔ')
})

// Of two accounts the bank of one was sure with the number of the other, in a photograph.
test('is not sure of an account number of a picture that has several, or that is short', () => {
  const sureOf = (isRecognised: boolean, ...texts: readonly string[]) => {
    const number = readAccountNumber(linesOf(...column(...texts)), null, isRecognised)
    return [number?.value, number?.confidence]
  }
  assert.deepEqual(sureOf(true, '口座番号 4665415'), ['4665415', 'agreed'])
  assert.deepEqual(sureOf(true, '口座番号 4665415', '普通預金 1234567'), ['4665415', 'check'])
  assert.deepEqual(sureOf(true, '口座番号 4665415', '1234567'), ['4665415', 'check'])
  assert.deepEqual(sureOf(true, '口座番号 665415'), ['0665415', 'check'])
  assert.deepEqual(sureOf(false, '口座番号 665415'), ['0665415', 'agreed'])
})

// 4 616el5141115 stood for the cells of 4665415 in a photograph.
test('takes no digits behind letters for an account number', async () => {
  const bank = { code: '0001', name: 'みずほ銀行', short_name: 'みずほ' }
  const numberOf = async (text: string) => {
    const lines = linesOf(...column('みずほ銀行 東京営業部 普通預金', text))
    const directory = { banks: () => Promise.resolve([bank]), branchesOf: () => Promise.resolve([]) }
    return readAccountNumber(lines, await readBank(lines, directory))?.value
  }
  assert.equal(await numberOf('4 616el5141115'), undefined)
  assert.equal(await numberOf('No1234567'), '1234567')
})

test('reads a day in a picture whose 日 looks like another character', () => {
  const dueOf = (text: string) => readDueDate(linesOf(...column(text)), null)?.value
  for (const day of ['日', '曰', '目', '昌', 'B'])
    assert.equal(dueOf(`お支払いは2026年10月5${day}までに、次の口座へお願いいたします。`), '2026-10-05', day)
})

test('takes what a label calls the number of an invoice, and no T number for it', () => {
  assert.equal(readInvoiceNumber(linesOf(...column('インボイス番号:2026110849')))?.value, '2026110849')
  assert.equal(readInvoiceNumber(linesOf(...column('インボイス番号 T9999954408023'))), null)
})

test('reads a number behind a No. of which a picture made another letter', () => {
  for (const label of ['請求書N口.', '請求書N0', '伝票Nロ.'])
    assert.equal(readInvoiceNumber(linesOf(...column(`${label} 00049696`)))?.value, '00049696', label)
})

test('names a shop without the person who stands behind it in brackets', () => {
  const issuerOf = (name: string) =>
    readIssuer(linesOf(...column(name, '〒150-0001 東京都渋谷区1-2-3', 'TEL 03-1234-5678')), null, null)?.value
  assert.equal(issuerOf('小野寺翻訳事務所(小野寺 恵美)'), '小野寺翻訳事務所')
  assert.equal(issuerOf('青葉商事(株)'), '青葉商事(株)')
})

test('names a trade above a person whose two names a picture has joined', () => {
  const issuerOf = (above: string, name: string) =>
    readIssuer(linesOf([10, 10, above], [10, 12, name], [10, 14, 'TEL 03-1234-5678']), null, null)?.value
  assert.equal(issuerOf('小野寺翻訳事務所', '小野寺隆'), '小野寺翻訳事務所')
  assert.equal(issuerOf('下記の通り', '小野寺隆'), '小野寺隆')
})

test('takes no day below a label for the number where another label has a number behind it', () => {
  const lines = linesOf([10, 10, 'Invoice No.'], [10, 12, '2026-09-11'], [50, 10, '請求書番号SK-39252'])
  const number = readInvoiceNumber(lines)
  assert.deepEqual([number?.value, number?.confidence], ['SK-39252', 'check'])
  // Some do number by the day.
  assert.equal(readInvoiceNumber(linesOf([10, 10, '請求書番号 2026-09-11']))?.value, '2026-09-11')
})

test('takes no day of an earlier payment for the due date', () => {
  const lines = linesOf(
    ...column('前回お支払日 2026年7月25日', '前月ご入金日 2026年7月26日', 'お支払期限日 2026年8月31日'),
  )
  const due = readDueDate(lines, null)
  assert.deepEqual([due?.value, due?.confidence], ['2026-08-31', 'agreed'])
  assert.equal(readDueDate(linesOf(...column('前回お支払日 2026年7月25日')), null), null)
})

test('takes no due date for the day of issue where that has no label', () => {
  assert.equal(readIssueDate(linesOf(...column('お振込期限 2026年12月31日'))), null)
  assert.equal(readIssueDate(linesOf(...column('お振込期限 2026年12月31日', '2026年11月3日')))?.value, '2026-11-03')
})

// In a picture a minus is read as the mark of a long vowel.
test('takes off what is withheld, whatever its minus was read as', () => {
  const lines = linesOf(
    ...column('小計 265,000円', '消費税(10%) 26,500円', '源泉徴収税額(10.21%) ー27,056円', 'お支払金額 264,444円'),
  )
  const total = readTotal(lines, true)
  assert.deepEqual([total?.value, total?.confidence], [264_444, 'agreed'])
  assert.equal(readClasses(lines, total).standard_taxable_amount?.value, 265_000)
})

test('leaves out what was read at the end of an addressee and is no part of a name', () => {
  assert.equal(readPayer(linesOf(...column('株式会社サンプル商事” 殿')))?.value, '株式会社サンプル商事')
  assert.equal(readPayer(linesOf(...column("株式会社サンプル商事'. 御中")))?.value, '株式会社サンプル商事')
})

test('finds an addressee over 御中 with a line of another column between them', () => {
  const payer = readPayer(
    linesOf([10, 10, '株式会社サンプル商事'], [60, 11.2, '請求番号 AB-11461'], [10, 12.5, '御中']),
  )
  assert.equal(payer?.value, '株式会社サンプル商事')
})

test('reads an addressee whose legal form a picture has set apart', () => {
  assert.equal(readPayer(linesOf(...column('株 式会社サンプル商事 御中')))?.value, '株式会社サンプル商事')
})

test('leaves out the end of a label that stands before an addressee', () => {
  assert.equal(readPayer(linesOf(...column('先 株式会社サンプル商事 御中')))?.value, '株式会社サンプル商事')
  assert.equal(readPayer(linesOf(...column('先株式会社サンプル商事 御中')))?.value, '株式会社サンプル商事')
  assert.match(readPayer(linesOf(...column('青木株式会社経理部 御中')))?.value ?? '', /^青木株式会社/)
})

// A skewed page put 発行日 below its day; the due date on the next line was shown as the sure day of issue.
test('takes no day that stands behind a label of its own for that of a label above it', () => {
  const lines = linesOf([10, 10, '発行日'], [10, 12, 'お振込期限'], [30, 12, '2026年12月31日'])
  assert.equal(readIssueDate(lines), null)
  assert.equal(readDueDate(lines, null)?.value, '2026-12-31')
  const reversed = linesOf([10, 10, 'お振込期限'], [10, 12, '発行日'], [30, 12, '2026年11月3日'])
  assert.deepEqual([readIssueDate(reversed)?.value, readDueDate(reversed, null)], ['2026-11-03', null])
})

// The first invoice of a pile was not read well, and the second one's number and total were shown as sure.
test('is sure of nothing in a picture that begins with a page without the number', async () => {
  const page = (number: number, ...texts: readonly string[]) =>
    pageOf(number, ...column(...texts, '登録番号 T4999922728457'))
  const asked = ['請求番号 NL-58514', '発行日 2026年9月14日', '小計 374,085円', '消費税 37,408円', '合計 411,493円']
  const lookups = {
    banks: { banks: () => Promise.resolve([]), branchesOf: () => Promise.resolve([]) },
    issuerOf: () => Promise.resolve(null),
    nameKanaOf: () => Promise.resolve(null),
  }
  const sureOf = async (...pages: readonly PageText[]) => {
    const fields = await parseInvoice(pages, lookups, { isRecognised: true })
    return (['invoice_number', 'issue_date', 'total_amount', 'standard_tax_amount'] as const).filter(
      name => fields[name].confidence === 'agreed',
    )
  }
  assert.deepEqual(await sureOf(page(1, 'ご請求のご案内'), page(2, ...asked)), [])
  assert.equal((await sureOf(page(1, '請求番号 NL-58514'), page(2, ...asked))).length, 4)
  assert.equal((await sureOf(page(1, ...asked))).length, 4)
})

test('reads an account whose bank cannot be read, to be checked', () => {
  const lines = linesOf(...column('ドっモ銀行', '普通 7919719', '普通便 ヤマト'))
  const read = [readAccountNumber(lines, null, true), readAccountType(lines, null)]
  assert.deepEqual(
    read.map(reading => reading && [reading.value, reading.confidence]),
    [
      ['7919719', 'check'],
      [1, 'check'],
    ],
  )
  assert.equal(readAccountType(linesOf(...column('普通郵便 1,200円')), null), null)
})

test('takes no number for an issuer, and no rule of a table for a holder', () => {
  assert.equal(readIssuer(linesOf(...column('No.R8-401', '〒541-0046 大阪府大阪市中央区')), null, null), null)
  assert.equal(readHolder(linesOf(...column('口座名義 ウウウ')), null), null)
  const firm = readIssuer(linesOf(...column('No.1トラベル株式会社', '〒541-0046 大阪府大阪市中央区')), null, null)
  assert.equal(firm?.value, 'No.1トラベル株式会社')
})

// The first engine took a stroke of 年 for a digit: the day of arrival above became the one of issue.
test('reads a day behind whose year a digit is left that only one engine saw', () => {
  const lines = (...texts: readonly string[]) => readableLines([pageOf(1, ...column(...texts))], true)
  assert.equal(readIssueDate(lines('請求日 2026□年09月01日', '入庫日 2026/08/26'), true)?.value, '2026-09-01')
  assert.equal(readIssueDate(lines('請求日 202□6年09月01日'), true), null)
})

// The report of a law office began with the days of its work, and the first was the day of issue, shown as sure.
test('takes the first of several days below a label for none of the invoice', () => {
  const days = ['2026年8月11日', '2026年8月15日', '2026年8月19日'].map((day, row): Text => [10, 30 + row * 3, day])
  const read = readIssueDate(linesOf([60, 10, '2026年9月7日'], [10, 27, '日付'], [40, 27, '業務の内容'], ...days))
  assert.deepEqual([read?.value, read?.confidence], ['2026-09-07', 'check'])
  const alone = readIssueDate(linesOf([10, 27, '日付'], [40, 27, '業務の内容'], [10, 30, '2026年8月11日']))
  assert.deepEqual([alone?.value, alone?.confidence], ['2026-08-11', 'agreed'])
  // A day of delivery in the next row is no column.
  const due = readDueDate(
    linesOf([10, 27, 'お支払期限'], [10, 30, '2026年9月30日'], [10, 33, '2026年8月11日 納品']),
    null,
  )
  assert.deepEqual([due?.value, due?.confidence], ['2026-09-30', 'agreed'])
})

// A maker of signs with a column at the side had the first count of its rows for its number.
test('takes the number below its label before a digit in the same row', () => {
  const side: Text[] = [
    [10, 10, '請求番号'],
    [10, 12, '2026.08.4648'],
  ]
  assert.equal(readInvoiceNumber(linesOf(...side, [30, 10, '1式']))?.value, '2026.08.4648')
  const alone = readInvoiceNumber(linesOf([10, 10, '請求番号'], [30, 10, '7']))
  assert.deepEqual([alone?.value, alone?.confidence], ['7', 'check'])
})
