import '@invoice-card/config/testing'
import { proposedHolder } from './proposed-holder.ts'

test.each([
  ['合同会社ノースリンク', 'ノースリンク', 'ド）ノースリンク'],
  ['青葉株式会社', 'アオバ', 'アオバ（カ'],
  ['青葉㈱', 'ｱｵﾊﾞ', 'アオバ（カ'],
  ['株式会社青葉', 'カブシキガイシャアオバ', 'カブシキガイシャアオバ'],
  ['山田工房', 'やまだこうぼう', 'ヤマダコウボウ'],
])('the account of %s, %s, is held by %s', (name, kana, holder) => {
  expect(proposedHolder(name, kana)).toBe(holder)
})

test('without kana, or with what no transfer carries, nobody is proposed', () => {
  expect(proposedHolder('株式会社青葉', '')).toBe('')
  expect(proposedHolder('株式会社青葉', '青葉')).toBe('')
})
