import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, before, test } from 'node:test'
import { runTogether } from './run-together.ts'

let directory = ''

before(async () => {
  directory = await mkdtemp(join(tmpdir(), 'invoice-card-node-tests-'))
  const head = `import assert from 'node:assert/strict'\nimport { test } from 'node:test'\n`
  const files = {
    'passes.test.mjs': `${head}test('passes', () => {})`,
    // Passes when its file is there, which the first run writes.
    'chance.test.mjs': `${head}import { existsSync, writeFileSync } from 'node:fs'
      test('passes the second time', () => {
        const ranBefore = existsSync('ran')
        writeFileSync('ran', '')
        assert.ok(ranBefore)
      })`,
    'never.test.mjs': `${head}test('never passes', () => assert.fail())`,
    'skipped.test.mjs': `${head}test('is left out', { skip: true }, () => {})`,
    'ends.test.mjs': `${head}test('ends the process', () => process.exit(1))`,
    'unreadable.test.mjs': 'import "./nothing.mjs"',
  }
  for (const [file, source] of Object.entries(files)) await writeFile(join(directory, file), source)
})
after(() => rm(directory, { recursive: true, force: true }))
afterEach(async () => {
  await rm(join(directory, 'ran'), { force: true })
})

async function run(repeatsFailed: boolean, ...files: string[]) {
  const { passed, failed, flaky, output } = await runTogether(
    files.map(file => `${file}.test.mjs`),
    { folder: 'api', directory, environment: {}, repeatsFailed, reportFile: join(directory, 'report.tap') },
  )
  return { found: { passed, failed, flaky }, output }
}

test('a test that fails has failed where none is repeated', async () => {
  const { found, output } = await run(false, 'passes', 'chance')
  assert.deepEqual(found, { passed: 1, failed: 1, flaky: undefined }, output)
})

test('a test that passes the second time has passed, and is listed', async () => {
  const { found, output } = await run(true, 'passes', 'chance')
  assert.deepEqual(found, { passed: 2, failed: 0, flaky: ['api/chance.test.mjs  passes the second time'] }, output)
})

test('a test that fails twice has failed, and so has one beside it that passed then', async () => {
  const { found, output } = await run(true, 'passes', 'chance', 'never')
  assert.deepEqual(found, { passed: 1, failed: 2, flaky: undefined }, output)
})

test('a test that was left out is not forgiven by another run', async () => {
  const { found, output } = await run(true, 'chance', 'skipped')
  assert.deepEqual(found, { passed: 0, failed: 2, flaky: undefined }, output)
})

test('behind a process that ended before its tests nothing is forgiven', async () => {
  const { found, output } = await run(true, 'chance', 'ends', 'passes')
  assert.ok(found.failed > 0, output)
  assert.equal(found.flaky, undefined)
})

test('a file that cannot be read has failed', async () => {
  const { found, output } = await run(true, 'passes', 'unreadable')
  assert.equal(found.passed, 1, output)
  assert.ok(found.failed > 0, output)
})
