import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { after, test } from 'node:test'
import { createBudget } from './budget.ts'

const mebibyte = 1024 ** 2
const timeout = 10_000
const ample = { cpuMs: 60_000, memoryBytes: 4_096 * mebibyte }

function start(script: string): ChildProcess {
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'ignore'] })
  after(() => child.kill('SIGKILL'))
  return child
}
// The kernel gives out the title among the numbers.
const spin = 'process.title = "a) R 1 (b"; for (;;);'
const fill = 'const all = []; setInterval(() => all.push(Buffer.alloc(5_000_000, 1)), 5)'
const idle = 'console.log("runs"); setInterval(() => {}, 1e6)'

test('ends a process that takes more processor time than it may', { timeout }, async () => {
  const budget = createBudget({ ...ample, cpuMs: 200 })
  const child = start(spin)
  budget.include(child)
  assert.deepEqual(await once(child, 'exit'), [null, 'SIGKILL'])
  assert.equal(budget.overrun(), 'over the 200 ms of processor time that a file may take')
})

test('ends all processes of a file when they take more memory than it may', { timeout }, async () => {
  const budget = createBudget({ ...ample, memoryBytes: 200 * mebibyte })
  const [filling, idling] = [start(fill), start(idle)]
  budget.include(filling)
  budget.include(idling)
  assert.deepEqual(await Promise.all([once(filling, 'exit'), once(idling, 'exit')]), [
    [null, 'SIGKILL'],
    [null, 'SIGKILL'],
  ])
  assert.equal(budget.overrun(), 'over the 200 MiB of memory that a file may take')
})

test('ends a process that joins once the budget is spent', { timeout }, async () => {
  const budget = createBudget({ ...ample, memoryBytes: 1 })
  const child = start(idle)
  budget.include(child)
  await once(child, 'exit')
  const late = start(idle)
  budget.include(late)
  assert.deepEqual(await once(late, 'exit'), [null, 'SIGKILL'])
})
