import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { repositoryRoot } from '../applications.ts'
import type { DataDirectory } from '../data-directory.ts'
import { currentSetPath, setPath } from '../environment/files.ts'
import { deployLocally } from '../local/environment.ts'
import { prepareKeys } from '../local/keys.ts'
import { releaseDirectory } from '../release/store.ts'
import { expireLiveSet, overwrite } from '../testing/attacker.ts'
import { publishBuild, untouchedData } from '../testing/store.ts'

const opsOn = ({ root }: DataDirectory, variables: Readonly<Record<string, string>> = {}) => (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(repositoryRoot, 'ops/src/main.ts'), ...args], { env: { ...process.env, DATA_DIR: root, ...variables }, encoding: 'utf8' })
  return { status, stdout, stderr }
}

/** A data directory as the first `pnpm start` leaves it. */
async function started() {
  const data = await untouchedData()
  await prepareKeys(data, () => undefined)
  const releases = await Promise.all(['host', 'remote-payments', 'remote-collections'].map(name => publishBuild(data, name)))
  await deployLocally(data, { edge: 3000, api: 3001, cardFrame: 3002, database: 3003 }, Object.fromEntries(releases.map(({ name, version }) => [name, version])))
  return { data, releases, ops: opsOn(data) }
}

// Its first set was written in one order of keys and compared in another.
test('verify passes on what the first start made', async () => {
  const { ops } = await started()
  assert.deepEqual(ops('verify'), { status: 0, stdout: `set 1 of local is sound: 3 of 5 applications\n`, stderr: '' })
})

test('verify names files that no list has, wherever a server might serve them', async () => {
  const { data, releases: [host], ops } = await started()
  const folder = releaseDirectory(data, 'host', host!.version)
  await mkdir(join(data.releases, 'remote-evil/1.0.0'), { recursive: true })
  const strangers = [
    join(folder, 'evil.js'), join(folder, 'sub.js.br'), join(data.releases, 'evil.js'), join(data.environment('local'), 'evil.html'),
    join(data.environment('local'), 'sets/000002.json.bak'), join(data.environment('local'), 'pages/000009.html'),
  ]
  for (const path of [...strangers, join(data.releases, 'remote-evil/1.0.0/evil.js')]) await writeFile(path, 'evil')
  const { status, stderr } = ops('verify')
  assert.equal(status, 1)
  for (const path of strangers) assert.ok(stderr.includes(`${path} is in no list`), path)
  assert.match(stderr, /remote-evil@1\.0\.0 is not in the release store/)
})

test('every command refuses an older set in the place of the live one', async () => {
  const { data, ops } = await started()
  assert.equal(ops('toggle', 'collections', 'off').status, 0)
  await overwrite(currentSetPath(data, 'local'), await readFile(setPath(data, 'local', 1), 'utf8'))
  for (const args of [['status'], ['verify'], ['deploy', 'host'], ['rollback'], ['toggle', 'collections', 'on'], ['promote', '--from', 'local', '--env', 'staging'], ['renew']]) {
    const { status, stderr } = ops(...args)
    assert.equal(status, 1, args.join(' '))
    assert.match(stderr, /Set 1 of local is older than set 2, which was live already/)
    assert.doesNotMatch(stderr, /\n {4}at /)
  }
})

test('an expired set is renewed, for as long as the variable says', async () => {
  const { data, ops } = await started()
  await expireLiveSet(data, setPath(data, 'local', 1))
  assert.match(ops('status').stderr, /Set 1 of local expired .*`pnpm ops renew --env local`/)
  const renew = opsOn(data, { SET_LIFETIME_DAYS: '3' })('renew', '--when-due', '--author', 'Night job', '--json')
  const set = JSON.parse(renew.stdout) as { sequence: number, expires_at: string, author: string, git_commit: string, is_dirty: boolean }
  assert.deepEqual([set.sequence, set.author, Math.round((Date.parse(set.expires_at) - Date.now()) / 86_400_000)], [2, 'Night job', 3])
  assert.match(set.git_commit, /^([0-9a-f]{40}|unknown)$/)
  assert.equal(typeof set.is_dirty, 'boolean')
  assert.match(ops('renew', '--when-due').stdout, /set 2 of local is accepted until/)
  assert.match(ops('renew').stdout, /set 3 of local is accepted until/)
  assert.match(opsOn(data, { SET_LIFETIME_DAYS: 'soon' })('renew').stderr, /SET_LIFETIME_DAYS=soon is no number of days/)
})

test('keys are listed, made, replaced and revoked by command, and each answer says what follows', async () => {
  const { ops } = await started()
  const idOf = (owner: string) => (JSON.parse(ops('keys', 'list', '--json').stdout) as { id: string, owner: string, revoked_at: string | null }[]).findLast(key => key.owner === owner)!.id
  assert.match(ops('keys', 'list').stdout, /^\w{16} {2}host +\S+ {2}signs here$/m)
  const first = idOf('remote-payments')
  assert.match(ops('keys', 'rotate', 'remote-payments').stdout, new RegExp(`may sign for remote-payments\n${first} signs no more`))
  assert.match(ops('keys', 'revoke', first).stdout, /Publish and deploy it again: `pnpm ops publish remote-payments`/)
  assert.match(ops('verify').stderr, new RegExp(`remote-payments@\\S+: release\\.json is signed by key ${first} .*publish it again`))
  assert.match(ops('keys', 'revoke', idOf('host')).stdout, /No key signs for host now: `pnpm ops keys create host`/)
  assert.match(ops('keys', 'create', 'host', 'environment-staging').stdout, /may sign for host\n\w{16} may sign for environment-staging/)
  assert.match(ops('keys', 'create', '../host').stderr, /is no owner of keys/)
  assert.match(ops('keys', 'revoke', 'nobody').stderr, /No key nobody/)
  assert.match(ops('keys').stderr, /Usage: ops keys list/)
})

test('a trust file that lies elsewhere is the one that counts', async () => {
  const { data } = await started()
  const elsewhere = join(data.root, 'elsewhere.json')
  await writeFile(elsewhere, '{"keys":[]}', { mode: 0o644 })
  assert.match(opsOn(data, { TRUST_FILE: elsewhere })('status').stderr, /which is not in the trust file/)
})
