import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Canary } from '../variant.ts'
import { chooseVariant, companyCookie, variantOf, type CanarySource } from './index.ts'

const listed = '4011001098993'
const secret = 'secret'
const options = { secret, isSecure: true }
const canary: Canary = {
  releases: { 'remote-payments': '1.0.1' },
  percent: 5,
  companies: [listed],
  since: 7,
  limit_points: 2,
  min_documents: 20,
  started_at: '2026-11-20T00:00:00.000Z',
}
const set = (change: Partial<Canary> = {}, name = 'local'): CanarySource => ({ name, canary: { ...canary, ...change } })
const cookieAt = (bucket: number) => chooseVariant(set(), '', options, () => bucket).setCookie!.split(';')[0]!

for (const [what, cookie] of Object.entries({
  'one that was made up': 'variant=1.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  'one with another place': cookieAt(9000).replace('=9000', '=1'),
  'one of another secret': chooseVariant(set(), '', { ...options, secret: 'other' }, () => 1).setCookie!.split(';')[0]!,
  'one of another environment': chooseVariant(set({}, 'staging'), '', options, () => 1).setCookie!.split(';')[0]!,
  'a place as a company': cookieAt(7).replace('variant', 'canary'),
  'no words at all': 'variant=',
})) {
  test(`is not persuaded by ${what}: the visitor is a new one`, () => {
    assert.equal(variantOf(set({ percent: 50 }), cookie, secret), null)
    const choice = chooseVariant(set(), cookie, options, () => 9999)
    assert.equal(choice.variant, 'stable')
    assert.notEqual(choice.setCookie, null)
  })
}

test('gives no cookie while no canary runs', () => {
  assert.deepEqual(chooseVariant({ name: 'local' }, cookieAt(0), options), { variant: 'stable', setCookie: null })
  assert.equal(variantOf({ name: 'local' }, cookieAt(0), secret), null)
})

test('a larger share adds visitors and takes none away', () => {
  for (const bucket of [0, 499, 500, 4999, 5000, 9999]) {
    const at = (percent: number) => chooseVariant(set({ percent }), cookieAt(bucket), options)
    assert.equal(at(5).variant, bucket < 500 ? 'canary' : 'stable')
    assert.equal(at(50).variant, bucket < 5000 ? 'canary' : 'stable')
    assert.deepEqual(at(100), { variant: 'canary', setCookie: null })
    assert.equal(at(0).variant, 'stable')
  }
})

test('no script reads the cookie, and https keeps it to itself', () => {
  const [, ...attributes] = chooseVariant(set(), '', options).setCookie!.split('; ')
  assert.deepEqual(attributes, ['Path=/', 'Max-Age=2592000', 'HttpOnly', 'SameSite=Lax', 'Secure'])
  assert.doesNotMatch(chooseVariant(set(), '', { ...options, isSecure: false }).setCookie!, /Secure/)
})

test('a listed company gets this canary and no later one; another on the same browser does not', () => {
  const given = companyCookie(set(), '', listed, options)!.split(';')[0]!
  assert.equal(chooseVariant(set(), `${cookieAt(9999)}; ${given}`, options).variant, 'canary')
  assert.equal(companyCookie(set(), given, listed, options), null)
  assert.equal(variantOf(set({ since: 8 }), given, secret), null)
  assert.match(companyCookie(set(), given, '1180301018771', options)!, /^canary=; .*Max-Age=0/)
  assert.equal(companyCookie(set(), '', null, options), null)
})
