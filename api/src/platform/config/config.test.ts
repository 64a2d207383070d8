import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { readConfig } from './config.ts'

// Whatever did not say which environment it was counted as a developer's machine, the image as well.
test('the image does not start without the name of its environment, and makes no secrets', context => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'config-'))
  context.after(() => rmSync(DATA_DIR, { recursive: true }))
  const image = Object.fromEntries(
    [
      ...readFileSync(new URL('../../../../ops/docker/server.Dockerfile', import.meta.url), 'utf8').matchAll(
        /^ENV (\w+)=(.*)$/gm,
      ),
    ].map(([, name, value]) => [name, value]),
  )
  for (const ENVIRONMENT of [undefined, ''])
    assert.throws(() => readConfig({ ...image, DATA_DIR, ENVIRONMENT }), /ENVIRONMENT is needed/)
  assert.deepEqual(readdirSync(DATA_DIR), [])
  assert.equal(readConfig({ DATA_DIR }).isLocal, true)
})
