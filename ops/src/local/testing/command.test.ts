import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runCommand } from './command.ts'

// A test that left a process running kept its runner alive, and the whole run with it.
test('ends what takes longer than its limit, and says so', async () => {
  const { exitCode, output } = await runCommand(['node', '--eval', 'setInterval(() => {}, 1000)'], { limitMs: 500 })
  assert.equal(exitCode, 1)
  assert.match(output, /node was ended by SIGKILL/)
})

test('gives what a command printed and how it ended', async () => {
  const { exitCode, output } = await runCommand(['node', '--eval', 'console.log("printed"); process.exit(3)'])
  assert.deepEqual([exitCode, output], [3, 'printed\n'])
})
