import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { test } from 'node:test'
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
