import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linesOf, pageOf, type Text } from '../../../testing/files/lines.ts'
import { readableLines } from './lines/readable.ts'
import { readHolder } from './read-holder.ts'
import { readDueDate, readIssueDate } from './read-dates.ts'
import { readInvoiceNumber } from './read-numbers.ts'
import { readIssuer, readPayer } from './read-parties.ts'

const column = (...texts: readonly string[]): Text[] => texts.map((text, row): Text => [5, 10 + row * 4, text])
const dueOf = (text: string) => {
  const due = readDueDate(linesOf(...column(text)), '2026-11-10')
  return due && [due.value, due.confidence]
}

test('takes no day that terms do not name, and none on which a month closes', () => {
  for (const text of [
    '支払サイト 30日',
    '月末締め',
    '翌月10日締切',
    '請求書受領後30日以内',
    '有効期限 2026年12月25日',
    '2026年10月31日ご入金',
  ])
    assert.equal(dueOf(text), null, text)
})

for (const [text, day] of [
  ['支払条件 翌月末日現金振込', '2026-12-31'],
  ['お支払い：翌月10日振込', '2026-12-10'],
  ['支払条件 当月末締翌々月5日払', '2027-01-05'],
  ['月末締・翌月末払', '2026-12-31'],
  ['お支払い方法 銀行振込（翌月末日）', '2026-12-31'],
  ['来月末日までにお支払いください', '2026-12-31'],
  ['お支払期日 ご請求月の翌月末日', '2026-12-31'],
  ['お支払条件 請求書発行日より30日以内', '2026-12-10'],
  ['発行日から14日以内にお支払いください', '2026-11-24'],
  ['お支払い期限 本書発行後30日以内', '2026-12-10'],
] as const)
  test(`counts the due date of terms in words, to be checked: ${text}`, () =>
    assert.deepEqual(dueOf(text), [day, 'check']))

for (const text of [
  'お支払い期限は、2026年12月25日です。',
  '支払期限／2026年12月25日',
  '支払期限【2026年12月25日】',
  'お振込日 2026年12月25日',
  '納期限 令和八年十二月二十五日',
])
  test(`reads the due date of ${text}`, () => assert.equal(dueOf(text)?.[0], '2026-12-25'))

test('reads days in kanji, and none of a month that is none', () => {
  const issueOf = (text: string) => readIssueDate(linesOf(...column(text)))?.value ?? null
  assert.equal(issueOf('令和八年十一月十日'), '2026-11-10')
  assert.equal(issueOf('二〇二六年十一月三十日'), '2026-11-30')
  assert.equal(issueOf('令和八年十三月十日'), null)
})

test('takes the number of a title or a bare label, to be checked, and no account for it', () => {
  const numberOf = (text: string) => {
    const number = readInvoiceNumber(linesOf(...column(text)))
    return number && [number.value, number.confidence]
  }
  for (const text of ['番号 2026-0012', '請求書（2026-0012）', '請求書 2026-0012'])
    assert.deepEqual(numberOf(text), ['2026-0012', 'check'], text)
  assert.deepEqual(numberOf('R8-577号'), ['R8-577', 'check'])
  assert.deepEqual(numberOf('請第0123号'), ['0123', 'check'])
  assert.deepEqual(numberOf('教務第 2026-8328 号'), ['2026-8328', 'check'])
  assert.equal(numberOf('請求書番号【2026-0012】')?.[0], '2026-0012')
  for (const text of ['番号 1234567', '請求書 2026-11-10', '内神田3丁目12番5号', 'お客様番号 2026-0012'])
    assert.equal(numberOf(text), null, text)
  // An account of Japan Post Bank, whose numbers have up to eight digits.
  for (const text of ['ゆうちょ銀行 記号 11260 番号 34193931', '記号・番号 11260-34193931'])
    assert.equal(numberOf(text), null, text)
  assert.equal(numberOf('請求No。TS/26/6541')?.[0], 'TS/26/6541')
  const posted = readInvoiceNumber(linesOf(...column('第 2026111803 号', '記号 11260 番号 34193931')))
  assert.deepEqual([posted?.value, posted?.confidence], ['2026111803', 'check'])
  // An account was the number of an invoice, and sure.
  for (const text of ['普通 № 9000397', '納品書 No. 20984', '建設業許可第12345号', 'お客様コード No. 00123'])
    assert.equal(numberOf(text), null, text)
  // The rows of a table.
  assert.deepEqual(numberOf('No.1 荷役'), ['1', 'check'])
  const below = readInvoiceNumber(linesOf([5, 10, '伝票No.'], [20, 10, '品名'], [5, 12, '73104'], [20, 12, '荷役']))
  assert.deepEqual([below?.value, below?.confidence], ['73104', 'check'])
})

test('names a shop without the person who stands behind it', () => {
  const issuerOf = (name: string) =>
    readIssuer(linesOf(...column(name, '〒150-0001 東京都渋谷区1-2-3', 'TEL 03-1234-5678')), null, null)?.value
  assert.equal(issuerOf('長谷部イラスト工房 長谷部 由紀子'), '長谷部イラスト工房')
  assert.equal(issuerOf('長谷部イラスト工房 長谷部由紀子'), '長谷部イラスト工房')
  assert.equal(issuerOf('青葉商店 本店'), '青葉商店 本店')
})

// Of a scan: the space between the number and the day was lost.
test('parts a number from the day behind it, both to be checked', () => {
  const lines = linesOf(...column('No.000192512026/11/10締切分'))
  const [number, day] = [readInvoiceNumber(lines), readIssueDate(lines, true)]
  assert.deepEqual([number?.value, number?.confidence], ['00019251', 'check'])
  assert.deepEqual([day?.value, day?.confidence], ['2026-11-10', 'check'])
  assert.equal(readInvoiceNumber(linesOf(...column('請求書番号 2026/11/10')))?.value, '2026/11/10')
})

test('reads a number in wide letters that a picture has set apart', () => {
  assert.equal(readInvoiceNumber(linesOf(...column('N o. INVー-87509')))?.value, 'INV-87509')
  assert.equal(readInvoiceNumber(linesOf(...column('No. IN V -87509')))?.value, 'INV-87509')
})

test('reads an addressee whose contact stands behind it without a space', () => {
  assert.equal(readPayer(linesOf(...column('株式会社サンプル商事ご担当者様')))?.value, '株式会社サンプル商事')
})

// 宛 and what else stood before a name was sure in two passes over a photograph.
test('is not sure of an addressee with more than a name, or that stands over a person', () => {
  const payerOf = (...texts: readonly Text[]) => {
    const payer = readPayer(linesOf(...texts))
    return payer && [payer.value, payer.confidence]
  }
  assert.deepEqual(payerOf([5, 10, '株式会社サンプル商事 御中']), ['株式会社サンプル商事', 'agreed'])
  assert.deepEqual(payerOf([5, 10, '宛株式会社サンプル商事 御中'])?.[1], 'agreed')
  assert.deepEqual(payerOf([5, 10, 'お客株式会社サンプル商事 御中'])?.[1], 'check')
  assert.deepEqual(payerOf([5, 10, '株式会社サンプル商事'], [5, 12, '山田 太郎 様']), ['株式会社サンプル商事', 'check'])
})

for (const [text, name] of [
  ['株式会社サンプル商事 経理部 山田様', '株式会社サンプル商事'],
  ['株式会社サンプル商事 代表取締役 山田太郎 様', '株式会社サンプル商事'],
  ['株式会社サンプル商事 経理ご担当者様', '株式会社サンプル商事'],
  ['株式会社サンプル商事 各位', '株式会社サンプル商事'],
  ['〒100-0005 東京都千代田区丸の内1-9-7 株式会社サンプル商事 御中', '株式会社サンプル商事'],
  ['請求明細書 株式会社サンプル商事 様', '株式会社サンプル商事'],
  ['[株式会社サンプル商事] 御中', '株式会社サンプル商事'],
  ['株式会社サンプル商事丸の内支店 御中', '株式会社サンプル商事丸の内支店'],
] as const)
  test(`names the addressee of ${text}`, () => assert.equal(readPayer(linesOf([5, 10, text]))?.value, name))

// 「株式会社青葉商事総務部」 was an addressee, and sure.
test('names an addressee without the department that is joined to it, and doubts a branch', () => {
  const payerOf = (text: string) => {
    const payer = readPayer(linesOf([5, 10, text]))
    return [payer?.value, payer?.confidence]
  }
  for (const unit of ['総務部 御中', '経理部経理課 御中', '経理ご担当者様'])
    assert.deepEqual(payerOf(`株式会社青葉商事${unit}`), ['株式会社青葉商事', 'agreed'], unit)
  assert.deepEqual(payerOf('青葉商事株式会社総務部 御中'), ['青葉商事株式会社', 'agreed'])
  assert.deepEqual(payerOf('株式会社長谷部 御中'), ['株式会社長谷部', 'agreed'])
  assert.deepEqual(payerOf('株式会社青葉商事東京支店 御中'), ['株式会社青葉商事東京支店', 'check'])
})

test('names an issuer without its label, a mark before it and the place of its seal', () => {
  const issuerOf = (...texts: readonly string[]) => readIssuer(linesOf(...column(...texts)), null, null)?.value
  for (const text of [
    '■青葉デザイン株式会社',
    '青葉デザイン株式会社 印',
    '青葉デザイン株式会社 ()',
    '社名：青葉デザイン株式会社',
    '青葉デザイン株式会社（登録番号：T1234567890123）',
  ])
    assert.equal(issuerOf(text, '〒150-0001 東京都渋谷区1-2-3'), '青葉デザイン株式会社', text)
})

test('reads a holder over three lines of a cell, its label beside the second', () => {
  const lines = linesOf(
    [40, 10, 'ハナイカダセツ'],
    [5, 12, '口座名義（カナ）'],
    [40, 12, 'ビコウギヨウ'],
    [40, 14, '（ド'],
  )
  assert.equal(readHolder(lines, null)?.value, 'ﾊﾅｲｶﾀﾞｾﾂﾋﾞｺｳｷﾞﾖｳ(ﾄﾞ')
})

test('reads days of which a picture misread strokes, to be checked, none of other numbers', () => {
  const issueOf = (text: string) => {
    const day = readIssueDate(linesOf(...column(`発行日 ${text}`)), true)
    return day && [day.value, day.confidence]
  }
  for (const text of ['2026/11710', '2026711/10', '2026.11,10', '2026 11 10', '2026・11・10'])
    assert.deepEqual(issueOf(text), ['2026-11-10', 'check'], text)
  for (const text of ['2026 1,110', '2026/111/10', '2026 13 10', '2026 11 10,000'])
    assert.equal(issueOf(text), null, text)
  assert.equal(issueOf('令和 8 年 1 1 月 1 0 日')?.[0], '2026-11-10')
})

test('parts an amount from the day of the next cell, of which only a space keeps it', () => {
  const page = pageOf(1, [5, 10, '御請求金額'], [25, 10, '御支払期日'], [8, 12, '*124,698 2026/12/16'])
  const lines = readableLines([page])
  assert.equal(readDueDate(lines, null)?.value, '2026-12-16')
  assert.equal(readableLines([pageOf(1, [5, 10, '1,000円 2026/12/16までに'])]).flat().length, 1)
})

test('takes the only later day of a picture for the due one, whose label is lost', () => {
  const dueOf = (isRecognised: boolean, ...texts: readonly string[]) => {
    const due = readDueDate(
      linesOf(...texts.map((text, row): Text => [10, 10 + row * 3, text])),
      '2026-11-14',
      isRecognised,
    )
    return [due?.value, due?.confidence]
  }
  const paper = ['請求日 2026年11月14日', '受付 2026年11月17日', '普通 7975157', '2026年12月31日']
  assert.deepEqual(dueOf(true, ...paper), ['2026-12-31', 'check'])
  assert.deepEqual(dueOf(false, ...paper), [undefined, undefined])
  assert.deepEqual(dueOf(true, ...paper, '2026年12月20日'), [undefined, undefined])
})

test('names the office over who is licensed to run it, and no label of another field', () => {
  const issuerOf = (...texts: readonly string[]) =>
    readIssuer(linesOf(...texts.map((text, row): Text => [5, 10 + row * 2, text])), null, null)?.value
  const contact = '電話 06-2028-3400'
  for (const person of ['弁護士 長谷部 隆', '社会保険労務士 長谷部 隆', '所長 長谷部 隆', '長谷部 隆'])
    assert.equal(issuerOf('長谷部法律事務所', person, contact), '長谷部法律事務所', person)
  assert.equal(issuerOf('整理番号 R8-559', '愛知県名古屋市中区錦2丁目', '桜井法律事務所', contact), '桜井法律事務所')
  assert.equal(issuerOf('番号', '登録番号 T2298226879946', '長谷部工房', '長谷部 隆', contact), '長谷部工房')
})

test('reads days with the year of the era alone, and is sure of no day of another paper', () => {
  assert.deepEqual(dueOf('支払期日：8.12.25'), ['2026-12-25', 'check'])
  const sureOf = (text: string) => readIssueDate(linesOf(...column(text)))?.confidence
  for (const text of [
    'ご利用日付 2026/10/01',
    '契約日付 2026/10/01',
    '伝票発行日 2026/10/01',
    '証明書発行日 2026/10/01',
  ])
    assert.equal(sureOf(text), 'check', text)
  for (const text of ['日付 2026/10/01', '作成日付 2026/10/01', '請求書発行日 2026/10/01'])
    assert.equal(sureOf(text), 'agreed', text)
})

test('takes no day for the due one up to which a period goes', () => {
  assert.equal(dueOf('2026.11.30までのお取引を下記の通りご請求いたします。'), null)
  assert.equal(dueOf('2026.11.30までのご利用分')?.[0], undefined)
  assert.equal(dueOf('2026年12月25日(必着)までに下記口座へお振り込みください。')?.[0], '2026-12-25')
  assert.equal(dueOf('2026.12.25までのお支払いをお願いいたします。')?.[0], '2026-12-25')
})

// 宣伝部 at the right of the lines below its company was the addressee, and sure.
test('reads the company above a department, and is sure of no addressee without a legal form', () => {
  const payerOf = (...texts: readonly Text[]) => {
    const payer = readPayer(linesOf(...texts))
    return payer && [payer.value, payer.confidence]
  }
  const company: Text = [10, 10, '株式会社サンプル商事']
  assert.deepEqual(payerOf(company, [10, 11.6, '宣伝部 御中']), ['株式会社サンプル商事', 'agreed'])
  assert.deepEqual(payerOf(company, [34, 11.6, '宣伝部 御中']), ['株式会社サンプル商事', 'check'])
  assert.deepEqual(payerOf([10, 11.6, '宣伝部 御中']), ['宣伝部', 'check'])
  assert.deepEqual(payerOf([10, 11.6, '第一小学校 御中']), ['第一小学校', 'check'])
  assert.deepEqual(payerOf([10, 11.6, '株式会社サンプル商事品質保証部 御中']), ['株式会社サンプル商事', 'agreed'])
})

test('reads a full day of terms, the number of 請求第…号, and a firm behind its label', () => {
  assert.deepEqual(dueOf('支払条件 2026/12/31 振込'), ['2026-12-31', 'check'])
  assert.equal(dueOf('取引条件 2026/12/31 改定'), null)
  const number = readInvoiceNumber(linesOf(...column('請求第R8-180号', '受付番号 第18844号')))
  assert.deepEqual([number?.value, number?.confidence], ['R8-180', 'check'])
  const payer = readPayer(linesOf(...column('MESSRS. 株式会社サンプル商事 御中')))
  assert.deepEqual([payer?.value, payer?.confidence], ['株式会社サンプル商事', 'agreed'])
  const issuer = readIssuer(linesOf(...column('発行者:長谷部翻訳事務所 長谷部 恵美', '登録番号:T1')), null, null)
  assert.deepEqual([issuer?.value, issuer?.confidence], ['長谷部翻訳事務所', 'check'])
})

// 「受付番号 26-2793」 of a remark at the foot was the number of a paper headed 健発第2026-2793号.
test('reads the number at the head of an office letter before one by which to ask', () => {
  const numberOf = (...texts: readonly string[]) => {
    const number = readInvoiceNumber(linesOf(...column(...texts)))
    return [number?.value, number?.confidence]
  }
  const asked = 'お問い合わせの際は受付番号 26-2793 をお申し出ください。'
  assert.deepEqual(numberOf('健発第2026-2793号', '請求書', asked), ['2026-2793', 'check'])
  assert.deepEqual(numberOf('第2026-2793号', '請求書', '管理番号 K-1204'), ['2026-2793', 'check'])
  // A count, a right of its own, and a number that is the paper's.
  assert.deepEqual(numberOf('第25号', '管理番号 K-1204'), ['K-1204', 'check'])
  assert.deepEqual(numberOf('建設業許可第2026-2793号', '管理番号 K-1204'), ['K-1204', 'check'])
  assert.deepEqual(numberOf('健発第2026-2793号', '文書番号 K-1204'), ['K-1204', 'agreed'])
})

test('reads a number whose space behind 番号 a picture lost, and no account', () => {
  const numberOf = (text: string) => {
    const number = readInvoiceNumber(linesOf([10, 10, text]))
    return number && [number.value, number.confidence]
  }
  for (const value of ['TS/26/9313', 'INV-0456', '2026-0456'])
    assert.deepEqual(numberOf(`番号${value}`), [value, 'check'], value)
  for (const other of ['番号34193931', '口座番号1234-5678', 'お客様番号C-1234', '番号045-856-6793'])
    assert.equal(numberOf(other), null, other)
})

// 「T730-0031 広島県広島市…」, whose 〒 a picture shows as T, was the issuer of a letter.
test('takes no address behind a misread 〒 for the issuer', () => {
  const lines = linesOf(...column('長谷部法律事務所', 'T730-0031 広島県広島市中区紙屋町1丁目7番', '電話 082-111-2222'))
  assert.equal(readIssuer(lines, null, null)?.value, '長谷部法律事務所')
  const address = linesOf(...column('T730-0031 広島県広島市中区紙屋町1丁目7番', '電話 082-111-2222'))
  assert.equal(readIssuer(address, null, null), null)
})
