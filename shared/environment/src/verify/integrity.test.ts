import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { hasIntegrity, integrityOf } from './integrity.ts'

const valueOf = (algorithm: string) => `${algorithm}-${createHash(algorithm).update('a').digest('base64')}`

test('bytes have their integrity value, and those of a release from before SHA-256', () => {
  assert.equal(integrityOf('a'), valueOf('sha256'))
  for (const integrity of ['sha256', 'sha384', 'sha512'].map(valueOf)) {
    assert.ok(hasIntegrity(Buffer.from('a'), integrity))
    assert.ok(!hasIntegrity('b', integrity))
  }
})

test('no other algorithm counts, and no part of a value', () => {
  for (const integrity of [valueOf('md5'), valueOf('sha1'), '', 'sha256', 'sha256-', integrityOf('a').slice(0, -1)])
    assert.ok(!hasIntegrity('a', integrity), integrity)
})
