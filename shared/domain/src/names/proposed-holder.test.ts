import assert from 'node:assert/strict'
import { test } from 'node:test'
import { proposedHolder } from './proposed-holder.ts'

for (const [name, kana, holder] of [
  ['合同会社ノースリンク', 'ノースリンク', 'ド）ノースリンク'],
  ['青葉株式会社', 'アオバ', 'アオバ（カ'],
  ['青葉㈱', 'ｱｵﾊﾞ', 'アオバ（カ'],
  ['株式会社青葉', 'カブシキガイシャアオバ', 'カブシキガイシャアオバ'],
  ['山田工房', 'やまだこうぼう', 'ヤマダコウボウ'],
] as const)
  test(`the account of ${name}, ${kana}, is held by ${holder}`, () => {
    assert.equal(proposedHolder(name, kana), holder)
  })

test('without kana, or with what no transfer carries, nobody is proposed', () => {
  assert.equal(proposedHolder('株式会社青葉', ''), '')
  assert.equal(proposedHolder('株式会社青葉', '青葉'), '')
})
