import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Writable } from 'node:stream'
import { cleanUp } from './clean-up.ts'
import { createLog } from './log.ts'

test('a clean-up that fails is logged, and the first failure is thrown', async () => {
  const lines: string[] = []
  const sink = new Writable({
    write: (chunk: Buffer, _, done) => {
      lines.push(chunk.toString())
      done()
    },
  })
  const log = createLog('test', 'info', sink)
  const work = async () => {
    try {
      throw new Error('first')
    } catch (error) {
      await cleanUp(log, () => Promise.reject(new Error('second')))
      throw error
    }
  }
  await assert.rejects(work(), { message: 'first' })
  assert.match(lines.join(''), /"level":50.*"message":"second"/)
})
