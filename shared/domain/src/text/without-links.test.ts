import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasLink, leftOutWords, withoutLinks } from './without-links.ts'

test('shows that a link is left out, and only to an author of one', () => {
  for (const text of ['詳しくは https://example.com/a をご覧ください', 'www.example.jp', 'example.com/pay']) {
    assert.equal(hasLink(text), true, text)
    assert.match(withoutLinks(text), new RegExp(leftOutWords))
  }
  for (const text of ['', 'keiri@example.co.jp までご連絡ください', 'Node.js商店', '12/10 までに', '1.5%']) {
    assert.equal(hasLink(text), false, text)
  }
})
