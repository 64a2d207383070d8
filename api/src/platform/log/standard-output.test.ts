import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'

const logFile = JSON.stringify(join(import.meta.dirname, 'log.ts'))

/** Messages of a process that logs and ends. */
function messagesOf(script: string): string[] {
  const { stdout } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', `const { createLog } = await import(${logFile}); ${script}`],
    { encoding: 'utf8' },
  )
  return stdout
    .split('\n')
    .filter(line => line !== '')
    .map(line => (JSON.parse(line) as { msg: string }).msg)
}
const twoLines = `const log = createLog('test', 'info'); log.info('first'); createLog('other', 'info').info('second');`

for (const [title, end] of [
  ['has no more to do', ''],
  ['exits', 'process.exit(1)'],
  ['throws', "throw new Error('thrown')"],
  ['rejects', "void Promise.reject(new Error('rejected'))"],
] as const)
  test(`lines of a turn are written, in their order, by a process that ${title}`, () =>
    assert.deepEqual(messagesOf(`${twoLines} ${end}`), ['first', 'second']))

test('a fatal line is written at once, with all before it', () =>
  assert.deepEqual(messagesOf(`${twoLines} log.fatal('last'); process.kill(process.pid, 'SIGKILL')`), [
    'first',
    'second',
    'last',
  ]))

test('more lines in one turn than fit into one write all come', () =>
  assert.equal(
    messagesOf(`const log = createLog('test', 'info'); for (let n = 0; n < 5_000; n++) log.info('line')`).length,
    5_000,
  ))

test('a process goes on when nobody reads its lines any more', () => {
  const { stderr } = spawnSync(
    'sh',
    [
      '-c',
      `"$0" --input-type=module --eval "$1" | true`,
      process.execPath,
      `import { setTimeout as delay } from 'node:timers/promises'
       const { createLog } = await import(${logFile})
       const log = createLog('test', 'info')
       for (let n = 0; n < 20; n++) { log.info('unread'); await delay(10) }
       console.error('done')`,
    ],
    { encoding: 'utf8' },
  )
  assert.match(stderr, /^done$/m)
})
