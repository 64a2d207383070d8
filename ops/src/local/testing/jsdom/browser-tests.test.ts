import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, before, test } from 'node:test'
import { runBrowserTests } from './browser-tests.ts'

let scratch = ''

before(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'invoice-card-browser-tests-'))
  const files = {
    'jest.config.json': JSON.stringify({ rootDir: scratch, testEnvironment: 'node', transform: {} }),
    'passes.test.js': `test('passes', () => {})`,
    // Passes when its file is there, which the first run writes.
    'chance.test.js': `const { existsSync, writeFileSync } = require('node:fs')
      const ran = require('node:path').join(__dirname, 'ran')
      test('passes the second time', () => {
        const ranBefore = existsSync(ran)
        writeFileSync(ran, '')
        expect(ranBefore).toBe(true)
      })`,
  }
  for (const [file, source] of Object.entries(files)) await writeFile(join(scratch, file), source)
})
after(() => rm(scratch, { recursive: true, force: true }))
afterEach(async () => {
  await rm(join(scratch, 'ran'), { force: true })
  await rm(join(scratch, 'skipped.test.js'), { force: true })
})

async function run(repeatsFailed: boolean) {
  const { passed, failed, flaky, output } = await runBrowserTests({
    scratch,
    repeatsFailed,
    configuration: join(scratch, 'jest.config.json'),
  })
  return { found: { passed, failed, flaky: flaky?.map(name => name.replace(/^.*\//, '')) }, output }
}

test('a test of a screen that fails has failed where none is repeated', async () => {
  const { found, output } = await run(false)
  assert.deepEqual(found, { passed: 1, failed: 1, flaky: undefined }, output)
})

test('a test of a screen that passes the second time has passed, and is listed', async () => {
  const { found, output } = await run(true)
  assert.deepEqual(found, { passed: 2, failed: 0, flaky: ['chance.test.js  passes the second time'] }, output)
})

test('a test of a screen that was left out is not forgiven by another run', async () => {
  await writeFile(join(scratch, 'skipped.test.js'), `test.skip('is left out', () => {})`)
  const { found, output } = await run(true)
  assert.deepEqual(found, { passed: 1, failed: 2, flaky: undefined }, output)
})
