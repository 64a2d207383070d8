import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { createFileProcesses } from '../../platform/process/public.ts'
import { RecognitionError, startTaskProcess } from './public.ts'

const source = fileURLToPath(new URL('../recognition/child.ts', import.meta.url))
const task = { page: 1, path: '/nowhere.png', pass: 'straight' }

test('a picture that is not there fails its task, and the process takes the next one', async () => {
  const { run, end } = startTaskProcess(source, [], createFileProcesses())
  for (const page of [1, 2]) await assert.rejects(run({ ...task, page }), RecognitionError)
  end()
})

// The budget of a file or the end of its time kills a process; its channel looks open until the event loop turns.
test('a task for a process that was ended just now fails, and nothing else does', async () => {
  const { run, end } = startTaskProcess(source, [], createFileProcesses())
  await assert.rejects(run(task), RecognitionError)
  end()
  // Without a turn of the event loop the signal arrives and is not heard of.
  execFileSync(process.execPath, ['-e', ''])
  await assert.rejects(run({ ...task, page: 2 }), RecognitionError)
})

const folder = mkdtempSync(join(tmpdir(), 'task-process-'))
after(() => rmSync(folder, { recursive: true, force: true }))
/** A process that does this with a task. */
function startScript(name: string, work: string, limits: { cpuMs: number; timeoutMs: number }) {
  const script = join(folder, `${name}.ts`)
  writeFileSync(script, `process.on('message', () => { ${work} })`)
  return startTaskProcess(script, [], createFileProcesses(), { limits })
}

// On a busy machine pages were given up after 45 s by the clock that had had 3 s of a processor.
test('a page that waits is not given up, one that takes a processor too long is', async () => {
  const waits = startScript('waits', `setTimeout(() => process.send({ kind: 'done', result: 'read' }), 600)`, {
    cpuMs: 400,
    timeoutMs: 60_000,
  })
  assert.equal(await waits.run(task), 'read')
  waits.end()
  const spins = startScript('spins', 'for (;;);', { cpuMs: 400, timeoutMs: 60_000 })
  await assert.rejects(spins.run(task), /over 400 ms of processor time/)
})

test('a page that hangs is given up by the clock', async () => {
  const hangs = startScript('hangs', 'setInterval(() => {}, 1_000)', { cpuMs: 60_000, timeoutMs: 300 })
  await assert.rejects(hangs.run(task), /not recognised within 300 ms/)
})
