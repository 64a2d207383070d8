import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mailText } from './mail-text.ts'

const origin = { edgeOrigin: 'https://pay.example.jp', supportAddress: null }

// Lines of 76 columns broke once more on a phone and in the preview of a request: お支払いいた／だく.
test('a paragraph is one line, however long; the lines of a quote stay and are set apart', () => {
  const paragraph = 'お支払いいただくご依頼が届きました。'.repeat(10)
  const quote = { label: '請求元からのメッセージ', text: `${paragraph}\n\n以上` }
  const text = mailText({ subject: 'ご依頼', paragraphs: [paragraph], quote }, ['経理部 鈴木 様'], origin)
  assert.deepEqual(text.split('\n').slice(0, 8), [
    '経理部 鈴木 様',
    '',
    paragraph,
    '',
    '請求元からのメッセージ：',
    `　${paragraph}`,
    '',
    '　以上',
  ])
})
