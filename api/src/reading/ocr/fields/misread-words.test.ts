import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linesOf, type Text } from '../../../testing/files/lines.ts'
import { readBank, readBranch } from './read-bank.ts'
import { readClasses } from './read-classes.ts'
import { readDueDate, readIssueDate } from './read-dates.ts'
import { readInvoiceNumber } from './read-numbers.ts'
import { readIssuer, readPayer } from './read-parties.ts'
import { readTax } from './read-taxes.ts'
import { readTotal } from './amounts/read-total.ts'

const column = (...texts: readonly string[]): Text[] => texts.map((text, row): Text => [10, 10 + row * 4, text])
const cells = (rows: readonly (readonly string[])[]): Text[] =>
  rows.flatMap((row, y) => row.map((text, x): Text => [10 + x * 30, 10 + y * 4, text]))

// 令 was read as 念, 今, 信 or 代 in most pictures of a paper in mincho.
test('reads days of an era of which one character is misread, to be checked', () => {
  const daysOf = (...texts: readonly string[]) => {
    const lines = linesOf(...column(...texts))
    return [readIssueDate(lines, true), readDueDate(lines, null, true)].map(day => day && [day.value, day.confidence])
  }
  assert.deepEqual(daysOf('念和8年10月19日', '支払期限 今和8 年11 月30日'), [
    ['2026-10-19', 'check'],
    ['2026-11-30', 'check'],
  ])
  assert.deepEqual(daysOf('発行日 令利8年10月19日'), [['2026-10-19', 'check'], null])
  assert.deepEqual(daysOf('創業昭和8年10月19日', '支払期限 昭和8年11月30日'), [null, null])
})

test('reads a branch by its code, also one in kanji that look like kana, to be checked', async () => {
  const bank = { code: '9900', name: 'ゆうちょ銀行', short_name: 'ゆうちょ' }
  const branches = ['二一八', '一〇八'].map((name, at) => ({
    code: ['218', '108'][at] ?? '',
    name: `${name}店`,
    short_name: name,
  }))
  const directory = { banks: () => Promise.resolve([bank]), branchesOf: () => Promise.resolve(branches) }
  const branchOf = async (...texts: readonly string[]) => {
    const lines = linesOf(...column(...texts))
    const named = await readBank(lines, directory)
    const branch = named && (await readBranch(lines, named, directory))
    return branch && [branch.value.code, branch.confidence]
  }
  assert.deepEqual(await branchOf('ゆうちょ銀行', '他行から:218 (こーハん店) 普通 8017719'), ['218', 'check'])
  assert.deepEqual(await branchOf('ゆうちょ銀行 ニーハ店 普通 8017719'), ['218', 'check'])
  assert.deepEqual(await branchOf('ゆうちょ銀行 一O八店 普通 8017719'), ['108', 'check'])
  assert.equal(await branchOf('ゆうちょ銀行 普通 8017719', '電話 045-218 (本店)'), null)
  assert.equal(await branchOf('ゆうちょ銀行 三ニハ店 普通 8017719'), null)
})

// The text above was joined with the label of the due day, as one sentence.
test('takes no day for the due one that stands above its label', () => {
  const lines = linesOf(
    ...['上記の金額を請求いたします。 令和8年8月15日', '支払期限 信和8年8月29日'].map((text, row): Text => [
      5,
      10 + row * 2,
      text,
    ]),
  )
  assert.equal(readDueDate(lines, '2026-08-15', true)?.value, '2026-08-29')
})

test('reads days of which one mark is lost or misread, to be checked', () => {
  const due = (text: string) => {
    const day = readDueDate(linesOf(...column(text)), null, true)
    return day && [day.value, day.confidence]
  }
  assert.deepEqual(due('支払期限 2026 12月6日'), ['2026-12-06', 'check'])
  assert.deepEqual(due('支払期限 2026午12月6日'), ['2026-12-06', 'check'])
  assert.deepEqual(due('支払期限 2026年12用6日'), ['2026-12-06', 'check'])
  assert.equal(due('支払期限 2026年126日'), null)
  assert.equal(due('支払期限 20261 2月6日'), null)
})

test('reads a number behind a No. of which a picture made another word, to be checked', () => {
  const number = readInvoiceNumber(linesOf(...column('請求書Na.NL-52039')))
  assert.deepEqual([number?.value, number?.confidence], ['NL-52039', 'check'])
})

test('reads values behind labels of which characters look like others, to be checked', () => {
  const lines = linesOf(
    ...column('諸求書香号 NL-52039', '請求昌 2026/9/5', '支私期眼 2026/10/6', '今回御請求客 ¥583,000'),
  )
  const read = [readInvoiceNumber(lines), readIssueDate(lines, true), readDueDate(lines, null, true), readTotal(lines)]
  assert.deepEqual(
    read.map(reading => reading && [reading.value, reading.confidence]),
    [
      ['NL-52039', 'check'],
      ['2026-09-05', 'check'],
      ['2026-10-06', 'check'],
      [583_000, 'check'],
    ],
  )
})

test('takes a label that is read well before one that is not, and no other label for one', () => {
  const day = readIssueDate(linesOf(...column('請求曰 2026/9/5', '発行日 2026/9/30')))
  assert.deepEqual([day?.value, day?.confidence], ['2026-09-30', 'agreed'])
  assert.equal(readTotal(linesOf(...column('前回御請求客 ¥583,000', '小訂 ¥12,000', '消費税類 ¥1,200'))), null)
})

test('reads a day behind a label whose end is lost, to be checked', () => {
  const lines = linesOf(
    ...cells([
      ['請求', '2026/08/19'],
      ['締切日', '2026/08/17'],
      ['支払期', '2026/09/23'],
    ]),
  )
  const read = [readIssueDate(lines, true), readDueDate(lines, null, true)]
  assert.deepEqual(
    read.map(reading => reading && [reading.value, reading.confidence]),
    [
      ['2026-08-19', 'check'],
      ['2026-09-23', 'check'],
    ],
  )
})

test('takes the last amount of a row of sums for the total where two columns are joined', () => {
  const total = (...row: readonly string[]) => readTotal(linesOf(...cells([row])))?.value
  assert.equal(total('合計', '439,744', '43,974 483,718'), 483_718)
  // What else stands beside a sum and fits to it is no tax.
  assert.equal(total('合計', '110,000', '値引前 10,000 120,000'), 110_000)
  assert.equal(total('合計', '8,800円', 'ポイント利用 1,200円', '定価計 10,000円'), 8800)
  assert.equal(total('合計', '110,000円', '20,000', '130,000'), 110_000)
})

test('takes no day of an earlier payment for the due date, and no period for the day of issue', () => {
  const lines = linesOf(...cells([['ご入金', '2026年9月30日 110,000'], ['2026年11月30日までにお振込みください']]))
  assert.equal(readDueDate(lines, null, true)?.value, '2026-11-30')
  const period = linesOf(...cells([['請求書'], ['2026年9月1日〜2026年9月30日'], ['締切日', '2026年9月30日']]))
  assert.equal(readIssueDate(period, true)?.value, '2026-09-30')
  assert.equal(readIssueDate(linesOf(...column('販売数2050 3月31日現在')), true), null)
})

// 消費税 and 差引請求額 of a scan were read as rules of their table.
test('a total and a tax without labels follow from a subtotal and what is withheld', () => {
  const totalAndTax = (...texts: readonly string[]) => {
    const lines = linesOf(
      ...texts.flatMap((text, row) => text.split('|').map((part, at): Text => [10 + at * 30, 10 + row * 4, part])),
    )
    const total = readTotal(lines, true)
    return [total, readTax(lines, 10, total?.value ?? null)].map(
      reading => reading && [reading.value, reading.confidence],
    )
  }
  const sums = ['小計(税抜)|445,000', 'ーー|44,500', '源泉徴収税額(10.21%)|-45,434', 'ーニー|444,066']
  assert.deepEqual(totalAndTax(...sums), [
    [444_066, 'check'],
    [44_500, 'check'],
  ])
  assert.deepEqual(totalAndTax(...sums.slice(0, 3)), [null, null])
  // What is withheld cannot be read, or something else is taken off.
  assert.deepEqual(totalAndTax('小計|445,000', 'ーー|44,500', '源泉徴収税額', '489,500'), [null, null])
  assert.deepEqual(totalAndTax('小計|445,000', 'ーー|44,500', '値引|-500', '489,500'), [null, null])
})

// The names of both rates stood beside rules in a photograph of a grocer's invoice.
test('takes rows of an amount and its tax that add up to the total where no class is named', () => {
  const of = (...rows: readonly (readonly string[])[]) => {
    const lines = linesOf(...cells(rows))
    const { standard_taxable_amount: standard, reduced_tax_amount: reduced } = readClasses(lines, readTotal(lines))
    return [standard, reduced].map(amount => amount && [amount.value, amount.confidence])
  }
  const [reduced, standard] = [
    ['871,290', '69,703'],
    ['95,870', '9,587'],
  ] as const
  assert.deepEqual(of(['合計請求金額', '1,046,450'], reduced, standard), [
    [95_870, 'check'],
    [69_703, 'check'],
  ])
  assert.deepEqual(of(['合計請求金額', '1,046,451'], reduced, standard), [undefined, undefined])
  assert.deepEqual(of(['ご請求額', '158,130円'], ['鍵', '14,375']), [[143_755, 'check'], undefined])
  // A tax that is sure stays, and what is exempt has none.
  const sure = [
    ['10%対象', '100,000', '消費税', '10,000'],
    ['立替金', '55,000'],
    ['製作料', '150,000', '15,000'],
  ]
  assert.deepEqual(of(['ご請求額', '165,000'], ...sure), [undefined, undefined])
  const exempt = [['消費税は免税事業者のため頂きません'], ['原稿料', '50,000'], ['校正料', '5,000']]
  assert.deepEqual(of(['合計', '55,000円'], ...exempt), [undefined, undefined])
})

test('takes taxes below their amounts that add up to the total where no class is named', () => {
  const classesOf = (total: string, word = '消費税') => {
    const lines = linesOf(
      ...cells([
        ['料金計', '691,220円', '料金計', '457,480円'],
        [word, ' 69,122円', '消', ' 36,598円'],
        ['合計', total],
      ]),
    )
    const read = readClasses(lines, readTotal(lines, true))
    return [read.standard_taxable_amount?.value, read.reduced_taxable_amount?.value]
  }
  assert.deepEqual(classesOf('1,254,420円'), [691_220, 457_480])
  assert.deepEqual(classesOf('1,254,421円'), [undefined, undefined])
  assert.deepEqual(classesOf('1,254,420円', '数量'), [undefined, undefined])
})

test('reads days in kanji whose 二 and 八 look like kana', () => {
  const day = readIssueDate(linesOf([10, 10, '令和ハ年十月ニ十三日']), true)
  assert.equal(day?.value, '2026-10-23')
})

test('reads a number behind a star or a rule that looks like a kana', () => {
  const numberOf = (...texts: readonly string[]) => readInvoiceNumber(linesOf(...column(...texts)))
  assert.deepEqual(
    [numberOf('請求番号 キ2026-7453')?.value, numberOf('請求番号 キ2026-7453')?.confidence],
    ['2026-7453', 'check'],
  )
  assert.equal(numberOf('請求番号 キ-2026')?.value, 'キ-2026')
})

// A pale label was not seen, and its number was nobody's.
test('takes the only number of the head for that of the invoice, where its label is lost', () => {
  const numberOf = (...texts: readonly Text[]) => {
    const number = readInvoiceNumber(linesOf(...texts))
    return number && [number.value, number.confidence]
  }
  const head = column('2026.11.9165', '060-0061', '100.0005', '請求日 2026.11.21', '011-835-3210', 'T9999922091397')
  assert.deepEqual(numberOf(...head), ['2026.11.9165', 'check'])
  assert.equal(numberOf(...head, ...column('K-20261')), null)
  assert.equal(numberOf([10, 10, 'ご契約番号'], [30, 10, 'K-20261']), null)
})

test('takes the number beside the title for that of the invoice, to be checked', () => {
  const numberOf = (title: string, text: string) => {
    const number = readInvoiceNumber(linesOf([10, 5, title], [40, 5, text], [10, 20, '26/10718'], [30, 20, '2026-07']))
    return number && [number.value, number.confidence]
  }
  assert.deepEqual(numberOf('INVOICE / 御請求書', 'AB-51396 P.1／2'), ['AB-51396', 'check'])
  assert.deepEqual(numberOf('請 求 書', 'AB-51396 1/2頁'), ['AB-51396', 'check'])
  for (const text of ['2026/11/10', '03-3507-0512', '1 / 2']) assert.equal(numberOf('請求書', text), null, text)
})

test('reads the addressee without a character of a label before it', () => {
  assert.equal(readPayer(linesOf([10, 10, '請 株式会社サンプル商事 御中']))?.value, '株式会社サンプル商事')
})

test('takes the firm above a department of a department for the addressee', () => {
  for (const unit of ['総務部広報ご担当御中', '准務部広報 御中', '管理本部経理 御中'])
    assert.equal(readPayer(linesOf(...column('株式会社サンプル商事', unit)))?.value, '株式会社サンプル商事', unit)
  assert.equal(readPayer(linesOf(...column('株式会社月兎屋', '阿部企画工房 御中')))?.value, '阿部企画工房')
})

test('cuts the owner from a shop of the same name, though no space is between', () => {
  const issuerOf = (name: string) =>
    readIssuer(linesOf(...column(name, '愛知県名古屋市中区錦4丁目')), null, null)?.value
  assert.equal(issuerOf('長谷部翻訳事務所長谷部健一郎'), '長谷部翻訳事務所')
  assert.equal(issuerOf('長谷部翻訳事務所第二分室'), '長谷部翻訳事務所第二分室')
})

// The first day of the period was the day of issue.
test('reads a day of issue that 発行 follows, before days of a period, to be checked', () => {
  const issueOf = (day: string, isRecognised = true) => {
    const texts = column('実施期間 令和8年10月1日から令和8年10月31日まで', day)
    const issued = readIssueDate(linesOf(...texts), isRecognised)
    return issued && [issued.value, issued.confidence]
  }
  for (const day of ['令和8年11月11日 発行', '令和。8年11月11日発行', '今和8年11月11日 発行', '2026/11/11発行'])
    assert.deepEqual(issueOf(day), ['2026-11-11', 'check'], day)
  assert.deepEqual(issueOf('2026年11月11日付発行', false), ['2026-11-11', 'check'])
  assert.equal(issueOf('合計 110,000円'), null)
})

test('reads a day of issue below the characters of a text on end', () => {
  const upright = [...'毎度ありがとうございます請求書'].map((character, row): Text => [2, 2 + row * 2, character])
  assert.equal(readIssueDate(linesOf(...upright, [60, 50, '令和8年10月24日']), true)?.value, '2026-10-24')
})

test('reads a number whose № is misread, to be checked', () => {
  for (const text of ['Ne 00075345', 'N 00075345', 'Nec 00075345', 'Ne00075345'])
    assert.deepEqual(readInvoiceNumber(linesOf(...column(text)))?.value, '00075345', text)
  assert.equal(readInvoiceNumber(linesOf(...column('Net 00075345'))), null)
})

test('reads an addressee before 御中 or 様 that is misread, to be checked', () => {
  const payerOf = (...texts: readonly Text[]) => {
    const payer = readPayer(linesOf(...texts))
    return payer && [payer.value, payer.confidence]
  }
  assert.deepEqual(payerOf([5, 10, '株式会社サンプル商事 得中']), ['株式会社サンプル商事', 'check'])
  assert.deepEqual(payerOf([5, 10, '株式会社サンプル商事'], [40, 10, '欄']), ['株式会社サンプル商事', 'check'])
  assert.equal(payerOf([5, 10, '株式会社サンプル商事'], [40, 10, '備考欄']), null)
})

test('names no issuer by rules, and an office by the name that a picture joined', () => {
  const issuerOf = (...texts: readonly string[]) =>
    readIssuer(linesOf(...texts.map((text, row): Text => [5, 10 + row * 2, text])), null, null)?.value
  assert.equal(issuerOf('ーー', '電話 06-2028-3400'), undefined)
  for (const person of ['弁護士長谷部隆', '弁護士長谷部 隆'])
    assert.equal(issuerOf('長谷部法律事務所', person, '電話 06-2028-3400'), '長谷部法律事務所')
  // A seal covers the given name.
  for (const name of ['長谷部写真事務所長谷部5', '長谷部写真事務所 長谷部me', '長谷部写真事務所長谷部'])
    assert.equal(issuerOf(name, '電話 06-2028-3400'), '長谷部写真事務所', name)
})

test('takes no telephone below a label for the number of the invoice', () => {
  const lines = linesOf([5, 10, '請求書番号'], [5, 11.5, 'Tel.03-0633-5600'], [5, 13, '2026-7453'])
  assert.equal(readInvoiceNumber(lines)?.value, '2026-7453')
  assert.equal(readInvoiceNumber(linesOf([5, 10, 'TEL03-3507-0512'])), null)
})

// 請求書No.000446232026年11月15日締切分
test('reads a number and a day between which a picture loses the space, to be checked', () => {
  const lines = linesOf([10, 10, '請求書No.000446232026年11月15日締切分'])
  const number = readInvoiceNumber(lines)
  assert.deepEqual([number?.value, number?.confidence], ['00044623', 'check'])
  assert.equal(readIssueDate(lines, true)?.value, '2026-11-15')
  assert.equal(readInvoiceNumber(linesOf([10, 10, '請求書No.0004462320']))?.value, '0004462320')
})

test('reads an addressee behind specks', () => {
  for (const specks of ['。', '。。', '・ ', "'-"])
    assert.equal(readPayer(linesOf([10, 10, `${specks}株式会社サンプル商事 御中`]))?.value, '株式会社サンプル商事')
})

test('reads a day behind a label in two languages of which marks are lost, to be checked', () => {
  const dueOf = (...texts: readonly Text[]) => {
    const due = readDueDate(linesOf(...texts, [10, 14, 'お支払条件 月末締め翌々月末払い']), '2026-09-03', true)
    return [due?.value, due?.confidence]
  }
  assert.deepEqual(dueOf([10, 10, 'Due daie/支払期'], [40, 10, '2026/11/2']), ['2026-11-02', 'check'])
  assert.deepEqual(dueOf([10, 10, 'Due dale / 支丸朋限'], [40, 10, '2026/11/2']), ['2026-11-02', 'check'])
})

test('reads an addressee whose 御中 stands in the row of another column, or behind MESSRS.', () => {
  const lines = linesOf(
    [10, 10.6, '株式会社サンプル商事'],
    [60, 10.5, 'TEL 052-714-2594'],
    [34, 10.3, '御中'],
    [60, 10, '青葉市'],
  )
  assert.equal(readPayer(lines)?.value, '株式会社サンプル商事')
  const apart = linesOf([10, 20, '株式会社サンプル商事'], [34, 10.3, '御中'], [60, 10, '青葉市'])
  assert.notEqual(readPayer(apart)?.value, '株式会社サンプル商事')
  assert.equal(readPayer(linesOf([10, 10, 'MESSRS.株式会社サンプル商事御中']))?.value, '株式会社サンプル商事')
})

// The day on which the month closed was taken for it.
test('reads a day of issue whose label a picture sets beside it without a space, to be checked', () => {
  const issueOf = (text: string) => {
    const issued = readIssueDate(linesOf(...column(text, '締切日 2026年8月31日')), true)
    return [issued?.value, issued?.confidence]
  }
  assert.deepEqual(issueOf('請求No.C3843-2608-8発行2026/08/25'), ['2026-08-25', 'check'])
  assert.deepEqual(issueOf('証明書発行2026/08/25'), ['2026-08-31', 'check'])
})

test('reads a number behind a No. that is misread behind the addressee, to be checked', () => {
  for (const text of [
    '株式会社サンプル商事御中Mo.2026-6821',
    '株式会社サンプル商事御中。Na.2026-6821',
    'Mo.2026-6821',
  ]) {
    const number = readInvoiceNumber(linesOf(...column(text)))
    assert.deepEqual([number?.value, number?.confidence], ['2026-6821', 'check'], text)
  }
  assert.equal(readInvoiceNumber(linesOf(...column('電話No,2026-6821', '普通Mo.2026821'))), null)
})

test('reads taxes of a rate of which a digit is lost where one way adds up, to be checked', () => {
  const classesOf = (...rows: readonly (readonly string[])[]) => {
    const lines = linesOf(...cells(rows))
    const read = readClasses(lines, readTotal(lines, true))
    return [
      read.standard_taxable_amount,
      read.standard_tax_amount,
      read.reduced_taxable_amount,
      read.reduced_tax_amount,
    ].map(amount => amount && [amount.value, amount.confidence])
  }
  const rows = [
    ['お買上額(8%)', '318,780'],
    ['税(8%)', '25,502'],
    ['お買上額(10%)', '139,520'],
    ['税 (0%)', '13,952'],
  ]
  const wanted = [139_520, 13_952, 318_780, 25_502].map(value => [value, 'check'])
  assert.deepEqual(classesOf(...rows, ['合計', '497,754']), wanted)
  assert.deepEqual(
    classesOf(...rows.map(([label = '', sum = '']) => [label.replace('(0%', '(□%'), sum]), ['合計', '497,754']),
    wanted,
  )
  assert.deepEqual(classesOf(...rows, ['合計', '497,755']), [undefined, undefined, undefined, undefined])
})
