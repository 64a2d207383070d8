import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { outcomeOf, resultBlocks } from './result-codes.ts'

test('documents every code that it can answer', async () => {
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8')
  const missing = Object.keys(resultBlocks).filter(block => !readme.includes(`\`${block}\``))
  assert.deepEqual(missing, [])
})

test('builds sixteen characters whose last block decides the text', () => {
  assert.deepEqual(outcomeOf('G001', 'AC01'), { vResultCode: 'G001AC0100000000', merrMsg: resultBlocks.AC01 })
})
