import { japanPostBankCode } from '@invoice-card/domain'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linesOf, pageOf, type Text } from '../../../testing/files/lines.ts'
import { readableLines } from './lines/readable.ts'
import { readAccountNumber, readAccountType } from './read-account.ts'
import { readHolder } from './read-holder.ts'
import { type NamedBank, readBank, readBranch } from './read-bank.ts'
import { readInvoiceNumber } from './read-numbers.ts'
import { readPayer } from './read-parties.ts'

const named = (code: string, name: string) => ({ code, name, short_name: name.replace(/銀行$|支店$|店$/, '') })
const directory = {
  banks: () =>
    Promise.resolve([
      named('0001', 'みずほ銀行'),
      named('1280', '横浜信用金庫'),
      named('3068', '新函館農業協同組合'),
      named(japanPostBankCode, 'ゆうちょ銀行'),
    ]),
  branchesOf: (bankCode: string) =>
    Promise.resolve(
      bankCode === japanPostBankCode ? [named('018', '〇一八店')] : [named('011', '七飯'), named('030', '本店営業部')],
    ),
}
const column = (...texts: readonly string[]): Text[] => texts.map((text, row): Text => [10, 10 + row * 3, text])

async function accountOf(texts: readonly Text[], isRecognised = false) {
  const lines = linesOf(...texts)
  const bank = await readBank(lines, directory)
  const number = readAccountNumber(lines, bank, isRecognised)
  return {
    bank: bank?.value.code,
    branch: bank && (await readBranch(lines, bank, directory))?.value.code,
    type: readAccountType(lines, bank)?.value,
    number: number?.value,
    confidence: number?.confidence,
    holder: readHolder(lines, bank)?.value,
  }
}

test('reads banks whose kind is shortened, and no part of another word as one', async () => {
  const bankOf = async (text: string) => {
    const bank = await readBank(linesOf([10, 10, text]), directory)
    return bank && [bank.value.code, bank.confidence]
  }
  assert.deepEqual(await bankOf('横浜信金 本店営業部'), ['1280', 'agreed'])
  assert.deepEqual(await bankOf('振込先: JA新函館 七飯支店'), ['3068', 'agreed'])
  assert.deepEqual(await bankOf('新函館農協'), ['3068', 'agreed'])
  assert.deepEqual(await bankOf('新横浜信金会館'), ['1280', 'check'])
  assert.equal(await bankOf('横浜 信金'), null)
})

test('reads an account of 貯金, and one whose parts are set apart by slashes', async () => {
  const coop = await accountOf(column('新函館農協 七飯支店', '普通貯金 8217735', 'ド)タカチホセイチャ'))
  assert.deepEqual([coop.branch, coop.type, coop.number, coop.holder], ['011', 1, '8217735', 'ﾄﾞ)ﾀｶﾁﾎｾｲﾁﾔ'])
  const apart = await accountOf(column('みずほ銀行 / 本店営業部 / 普通 / 2653797 / カ)ハクロ'))
  assert.deepEqual([apart.number, apart.confidence], ['2653797', 'agreed'])
})

// 「番号 2026.11.0412」 of an invoice was the account 0002026, and sure of it.
test('takes a bare 番号 for that of the account only with its bank', async () => {
  const { number } = await accountOf(column('番号 2026.11.0412', 'みずほ銀行 本店営業部', '普通 2653797'))
  assert.equal(number, '2653797')
  const elsewhere = await accountOf(column('番号 20260412', '番号 4110', '請求日', 'みずほ銀行 本店営業部 2653797'))
  assert.equal(elsewhere.confidence, 'check')
  const postal = await accountOf(column('番号 060-0061', 'ハクロ', 'みずほ銀行 本店営業部 2653797'))
  assert.equal(postal.number, '2653797')
})

// 番号2147 of a customer was the account, for 普通 was misread before its own number.
test('prefers the seven digits beside a bank to a shorter 番号 elsewhere', async () => {
  const texts = column('事業所 08番号2147', 'みずほ銀行 本店営業部(著通)0174390')
  const { number, confidence } = await accountOf(texts, true)
  assert.deepEqual([number, confidence], ['0174390', 'check'])
})

test('reads an account of Japan Post Bank from 記号 and 番号', async () => {
  const expected = { bank: japanPostBankCode, branch: '018', type: 1, number: '1234567', confidence: 'agreed' as const }
  for (const texts of [
    column('ゆうちょ銀行', '記号 10180 番号 12345671', 'おなまえ ハセベ ケンイチロウ'),
    column('ゆうちょ銀行 記号番号 10180-12345671', 'おなまえ ハセベ ケンイチロウ'),
    [
      ...column('ゆうちょ銀行', '記号', '番号', 'おなまえ'),
      ...(['10180', '12345671', 'ハセベ ケンイチロウ'].map((text, row) => [30, 13 + row * 3, text]) as Text[]),
    ],
  ])
    assert.deepEqual(await accountOf(texts), { ...expected, holder: 'ﾊｾﾍﾞ ｹﾝｲﾁﾛｳ' })
})

test('doubts an account of Japan Post Bank that a picture gives or another number contradicts', async () => {
  const recognised = await accountOf(column('ゆうちょ銀行', '記号 10180 番号 12345671'), true)
  assert.deepEqual([recognised.number, recognised.confidence], ['1234567', 'check'])
  const contradicted = await accountOf(column('ゆうちょ銀行', '記号 10180 番号 12345671', '他行から 普通 7654321'))
  assert.deepEqual([contradicted.number, contradicted.confidence], ['7654321', 'check'])
})

test('reads a holder before a remark on fees', async () => {
  const { holder } = await accountOf(
    column('みずほ銀行 本店営業部 普通 2653797 ド)ユニゾンベルゾウエン ※お振込手数料はご負担願います'),
  )
  assert.equal(holder, 'ﾄﾞ)ﾕﾆｿﾞﾝﾍﾞﾙｿﾞｳｴﾝ')
})

test('reads the number of an invoice behind ナンバー', () => {
  assert.equal(readInvoiceNumber(linesOf([10, 10, 'ナンバー C0729-2612-8']))?.value, 'C0729-2612-8')
})

// 求 of 請求先 on end stood left of 御中 and was the addressee, and sure.
test('takes no character of a label on end for the addressee', () => {
  const lines = linesOf(
    [10, 10, '請'],
    [14, 10, '株式会社サンプル商事'],
    [10, 11.5, '求'],
    [46, 11.5, '御中'],
    [10, 13, '先'],
  )
  assert.equal(readPayer(lines)?.value, '株式会社サンプル商事')
})

test('finds the addressee above a 御中 that a picture joined with the next column', () => {
  const lines = linesOf(
    [10, 10, '。。株式会社サンプル商事'],
    [50, 10, '花筏設備工業株式会社'],
    [42, 11.6, '御中 京都府京都市中京区1丁目'],
  )
  assert.equal(readPayer(lines)?.value, '株式会社サンプル商事')
  const onEnd = linesOf([10, 10, '請 株式会社サンプル商事'], [30, 11.6, '御中'])
  assert.equal(readPayer(onEnd)?.value, '株式会社サンプル商事')
})

test('reads a holder before a bracket and behind a rule', async () => {
  const sentence = column('みずほ銀行 本店営業部 普通 2653797 (名', 'ハセベ タカシ) にお振り込みください')
  assert.equal((await accountOf(sentence)).holder, 'ﾊｾﾍﾞ ﾀｶｼ')
  const ruled = column('みずほ銀行 本店営業部 普通 2653797', '口座名義 ーハセベタカシ')
  assert.equal((await accountOf(ruled)).holder, 'ﾊｾﾍﾞﾀｶｼ')
})

test('reads a holder right below a whole account whose bank is not read, to be checked', () => {
  const holderOf = (...texts: readonly string[]) => {
    const lines = readableLines([pageOf(1, ...texts.map((text, row): Text => [10, 10 + row * 1.5, text]))], true)
    const reading = readHolder(lines, null)
    return reading && [reading.value, reading.confidence]
  }
  assert.deepEqual(holderOf('普通 8890598', '力)ミナヅキクリーン'), ['ｶ)ﾐﾅﾂﾞｷｸﾘ-ﾝ', 'check'])
  assert.deepEqual(holderOf('普通 8890598', 'ミナヅキクリーン(力'), ['ﾐﾅﾂﾞｷｸﾘ-ﾝ(ｶ', 'check'])
  assert.deepEqual(holderOf('普通 6371418 リバーグロウ (ド'), ['ﾘﾊﾞ-ｸﾞﾛｳ(ﾄﾞ', 'check'])
  assert.equal(holderOf('普通 8890598', 'クリーンサービス'), null)
  assert.equal(holderOf('電話 8890598', 'カ)ミナヅキ'), null)
})

// Its number was that of the other account, whose bank was misread.
test('takes the account in the column of its bank', async () => {
  const texts: Text[] = [
    [10, 10, 'みずほぼ銀行'],
    [40, 10, 'みずほ銀行 本店営業部'],
    [10, 12, '普通 6471664'],
    [40, 12, '普通 9255649'],
  ]
  assert.equal((await accountOf(texts)).number, '9255649')
})

test('reads a holder below the last of several accounts, to be checked', async () => {
  const below = (...accounts: readonly string[]) => linesOf(...column(...accounts, 'カ)ミサギダイセイチヤ'))
  for (const lines of [
    below('みずほ銀行 本店営業部', '(普通) 2461485', '横浜信用金庫 七飯支店', '(普通) 0276193'),
    below('横浜信用金庫 七飯支店 普通 0276193', 'みずほ銀行 本店営業部 普通 2461485'),
  ]) {
    const holder = readHolder(lines, await readBank(lines, directory))
    assert.deepEqual([holder?.value, holder?.confidence], ['ｶ)ﾐｻｷﾞﾀﾞｲｾｲﾁﾔ', 'check'])
  }
})

test('reads a holder whose form stands apart behind the number', async () => {
  for (const number of ['普通6371418 ', '普通No.6371418', '誤読N0.6371418']) {
    const { holder } = await accountOf(column(`みずほ銀行 本店営業部 ${number}リバーグロウゾウエン (ド`))
    assert.equal(holder, 'ﾘﾊﾞ-ｸﾞﾛｳｿﾞｳｴﾝ(ﾄﾞ', number)
  }
})

// 「受取人 カ)ツキト（株式会社月兎）」 was the holder ｶ)ﾂｷﾄ(, and sure of it.
test('reads a holder before its name in kanji, and without the bracket of its sentence', () => {
  const holderOf = (text: string) => {
    const holder = readHolder(linesOf([10, 10, text]), null)
    return holder && [holder.value, holder.confidence]
  }
  assert.deepEqual(holderOf('受取人 カ)ツキトヤケンセツ(株式会社月兎屋建設)'), ['ｶ)ﾂｷﾄﾔｹﾝｾﾂ', 'agreed'])
  assert.deepEqual(holderOf('受取人 ミサギダイコウギヨウ(カ(三鷺台工業株式会社)'), ['ﾐｻｷﾞﾀﾞｲｺｳｷﾞﾖｳ(ｶ', 'agreed'])
  assert.deepEqual(holderOf('受取人 ユニゾンベル(カ)(ユニゾンベル電気株式会社)'), ['ﾕﾆｿﾞﾝﾍﾞﾙ(ｶ', 'agreed'])
  assert.deepEqual(holderOf('受取人 ハセベ タカシ(長谷部写真事務所)'), ['ﾊｾﾍﾞ ﾀｶｼ', 'agreed'])
  assert.deepEqual(holderOf('(口座名義 グルリウンユ(ド)へお振込みください'), ['ｸﾞﾙﾘｳﾝﾕ(ﾄﾞ', 'agreed'])
  assert.equal(holderOf('(口座名義 グルリウンユ(ド)ヘお振込みください')?.[0], 'ｸﾞﾙﾘｳﾝﾕ(ﾄﾞ')
})

test('reads a holder without a label before its name in kanji', async () => {
  for (const [text, expected] of [
    ['カ)ツキトヤケンセツ(株式会社月兎屋建設)', 'ｶ)ﾂｷﾄﾔｹﾝｾﾂ'],
    ['ツキトヤケンセツ(カ(月兎屋建設株式会社)', 'ﾂｷﾄﾔｹﾝｾﾂ(ｶ'],
    ['ハセベ タカシ(長谷部写真事務所)', 'ﾊｾﾍﾞ ﾀｶｼ'],
  ] as const)
    assert.equal((await accountOf(column('みずほ銀行 本店営業部', '普通 2653797', text))).holder, expected)
})

// 「23パレット」 of an item was the holder of a scan that showed no other.
test('takes no unit behind a count for a holder', async () => {
  const holderOf = async (text: string) =>
    (await accountOf(column('みずほ銀行 本店営業部', '普通 2653797', text))).holder
  for (const count of ['23パレット', '120 ケース', '3パック']) assert.equal(await holderOf(count), undefined, count)
  for (const behind of ['2653797ハセベ タカシ', '265-3797 ハセベ タカシ', '普通:ハセベ タカシ'])
    assert.equal(await holderOf(behind), 'ﾊｾﾍﾞ ﾀｶｼ', behind)
})

test('reads a holder behind a label whose 口 is misread', () => {
  for (const label of ['ロ〇座名', 'O座名', '0座名', 'ロ座名義'])
    assert.equal(readHolder(linesOf([10, 10, `${label}ド)シノノメドウ`]), null)?.value, 'ﾄﾞ)ｼﾉﾉﾒﾄﾞｳ', label)
  const person = readHolder(linesOf([10, 10, 'ロ座名義 ヤマムラ ケンイチロウ']), null)
  assert.equal(person?.value, 'ﾔﾏﾑﾗ ｹﾝｲﾁﾛｳ')
})

test('reads a kind of account of one character in its cell', async () => {
  const header: Text[] = [
    [10, 10, '金融機関名'],
    [30, 10, '種別'],
    [40, 10, '口座番号'],
  ]
  const { type } = await accountOf([...header, [10, 12, 'みずほ銀行'], [30, 12, '当'], [40, 12, '2614980']])
  assert.equal(type, 2)
})

// 「1.普通 2.当座」 with a ring around the one that is meant was sure of the first.
test('is not sure which of the kinds of account that a form offers is meant', () => {
  const typeOf = (text: string, bank: NamedBank | null = null) => {
    const type = readAccountType(linesOf([10, 10, '預金種別'], [20, 10, text]), bank)
    return type && [type.value, type.confidence]
  }
  for (const offered of ['1.普通 2.当座', '普通・当座', '普通預金/当座預金', '□普通 □当座 □貯蓄', '①普通 ②当座'])
    assert.deepEqual(typeOf(offered), [1, 'check'], offered)
  assert.deepEqual(typeOf('く史。2.当座'), [1, 'check'])
  assert.deepEqual(typeOf('2.当座'), [2, 'check'])
  assert.deepEqual(typeOf('□普通 ☑当座'), [2, 'check'])
  assert.deepEqual(typeOf('普通 1234567 当座 7654321'), [1, 'agreed'])
})

// 9961869 of a form with a cell for each digit: [996|1869」.
test('reads an account number whose cells are taken for brackets, to be checked', () => {
  const numberOf = (text: string) => {
    const number = readAccountNumber(linesOf([10, 10, '口座番号'], [20, 10, text]), null, true)
    return number && [number.value, number.confidence]
  }
  assert.deepEqual(numberOf('[996|1869」'), ['9961869', 'check'])
  assert.deepEqual(numberOf('[2 9 3|3 4|1|4]'), ['2933414', 'check'])
  assert.equal(numberOf('[9[916[1[816[9」'), null)
})

test('takes no word for kana for a holder, and no bracket in which a name stands', () => {
  for (const [text, holder] of [
    ['口座名義（カタカナ） カ）アオバ', 'ｶ)ｱｵﾊﾞ'],
    ['加入者名 （ハナイカダジンザイ（カ）', 'ﾊﾅｲｶﾀﾞｼﾞﾝｻﾞｲ(ｶ'],
    ['口座名義（カタカナ）', undefined],
  ] as const)
    assert.equal(readHolder(linesOf([10, 10, text]), null)?.value, holder, text)
})

test('reads a holder with its form in full, behind two labels, and behind its name in kanji', () => {
  for (const [text, holder] of [
    ['Account name 口座名義: カブシキガイシャ ソラノテ', 'ｶ)ｿﾗﾉﾃ'],
    ['Account name 口座名義: ソラノテ カブシキガイシャ', 'ｿﾗﾉﾃ(ｶ'],
    ['口座名義 小金原スタジオ合同会社/コガネハラスタジオ(ド', 'ｺｶﾞﾈﾊﾗｽﾀｼﾞｵ(ﾄﾞ'],
    // These two were sure and wrong: the name twice, and the first word of its kanji.
    ['口座名義 株式会社みなづきデザイン/カ)ミナヅキデザイン', 'ｶ)ﾐﾅﾂﾞｷﾃﾞｻﾞｲﾝ'],
    ['口座名 アクシスポート食品株式会社(アクシスポートシヨクヒン(カ)', 'ｱｸｼｽﾎﾟ-ﾄｼﾖｸﾋﾝ(ｶ'],
    ['口座名義 アオバ合同会社 アオバ(ド', 'ｱｵﾊﾞ(ﾄﾞ'],
    ['口座名義 カ)アオバ(エイ)', 'ｶ)ｱｵﾊﾞ(ｴｲ'],
    ['口座名義 (カ)アオバ', 'ｶ)ｱｵﾊﾞ'],
    ['口座名義 2720662 ド)ハナイカダ', 'ﾄﾞ)ﾊﾅｲｶﾀﾞ'],
    ['口座名義 カ)2720662アオバ', 'ｶ)2720662ｱｵﾊﾞ'],
    ['口座名義 アオバ商店 タナカ イチロウ', 'ﾀﾅｶ ｲﾁﾛｳ'],
  ] as const) {
    const reading = readHolder(linesOf([10, 10, text]), null)
    assert.equal(reading?.value, holder, text)
  }
})

test('reads an account of whose type one character is misread in a picture, to be checked', () => {
  const accountOf = (text: string, isRecognised = true) => {
    const lines = linesOf([10, 10, text])
    const [type, number] = [readAccountType(lines, null, isRecognised), readAccountNumber(lines, null, isRecognised)]
    return [type?.value, type?.confidence, number?.value, number?.confidence]
  }
  assert.deepEqual(accountOf('68,535 (牧通)1466825'), [1, 'check', '1466825', 'check'])
  assert.deepEqual(accountOf('当産 1466825'), [2, 'check', '1466825', 'check'])
  const none = [undefined, undefined, undefined, undefined]
  assert.deepEqual(accountOf('(牧通)1466825', false), none)
  for (const text of ['日本交通1466825', '牧通 146682', '牧通 1466825円']) assert.deepEqual(accountOf(text), none, text)
})

// The form of a group abroad: its bank in Latin letters, everything about the account in two languages.
test('reads a bank by its English name, and an account whose type has English behind it', async () => {
  const account = await accountOf([
    [10, 10, 'Bank'],
    [30, 10, 'Mizuho Bank, Ltd. (Bank code 0001, SWIFT MHCBJPJT)'],
    [10, 13, 'Branch 支店'],
    [30, 13, '本店営業部 (Branch code 030)'],
    [10, 16, 'Account 口座'],
    [30, 16, '普通 (Ordinary) 5765227'],
    [10, 19, 'Account Name'],
    [30, 19, 'カ)ハクロ'],
  ])
  assert.deepEqual(account, {
    bank: '0001',
    branch: '030',
    type: 1,
    number: '5765227',
    confidence: 'agreed',
    holder: 'ｶ)ﾊｸﾛ',
  })
})

test('is sure of an English name beside no other code, and finds other banks by their code', async () => {
  const bankOf = async (text: string) => {
    const bank = await readBank(linesOf([10, 10, text]), directory)
    return bank && [bank.value.code, bank.confidence]
  }
  assert.deepEqual(await bankOf('MIZUHO BANK, LTD. 当座 1234567'), ['0001', 'agreed'])
  assert.deepEqual(await bankOf('Mizuho Bank (Bank code 1280)'), ['0001', 'check'])
  assert.deepEqual(await bankOf('Bank: Yokohama Shinkin (Bank Code: 1280)'), ['1280', 'check'])
  assert.equal(await bankOf('Mizuho Banking School'), null)
  // One that is written in Japanese goes before.
  assert.deepEqual(await bankOf('横浜信用金庫 (c/o Mizuho Bank) 普通 1234567'), ['1280', 'agreed'])
})

// Of a scan: the colon and the spaces of the label were lost, and カ was read as a kanji.
test('reads a holder and an account behind English labels whose spaces a picture lost', () => {
  const lines = readableLines([pageOf(1, ...column('AccountName力)ハクロ', 'AccountNo. 5765227'))], true)
  assert.equal(readHolder(lines, null)?.value, 'ｶ)ﾊｸﾛ')
  assert.equal(readAccountNumber(lines, null)?.value, '5765227')
})

// 普通5125□□□ of the engine for digits was the account 0005125.
test('takes digits before places that an engine saw no digit in for no short account', async () => {
  const { number } = await accountOf(column('みずほ銀行 本店営業部', '普通5125□□□ ハクロ'), true)
  assert.equal(number, undefined)
  assert.equal(readAccountNumber(linesOf(...column('口座番号 5125□□□')), null, true), null)
  const offered = await accountOf(column('みずほ銀行 本店営業部', '普通 5125692□当座'), true)
  assert.equal(offered.number, '5125692')
})
