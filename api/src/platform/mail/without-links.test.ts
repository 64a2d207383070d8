import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderMail } from './layout.ts'

const origin = { edgeOrigin: 'https://pay.example.jp', supportAddress: null }
const subjectWith = (name: string): string =>
  renderMail({ subject: name, paragraphs: [] }, null, origin).subject.replace(/^【.*?】/, '')

// Mail programs link bare text, whatever its ending, and a stranger's name stands in nearly every place of a mail.
test('no place of a mail shows what a mail program would make a link of', () => {
  const link = 'evil.company'
  const { subject, text, html } = renderMail(
    {
      subject: link,
      preheader: link,
      paragraphs: [link],
      facts: [['請求書番号', link]],
      quote: { label: 'メッセージ', text: link },
      closing: [link],
    },
    { companyName: link, personName: link },
    origin,
  )
  const greeted = renderMail({ subject: '件名', addressee: link, paragraphs: [] }, null, origin)
  assert.doesNotMatch([subject, text, html, greeted.text, greeted.html].join('\n'), /evil\.company/)
})

for (const link of [
  'evil.support',
  'EVIL.Tokyo',
  'a.b.evil.store',
  'ご案内evil.shop',
  '..evil.site',
  '_evil.com',
  '@evil.com',
  'é.com',
  '重要.jp',
  'evil.みんな',
  'evil.xn--q9jyb4c',
]) {
  test(`「${link}」 stays text and is no link`, () => {
    assert.equal(subjectWith(link).replaceAll('．', '.'), link)
    assert.doesNotMatch(subjectWith(link), /\.\p{L}{2}/u)
  })
}

for (const link of [
  'https://evil.example',
  'http://192.0.2.1/login',
  'ftp://192.0.2.1',
  'www.evil.example',
  'evil.company/login',
  '192.0.2.1/login',
]) {
  test(`「${link}」 is left out`, () =>
    assert.equal(subjectWith(`重要 ${link} です`), '重要 ［リンクは表示していません］ です'))
}

test('names of companies stay readable; amounts, dates and mail addresses stay as they are', () => {
  assert.equal(subjectWith('Node.js商店'), 'Node．js商店')
  for (const text of [
    'A.B.C株式会社',
    'Sample Co., Ltd.',
    '2026.11.30',
    '1.5',
    '1,234,567円',
    'INV-2026.1101',
    'keiri@partner.example.jp まで',
  ])
    assert.equal(subjectWith(text), text)
})

test('the ways into the product stay links', () => {
  const { text, html } = renderMail(
    { subject: '件名', paragraphs: [], action: { label: '確認する', path: '/request#key=a.bc' } },
    null,
    origin,
  )
  assert.match(text, /^https:\/\/pay\.example\.jp\/request#key=a\.bc$/m)
  assert.match(html, /href="https:\/\/pay\.example\.jp\/request#key=a\.bc"/)
})
