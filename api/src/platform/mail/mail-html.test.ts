import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { mailHtml } from './mail-html.ts'

const palette = new URL('../../../../shared/ui/src/system/colors.ts', import.meta.url)
const hexColors = (text: string): string[] => text.match(/#[0-9a-f]{6}\b/gi) ?? []

// A mail in other colours than the pages looks like somebody else's, and it asks to sign in and pay.
test("a mail has the colours of the product's palette, light and dark", async () => {
  const html = mailHtml(
    {
      subject: 'お知らせ',
      paragraphs: ['本文'],
      code: '123456',
      facts: [['請求金額', '10,450円']],
      quote: { label: '請求元からのメッセージ', text: 'よろしくお願いします' },
      action: { label: '詳細を確認する', path: '/toppage' },
      closing: ['お心当たりがない場合は、お問い合わせください。'],
    },
    ['鈴木 一郎 様'],
    { edgeOrigin: 'https://invoice-card.example', supportAddress: 'support@invoice-card.example' },
  )
  const known = new Set(hexColors(await readFile(palette, 'utf8')))
  assert.deepEqual(
    hexColors(html).filter(color => !known.has(color)),
    [],
  )
  assert.ok(html.includes('bgcolor="#0d5562"'))
})
