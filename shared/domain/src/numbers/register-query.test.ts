import assert from 'node:assert/strict'
import { test } from 'node:test'
import { registerQueryOf } from './register-query.ts'

const asked = {
  '４011-0010-98993': { corporate_number: '4011001098993' },
  // Its check digit does not hold: a sole proprietor has it, which the register of issuers knows.
  'ｔ４-0110-0109-8994': { registration_number: 'T4011001098994' },
  '4011001098994': { registration_number: 'T4011001098994' },
  ' 北都 ': { name: '北都' },
  'T-BIZ': { name: 'T-BIZ' },
} as const

for (const [word, query] of Object.entries(asked))
  test(`asks the register for "${word}" by ${Object.keys(query)[0]}`, () =>
    assert.deepEqual(registerQueryOf(word), query))

for (const word of ['', ' ', 'T', '401100109899', 'T401100'])
  test(`asks the register nothing for "${word}", which is unfinished`, () => assert.equal(registerQueryOf(word), null))
