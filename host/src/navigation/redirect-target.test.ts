import '../testing/page.ts'
import '@invoice-card/config/testing'
import { redirectTarget } from './redirect-target.ts'

const origin = 'https://card.example.co.jp'
const top = '/toppage'

const hostile: [redirect: string | null, why: string][] = [
  [null, 'there is none'],
  ['', 'it is empty'],
  ['payments/review', 'it is relative'],
  ['https://evil.example/', 'it names another origin'],
  ['https://card.example.co.jp/payments/review', 'it is absolute, even to our own origin'],
  ['//evil.example/payments', 'it is protocol-relative'],
  ['///evil.example/payments', 'browsers read three slashes as two'],
  ['/\\evil.example/payments', 'browsers read a backslash as a slash'],
  ['/\t/evil.example/payments', 'browsers drop tabs'],
  ['/\n/evil.example/payments', 'browsers drop line breaks'],
  ['/payments\r\nset-cookie:a=b', 'it carries a line break'],
  ['javascript:alert(1)', 'it is a script'],
  [' javascript:alert(1)', 'it is a script behind a space'],
  ['data:text/html,<script>alert(1)</script>', 'it is a document of its own'],
  ['/signin', 'it leads back to signing in'],
  ['/signin?redirect=/signin', 'it leads back to signing in'],
  ['/', 'it is the start, which leads to signing in'],
  ['/payments/../signin', 'it climbs out of the private part'],
  ['/payments/%2e%2e/signin', 'it climbs out of the private part, encoded'],
  ['/error/%3Cb%3Ex/%3Ci%3Ey', 'the error screen is not a place to go to'],
  ['/api/v1/logout', 'it is a call, not a screen'],
  ['/dev/mailbox', 'it is not a screen of the product'],
  ['/unknown', 'no screen is there'],
  ['/paymentsx/review', 'only whole segments count'],
  ['/myaccount/edit-email-complete', 'it is a public screen'],
  ['http://[', 'it cannot be parsed'],
  ['//[', 'it cannot be parsed'],
]

test.each(hostile)('goes to the top page for %j: %s', redirect => {
  expect(redirectTarget(redirect, origin)).toBe(top)
})

test.each([
  '/toppage',
  '/payments/review',
  '/payments/review/12?tab=files#timeline',
  '/notifications?page=2',
  '/suppliers',
  '/myaccount/security',
  '/collections/history',
  '/payments/create?note=https://evil.example',
  '/payments//evil.example',
  '/request',
])('goes back to %s', redirect => {
  expect(redirectTarget(redirect, origin)).toBe(redirect)
})
