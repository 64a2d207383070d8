import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { listUnorderedLocks } from '../../testing/database/unordered-locks.ts'

const root = join(import.meta.dirname, '../..')
const sources = Object.fromEntries(
  globSync('**/*.ts', { cwd: root })
    .filter(file => !file.endsWith('.test.ts') && !file.startsWith('testing/'))
    .map(file => [file, readFileSync(join(root, file), 'utf8')]),
)

/** Each with the reason why it needs no place in `lockOrder`. What is not named here goes through `books.lock`. */
const unordered = {
  'books/work/books.ts openBooks → lockChains': 'The writes at the end of a unit of work come after all locks, sorted.',
  'leaving/closures/end-requests.ts isEnded → waitForInvoice':
    'A request that came in beside a closing may have a lower number than those it holds: the closing gives way.',
}

test('units of work take their locks by books.lock, but for those that are named here', () => {
  assert.deepEqual(listUnorderedLocks(sources), Object.keys(unordered))
})

const store = `import type { Books } from './books.ts'

export const lockUser = (db: Db, id: number) =>
  db.selectFrom('users').where('id', '=', id).forNoKeyUpdate().execute()

export const lockInvoice = (books: Books, id: number) =>
  books.lock('invoice', id, db => db.selectFrom('invoices').where('id', '=', id).forUpdate().execute())
`
const publicFile = "export { lockInvoice, lockUser as lockPerson } from './store.ts'\n"
const using = (work: string) => ({
  'users/store.ts': store,
  'users/public.ts': publicFile,
  'work.ts': `import { lockInvoice, lockPerson } from './users/public.ts'\n\n${work}`,
})

for (const [title, work, found] of [
  [
    'finds a lock in the work itself',
    'export const freeze = (pool: Db) =>\n  changeBooks(pool, async ({ db }) => {\n    await lockPerson(db, 1)\n  })\n',
    ['work.ts freeze → lockPerson'],
  ],
  [
    'finds the lock of a function that knows no books',
    `async function end(db: Db) {\n  await lockPerson(db, 1)\n}\n\nconst freeze = (books: Books) => end(books.db)\n`,
    ['work.ts freeze → end'],
  ],
  [
    'finds the row lock in the query of a function that is given the books',
    `export const find = ({ db }: Books) => db.selectFrom('files').forKeyShare().execute()\n`,
    ['work.ts find → a row'],
  ],
  [
    'finds no lock that is taken by books.lock',
    `export async function freeze(books: Books) {
  await books.lock('user', 1, db => lockPerson(db, 1))
  await lockInvoice(books, 2)
}
`,
    [],
  ],
  ['finds no lock where there are no books', 'export const signIn = (db: Db) => lockPerson(db, 1)\n', []],
] as const)
  test(title, () => {
    assert.deepEqual(listUnorderedLocks(using(work)), found)
  })
