import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decisiveBlock, isDeclineOfCard } from './card-decline.ts'

test('the last block that says something decides', () => {
  assert.deepEqual(['G001AC0100000000', 'AC01', '0000', ''].map(decisiveBlock), ['AC01', 'AC01', '', ''])
})

test('counts what an issuer declines, known or not, and what we refuse because of the card', () => {
  for (const block of ['AC01', 'AC02', 'AC03', 'AG33', 'GN01', 'GU01', 'GA01', 'XB01', 'XG01'])
    assert.equal(isDeclineOfCard(`G001${block}00000000`), true, block)
})

test('counts no wrong request, no success and nothing that is not about the card', () => {
  for (const block of ['P001', 'P009', 'A001', 'A002', 'G001', 'G002', 'GC01', 'GT01', 'XA01', 'XS01', 'XF01', 'XF02'])
    assert.equal(isDeclineOfCard(`G001${block}00000000`), false, block)
})
