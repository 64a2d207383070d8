import assert from 'node:assert/strict'
import { test } from 'node:test'
import { safeFileName } from './entry-name.ts'

test('a name leads out of no folder and has nothing that Windows refuses', () => {
  assert.equal(safeFileName('../../etc/passwd'), '_.._etc_passwd')
  assert.equal(safeFileName('C:\\請求書?.pdf'), 'C_請求書_.pdf')
  assert.equal(safeFileName('..'), 'file')
  assert.equal(safeFileName('請求\u202Efdp.exe\u0000.pdf'), '請求_fdp.exe_.pdf')
})

test('a long name is cut before its extension', () => {
  assert.equal(safeFileName(`${'あ'.repeat(200)}.pdf`), `${'あ'.repeat(80)}.pdf`)
})
