import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linesOf, type Text } from '../../../testing/files/lines.ts'
import { readBank, readBranch } from './read-bank.ts'

const column = (...texts: readonly string[]): Text[] => texts.map((text, row): Text => [10, 10 + row * 4, text])

test('takes a bank or branch with one misread character, to be checked, where one alone would do', async () => {
  const named = (code: string, name: string) => ({ code, name, short_name: name.replace(/(?:銀行|支店)$/, '') })
  const directory = {
    banks: () =>
      Promise.resolve([
        named('0001', 'みずほ銀行'),
        named('0122', '山形銀行'),
        named('0170', '山口銀行'),
        named('0150', '北日本銀行'),
        named('0151', '北日太銀行'),
        named('1345', '巣鴨信用金庫'),
        named('1346', '東京信用金庫'),
        named('2213', '東京信用組合'),
        named('3066', '函館市亀田農業協同組合'),
      ]),
    branchesOf: () => Promise.resolve([named('001', '日本橋支店'), named('002', '新宿支店'), named('003', '新潟支店')]),
  }
  const read = async (...texts: readonly string[]) => {
    const lines = linesOf(...column(...texts))
    const bank = await readBank(lines, directory)
    const branch = bank && (await readBranch(lines, bank, directory))
    return [bank?.value.code, bank?.confidence, branch?.value.code, branch?.confidence]
  }
  assert.deepEqual(await read('お振込先 みずは銀行 日木橋支店'), ['0001', 'check', '001', 'check'])
  assert.deepEqual(await read('みず銀行 日本本橋支店'), ['0001', 'check', '001', 'check'])
  assert.deepEqual(await read('みずは銀行日本橋支店'), ['0001', 'check', '001', 'agreed'])
  for (const branch of ['新舘支店', '株式会社日木橋商店', '新日木橋支店'])
    assert.deepEqual(await read(`みずほ銀行 ${branch}`), ['0001', 'agreed', undefined, undefined], branch)
  assert.deepEqual(await read('お振込先 巣鴨合用金庫 日本橋支店'), ['1345', 'check', '001', 'agreed'])
  assert.deepEqual(await read('巣鴨信用金厘日本橋支店'), ['1345', 'check', '001', 'agreed'])
  assert.deepEqual(await read('函館市電田農協 日本橋支店'), ['3066', 'check', '001', 'agreed'])
  assert.deepEqual(await read('巣鴨倍金 日本橋支店'), [undefined, undefined, undefined, undefined])
  const unknown = ['山彤銀行', '巣鳥合用金庫', 'みずほ旅行', '北日木銀行', 'お取引みずは銀行様']
  for (const bank of unknown) assert.deepEqual(await read(bank), [undefined, undefined, undefined, undefined], bank)
})

// 東京→大阪 among the goods was the branch, and sure, where that of the account was not read.
test('is not sure of a branch whose name may be that of a town', async () => {
  const named = (code: string, name: string) => ({ code, name, short_name: name.replace(/(?:銀行|支店)$/, '') })
  const directory = {
    banks: () => Promise.resolve([named('0001', 'みずほ銀行')]),
    branchesOf: () => Promise.resolve([named('060', '大阪支店')]),
  }
  for (const [text, confidence] of [
    ['東京→大阪 4t車', 'check'],
    ['大阪 配送分', 'check'],
    ['大阪', 'agreed'],
    ['大阪支店', 'agreed'],
    ['支店名 大阪', 'agreed'],
    ['大阪 普通 1234567', 'agreed'],
  ] as const) {
    const lines = linesOf(...column('みずほ銀行', text))
    const bank = (await readBank(lines, directory)) ?? assert.fail()
    const branch = await readBranch(lines, bank, directory)
    assert.deepEqual([branch?.value.code, branch?.confidence], ['060', confidence], text)
  }
})
