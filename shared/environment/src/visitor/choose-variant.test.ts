import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Canary } from '../variant.ts'
import { chooseVariant, companyCookie, variantOf, type CanarySource } from './index.ts'

const listed = '4011001098993'
const secrets = ['secret'] as const
const options = { secrets, isSecure: true }
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
  'one that was made up': '__Host-variant=1.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  'one with another place': cookieAt(9000).replace('=9000', '=1'),
  'one of another secret': chooseVariant(set(), '', { ...options, secrets: ['other'] }, () => 1).setCookie!.split(
    ';',
  )[0]!,
  'one of another environment': chooseVariant(set({}, 'staging'), '', options, () => 1).setCookie!.split(';')[0]!,
  'a place as a company': cookieAt(7).replace('variant', 'canary'),
  'no words at all': '__Host-variant=',
  // Anybody with a neighbouring subdomain, or the network of one http page, can set it.
  'one without the prefix': cookieAt(0).replace('__Host-', ''),
})) {
  test(`is not persuaded by ${what}: the visitor is a new one`, () => {
    assert.equal(variantOf(set({ percent: 50 }), cookie, options), null)
    const choice = chooseVariant(set(), cookie, options, () => 9999)
    assert.equal(choice.variant, 'stable')
    assert.notEqual(choice.setCookie, null)
  })
}

test('gives no cookie while no canary runs', () => {
  assert.deepEqual(chooseVariant({ name: 'local' }, cookieAt(0), options), { variant: 'stable', setCookie: null })
  assert.equal(variantOf({ name: 'local' }, cookieAt(0), options), null)
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
  const [pair, ...attributes] = chooseVariant(set(), '', options).setCookie!.split('; ')
  assert.match(pair!, /^__Host-variant=\d/)
  assert.deepEqual(attributes, ['Path=/', 'Max-Age=2592000', 'HttpOnly', 'SameSite=Lax', 'Secure'])
  // No browser takes the prefix over http.
  const local = { ...options, isSecure: false }
  const plain = chooseVariant(set(), '', local, () => 0).setCookie!
  assert.match(plain, /^variant=0\.[\w-]+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/)
  assert.deepEqual(chooseVariant(set(), plain.split(';')[0]!, local), { variant: 'canary', setCookie: null })
})

test('a listed company gets this canary and no later one; another on the same browser does not', () => {
  const given = companyCookie(set(), '', listed, options)!.split(';')[0]!
  assert.equal(chooseVariant(set(), `${cookieAt(9999)}; ${given}`, options).variant, 'canary')
  assert.equal(companyCookie(set(), given, listed, options), null)
  assert.equal(variantOf(set({ since: 8 }), given, options), null)
  assert.match(companyCookie(set(), given, '1180301018771', options)!, /^__Host-canary=; .*Max-Age=0.*; Secure$/)
  assert.equal(companyCookie(set(), '', null, options), null)
})
