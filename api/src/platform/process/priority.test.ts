import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { getPriority } from 'node:os'
import { after, test } from 'node:test'
import { createPriority } from './priority.ts'

/** A process that works, with the threads that Node gives it. */
async function startWork() {
  const child = spawn(process.execPath, ['-e', 'console.log("works"); setInterval(() => {}, 1e6)'])
  after(() => child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  return child
}
const nicenessesOf = ({ pid = 0 }: { readonly pid?: number | undefined }): number[] => [
  ...new Set((existsSync('/proc/self/task') ? readdirSync(`/proc/${pid}/task`).map(Number) : [pid]).map(getPriority)),
]

test('work in progress gives way with all its threads', async () => {
  const priority = createPriority()
  const child = await startWork()
  priority.include(child)
  const before = nicenessesOf(child)
  priority.giveWay(10)
  assert.deepEqual(
    nicenessesOf(child),
    before.map(niceness => Math.max(niceness, 10)),
  )
})

test('later work gives way as far, and no further call takes it back', async () => {
  const priority = createPriority(10)
  const child = await startWork()
  priority.include(child)
  priority.giveWay(0)
  assert.deepEqual(nicenessesOf(child), [10])
})

test('a process that has ended is none of its business', async () => {
  const priority = createPriority()
  const child = await startWork()
  priority.include(child)
  child.kill('SIGKILL')
  await once(child, 'exit')
  priority.giveWay(10)
})
