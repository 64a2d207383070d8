import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { repositoryRoot } from '../../applications.ts'
import { flakyLines, total } from './outcome.ts'
import { runPlaywright } from './playwright.ts'

let directory = ''

// Journeys without a browser, under the configuration of the real ones.
before(async () => {
  directory = await mkdtemp(join(tmpdir(), 'invoice-card-journeys-'))
  await symlink(join(repositoryRoot, 'e2e/node_modules'), join(directory, 'node_modules'))
  await writeFile(join(directory, 'package.json'), JSON.stringify({ type: 'module' }))
  await writeFile(
    join(directory, 'playwright.config.ts'),
    [
      `import config from ${JSON.stringify(join(repositoryRoot, 'e2e/playwright.config.ts'))}`,
      `export default { ...config, testDir: '.', outputDir: 'results' }`,
    ].join('\n'),
  )
  await writeFile(
    join(directory, 'chance.spec.ts'),
    [
      `import { expect, test } from '@playwright/test'`,
      `test('passes', () => {})`,
      `test.describe('a group', () => {`,
      `  test('passes the second time', ({}, { retry }) => { expect(retry).toBe(1) })`,
      `})`,
      `if (process.env.BROKEN) test('never passes', () => { expect(1).toBe(2) })`,
    ].join('\n'),
  )
})
after(() => rm(directory, { recursive: true, force: true }))

const run = (environment: Record<string, string>) =>
  runPlaywright({ directory, reportFile: join(directory, 'report.json'), environment })

test('a journey that fails at a desk has failed: it does not run again', async () => {
  const { passed, failed, flaky, output } = await run({ CI: '' })
  assert.deepEqual({ passed, failed, flaky }, { passed: 1, failed: 1, flaky: [] }, output)
})

test('a journey that fails twice in CI has failed', async () => {
  const { passed, failed, output } = await run({ CI: 'true', BROKEN: '1' })
  assert.deepEqual({ passed, failed }, { passed: 2, failed: 1 }, output)
})

test('a journey that passes the second time in CI has passed, and is listed before the total', async () => {
  const outcome = { name: 'journeys', ...(await run({ CI: 'true' })) }
  const [head, line, ...more] = flakyLines([outcome])
  assert.equal(head, '1 flaky, passed when run again:', outcome.output)
  assert.match(line ?? '', /^ {2}\S*chance\.spec\.ts:4 {2}a group › passes the second time$/)
  assert.deepEqual(more, [])
  assert.equal(total([outcome]), '2 passed, 0 failed')
})

test('nothing is listed where no journey was flaky', () => {
  assert.deepEqual(
    flakyLines([
      { name: 'journeys', passed: 1, failed: 0, durationMs: 1, output: '', flaky: [] },
      { name: 'lint', passed: 1, failed: 0, durationMs: 1, output: '' },
    ]),
    [],
  )
})

test('journeys that leave no report have failed', async () => {
  const empty = join(directory, 'empty')
  await mkdir(empty)
  const { passed, failed } = await runPlaywright({
    directory: empty,
    reportFile: join(directory, 'none.json'),
    environment: { CI: 'true' },
  })
  assert.deepEqual({ passed, failed }, { passed: 0, failed: 1 })
})
