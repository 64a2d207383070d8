import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runCommand } from './command.ts'

// A process that a test left running held its runner open, and with it the whole run.
test('ends what takes longer than its limit, and says so', async () => {
  const { exitCode, output } = await runCommand(['node', '--eval', 'setInterval(() => {}, 1000)'], { limitMs: 500 })
  assert.equal(exitCode, 1)
  assert.match(output, /node was ended by SIGKILL/)
})

test('does not wait for what a command left behind', async () => {
  const leaves = `const { pid } = require('node:child_process').spawn(process.execPath, ['--eval', 'setTimeout(() => {}, 60_000)'], { stdio: 'inherit' })
    require('node:fs').writeSync(1, String(pid))
    process.exit(0)`
  const { exitCode, output } = await runCommand(['node', '--eval', leaves])
  assert.equal(exitCode, 0)
  // Throws when it had ended: then nothing would have been waited for.
  process.kill(Number(output), 'SIGKILL')
})

test('gives what a command printed and how it ended', async () => {
  const { exitCode, output } = await runCommand(['node', '--eval', 'console.log("printed"); process.exit(3)'])
  assert.deepEqual([exitCode, output], [3, 'printed\n'])
})
