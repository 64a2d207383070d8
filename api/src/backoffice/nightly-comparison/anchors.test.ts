import assert from 'node:assert/strict'
import { rmSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, test } from 'node:test'
import { sql } from 'kysely'
import pg from 'pg'
import { appendAudit } from '../../platform/audit/store.ts'
import { sha256 } from '../../platform/crypto/public.ts'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { testSecret } from '../../testing/app/production-variables.ts'
import { createExaminerDesk } from '../../testing/companies/examiners.ts'
import { runJob } from '../../worker/run-job.ts'
import { compareAnchors } from './anchors.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})
afterEach(() => app.close())

const append = (chain: string, subject: string) =>
  app.db
    .transaction()
    .execute(db =>
      appendAudit(db, { chain, at: app.clock.now(), actor: 'user:1', action: 'test.done', subject, detail: {} }),
    )
const anchor = () => runJob(app.worker, 'anchorAudit', {})
const compare = async () => (await compareAnchors(app.worker)).map(({ subject, found }) => [subject, found])
const fileOf = (number: number) => join(app.config.dataDir, `files/anchors/0000000${number}.json`)
/** As somebody who owns the database can. */
const withoutTriggers = (statement: string) =>
  app.db.transaction().execute(async db => {
    await sql.raw(`set local session_replication_role = replica; ${statement}`).execute(db)
  })

test('finds nothing where every anchored record is there, anchored by one night or the next', async () => {
  await append('company-1', 'invoice:1')
  await anchor()
  await append('company-1', 'invoice:2')
  await append('company-2', 'invoice:3')
  await anchor()
  await anchor()
  assert.deepEqual(await compare(), [])
  const [first, second, third] = [1, 2, 3].map(
    number => JSON.parse(readFileSync(fileOf(number), 'utf8')) as { heads: { chain: string }[] },
  )
  assert.deepEqual(
    [first, second, third].map(one => one?.heads.map(({ chain }) => chain)),
    [['company-1'], ['company-1', 'company-2'], []],
  )
})

// The end of a chain and its head could be removed together, and every check held.
test('misses the end of a chain that was removed together with its head', async () => {
  await append('company-1', 'invoice:1')
  await append('company-1', 'invoice:2')
  await anchor()
  await withoutTriggers(`delete from audit_log where sequence = 2;
    update audit_heads set (sequence, hash, anchored_sequence) = (select sequence, hash, 0 from audit_log);
    delete from audit_anchors`)
  assert.deepEqual(await compare(), [['audit:company-1', 'missing']])
})

// Nobody else can: `roles/rights.test.ts`.
test('audit names a row that the owner of the tables removed, inside a chain or at its end', async () => {
  for (const subject of ['invoice:1', 'invoice:2', 'invoice:3']) await append('company-1', subject)
  for (const subject of ['invoice:4', 'invoice:5']) await append('company-2', subject)
  await anchor()
  const audit = () => createExaminerDesk(app.examiner).run('audit')
  await audit()
  const owner = new pg.Client({ connectionString: app.urls.owner })
  await owner.connect()
  await owner.query(`alter table audit_log disable trigger all;
    delete from audit_log where (chain, sequence) in (('company-1', 2), ('company-2', 2));
    update audit_heads set (sequence, hash) = (select sequence, hash from audit_log where chain = 'company-2')
      where chain = 'company-2';
    alter table audit_log enable trigger all`)
  await owner.end()
  await assert.rejects(audit, {
    code: 'books_wrong',
    message:
      /audit_chain:company-1: should be whole, is broken at 2\n.*audit:company-2: should be record 2 .+ is missing/,
  })
})

test('finds a record missing where another was written in its place', async () => {
  await append('company-1', 'invoice:1')
  await anchor()
  await withoutTriggers(`delete from audit_log; delete from audit_heads`)
  await append('company-1', 'invoice:2')
  assert.deepEqual(await compare(), [['audit:company-1', 'missing']])
})

test('misses an anchor that was removed', async () => {
  await append('company-1', 'invoice:1')
  await anchor()
  await anchor()
  rmSync(fileOf(1))
  assert.deepEqual(await compare(), [['anchor:1', 'gone']])
})

test('rejects an anchor of another key, a changed one, and one in the place of another', async () => {
  await append('company-1', 'invoice:1')
  await anchor()
  const genuine = readFileSync(fileOf(1), 'utf8')
  for (const changed of [
    genuine.replace('company-1', 'company-2'),
    '{}',
    'no JSON',
    genuine.replace('"number":1', '"number":2'),
  ]) {
    writeFileSync(fileOf(1), changed)
    assert.deepEqual(await compare(), [['anchor:1', 'not genuine']], changed)
  }
  writeFileSync(fileOf(1), genuine)
  assert.deepEqual(await compare(), [])
  await anchor()
  writeFileSync(fileOf(2), genuine)
  assert.deepEqual(await compare(), [['anchor:2', 'not genuine']])
})

describe('with keys that are replaced', () => {
  const secretsOf = (...generations: string[]) => generations.map(testSecret) as [string, ...string[]]
  /** Of the same data with other keys, as after a deployment. */
  const processWith = (...generations: string[]) => {
    const config = { ...app.worker.config, auditSecrets: secretsOf(...generations) }
    return {
      anchor: () => runJob({ ...app.worker, config }, 'anchorAudit', {}),
      compare: async () => (await compareAnchors({ db: app.db, config })).map(({ subject, found }) => [subject, found]),
    }
  }

  test('an anchor of the old key holds beside the new one, and alone no longer', async () => {
    await append('company-1', 'invoice:1')
    await processWith('old').anchor()
    assert.deepEqual(await processWith('new', 'old').compare(), [])
    assert.deepEqual(await processWith('new').compare(), [['anchor:1', 'not genuine']])
  })

  test('new anchors are signed with the new key', async () => {
    await append('company-1', 'invoice:1')
    await processWith('new', 'old').anchor()
    assert.deepEqual(await processWith('new').compare(), [])
    assert.deepEqual(await processWith('old').compare(), [['anchor:1', 'not genuine']])
  })

  // With two keys at a time, the second rotation made each anchor of the first key a forgery.
  test('anchors of keys that are gone hold by those that came after them', async () => {
    for (const [index, keys] of [['first'], ['second', 'first'], ['third', 'second']].entries()) {
      await append('company-1', `invoice:${index}`)
      await processWith(...keys).anchor()
      await processWith(...keys).anchor()
    }
    const { compare: compareNow } = processWith('third')
    assert.deepEqual(await compareNow(), [])
    await withoutTriggers('delete from audit_log where sequence = 1')
    assert.deepEqual(await compareNow(), [['audit:company-1', 'missing']])
  })

  test('an anchor whose key is gone is missed when it was changed or removed', async () => {
    await append('company-1', 'invoice:1')
    await processWith('old').anchor()
    await processWith('new', 'old').anchor()
    const genuine = readFileSync(fileOf(1), 'utf8')
    writeFileSync(fileOf(1), genuine.replace('company-1', 'company-2'))
    assert.deepEqual(await processWith('new').compare(), [['anchor:1', 'not genuine']])
    rmSync(fileOf(1))
    assert.deepEqual(await processWith('new').compare(), [['anchor:1', 'gone']])
  })

  // Each night all of them were forgeries, and what they name could go.
  test('behind a lost anchor those of old keys cannot be judged, and their records are missed', async () => {
    for (const keys of [['old'], ['old'], ['old'], ['new', 'old'], ['new']]) {
      await append('company-1', 'invoice:1')
      await processWith(...keys).anchor()
    }
    const { compare: compareNow } = processWith('new')
    const genuine = readFileSync(fileOf(3), 'utf8')
    rmSync(fileOf(3))
    const lost = [
      ['anchor:1-2', 'not to be judged: anchor 3 is gone'],
      ['anchor:3', 'gone'],
    ]
    assert.deepEqual(await compareNow(), lost)
    assert.deepEqual(await processWith('new', 'old').compare(), [['anchor:3', 'gone']])
    await withoutTriggers('delete from audit_log where sequence = 1')
    assert.deepEqual(await compareNow(), [lost[0], ['audit:company-1', 'missing'], lost[1]])
    writeFileSync(fileOf(3), '{}')
    assert.deepEqual((await compareNow())[0], ['anchor:1-2', 'not to be judged: anchor 3 is not genuine'])
    // It is not what the one after it names, whether that can be judged or not.
    writeFileSync(fileOf(1), readFileSync(fileOf(1), 'utf8').replace('company-1', 'company-2'))
    assert.deepEqual((await compareNow()).slice(0, 2), [
      ['anchor:2', 'not to be judged: anchor 3 is not genuine'],
      ['anchor:1', 'not genuine'],
    ])
    writeFileSync(fileOf(3), genuine)
    assert.deepEqual(await compareNow(), [['anchor:1', 'not genuine']])
  })

  test('an anchor that is back after a night without it cannot be judged once its key is gone', async () => {
    await append('company-1', 'invoice:1')
    await processWith('old').anchor()
    const genuine = readFileSync(fileOf(1), 'utf8')
    rmSync(fileOf(1))
    await processWith('new', 'old').anchor()
    writeFileSync(fileOf(1), genuine)
    assert.deepEqual(await processWith('new', 'old').compare(), [])
    assert.deepEqual(await processWith('new').compare(), [['anchor:1', 'not to be judged: anchor 2 names none']])
  })

  test('no new anchor vouches for one whose key went too early, until that is back', async () => {
    await append('company-1', 'invoice:1')
    await processWith('old').anchor()
    await assert.rejects(processWith('new').anchor(), /No key of AUDIT_SECRET signed anchor 1/)
    await processWith('new', 'old').anchor()
    await processWith('new').anchor()
    assert.deepEqual(await processWith('new').compare(), [])
  })

  test('no new anchor vouches for a forged one that the database names', async () => {
    await append('company-1', 'invoice:1')
    await processWith('old').anchor()
    const forged = readFileSync(fileOf(1), 'utf8').replace('company-1', 'company-2')
    writeFileSync(fileOf(1), forged)
    await withoutTriggers(`update audit_anchors set hash = '${sha256(forged)}'`)
    await assert.rejects(processWith('new', 'old').anchor(), /No key of AUDIT_SECRET signed anchor 1/)
    assert.deepEqual(await processWith('new', 'old').compare(), [['anchor:1', 'not genuine']])
  })
})
