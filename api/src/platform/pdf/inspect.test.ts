import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { pathBomb } from '../../testing/files/hostile-files.ts'
import { inspectPdf } from './run.ts'

// Each check drew the first page: six files of 900 bytes made another company's upload wait for ten seconds.
test('counts the pages of a document without decoding what stands on them', async context => {
  const folder = mkdtempSync(join(tmpdir(), 'inspect-'))
  context.after(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'bomb.pdf')
  // Decoded, it does not fit into the memory that a document may have.
  writeFileSync(path, pathBomb())
  assert.deepEqual(await inspectPdf(path, 1), { pageCount: 1 })
})
