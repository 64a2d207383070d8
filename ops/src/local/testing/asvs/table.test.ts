import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { repositoryRoot } from '../../../applications.ts'
import { complaintsAbout } from './table.ts'

const page = readFileSync(join(repositoryRoot, 'docs/asvs.md'), 'utf8')
const sources = (file: string) =>
  file === 'api/src/a.test.ts' ? `test('is so', () => {})\ntest("a company's own", () => {})` : null
/** The complaints about a single row; those about the rows that it has not are left out. */
const about = (row: string) => complaintsAbout(row, sources).filter(text => !text.includes('has no row'))

test('a requirement of either level that is left out is named', () => {
  for (const id of ['V6.2.1', 'V16.5.3']) {
    const without = page
      .split('\n')
      .filter(line => !line.startsWith(`| ${id} |`))
      .join('\n')
    assert.deepEqual(
      complaintsAbout(without, sources).filter(text => text.includes('has no row')),
      [`docs/asvs.md has no row for ${id}`],
    )
  }
})

test('a test that is there is no reason to complain', () => {
  assert.deepEqual(about('| V6.2.1 | 1 | length | test | `api/src/a.test.ts` › is so |'), [])
  assert.deepEqual(about("| V6.2.1 | 1 | length | test | `api/src/a.test.ts` › a company's own |"), [])
})

for (const [title, row, complaint] of [
  ['a file that is gone', '| V6.2.1 | 1 | a | test | `api/src/b.test.ts` › is so |', 'there is no api/src/b.test.ts'],
  ['a title that is gone', '| V6.2.1 | 1 | a | test | `api/src/a.test.ts` › was so |', 'has no test "was so"'],
  ['the second of two', '| V6.2.1 | 1 | a | part | `api/src/a.test.ts` › is so<br>`api/src/a.test.ts` › no |', '"no"'],
  ['the beginning of a title', '| V6.2.1 | 1 | a | test | `api/src/a.test.ts` › is |', 'has no test "is"'],
  ['a proof without a test', '| V6.2.1 | 1 | a | test | it is so |', 'names no test'],
  ['another level', '| V6.2.1 | 2 | a | code | it is so |', 'no requirement of level 2'],
  ['an answer of its own', '| V6.2.1 | 1 | a | maybe | it is so |', '"maybe" is none of'],
] as const)
  test(`complains about ${title}`, () => {
    const complaints = about(row)
    assert.equal(complaints.length, 1)
    assert.ok(complaints[0]?.includes(complaint), complaints[0])
  })

test('complains about a row that is there twice', () => {
  const row = '| V6.2.1 | 1 | a | code | b |'
  assert.deepEqual(about(`${row}\n${row}`), ['docs/asvs.md:2: V6.2.1 is there twice'])
})
