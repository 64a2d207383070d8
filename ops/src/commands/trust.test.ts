import type { EnvironmentSet } from '@invoice-card/environment/schema'
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { repositoryRoot } from '../applications.ts'
import type { DataDirectory } from '../data-directory.ts'
import { currentSetPath, setPath } from '../environment/stored/files.ts'
import { deployLocally } from '../local/deploy.ts'
import { prepareKeys } from '../local/keys.ts'
import { releaseDirectory } from '../release/store.ts'
import { expireLiveSet, overwrite } from '../testing/attacker.ts'
import { opsOn } from '../testing/command-line.ts'
import { publishBuild, untouchedData } from '../testing/store.ts'

const ports = { edge: 3000, api: 3001, cardFrame: 3002, database: 3003, backoffice: 3004 }

/** A data directory as the first `pnpm start` leaves it. */
async function started() {
  const data = await untouchedData()
  await prepareKeys(data, () => undefined)
  const names = ['host', 'remote-payments', 'remote-collections']
  const releases = await Promise.all(names.map(name => publishBuild(data, name)))
  const built = Object.fromEntries(releases.map(({ name, version }) => [name, version]))
  await deployLocally(data, ports, built, () => undefined)
  return { data, releases, ops: opsOn(data) }
}

/** `ops` as a process of its own, with these variables. */
function opsWith({ root }: DataDirectory, variables: Readonly<Record<string, string>>, ...args: string[]) {
  const command = [join(repositoryRoot, 'ops/src/main.ts'), ...args]
  const env = { ...process.env, DATA_DIR: root, ...variables }
  return spawnSync(process.execPath, command, { env, encoding: 'utf8' })
}

// Its first set was written in one order of keys and compared in another.
test('verify passes on what the first start made', async () => {
  const { ops } = await started()
  const { exitCode, stdout } = await ops.run('verify')
  assert.deepEqual([exitCode, stdout], [0, 'set 1 of local is sound: 3 applications are live'])
})

test('verify names files that no list has, wherever a server might serve them', async () => {
  const {
    data,
    releases: [host],
    ops,
  } = await started()
  const folder = releaseDirectory(data, 'host', host!.version)
  await mkdir(join(data.releases, 'remote-evil/1.0.0'), { recursive: true })
  const strangers = [
    join(folder, 'evil.js'),
    join(folder, 'sub.js.br'),
    join(data.releases, 'evil.js'),
    join(data.environment('local'), 'evil.html'),
    join(data.environment('local'), 'sets/000002.json.bak'),
    join(data.environment('local'), 'pages/000009.html'),
  ]
  for (const path of [...strangers, join(data.releases, 'remote-evil/1.0.0/evil.js')]) await writeFile(path, 'evil')
  const { exitCode, stderr } = await ops.run('verify')
  assert.equal(exitCode, 1)
  for (const path of strangers) assert.ok(stderr.includes(`${path} is in no list`), path)
  assert.match(stderr, /remote-evil@1\.0\.0 is not in the release store/)
})

test('every command refuses an older set in the place of the live one', async () => {
  const { data, ops } = await started()
  await ops.data('toggle', 'collections', 'off')
  await overwrite(currentSetPath(data, 'local'), await readFile(setPath(data, 'local', 1), 'utf8'))
  const reading = ['status', 'history', 'verify', 'deploy host --dry-run', 'promote --from local --env staging']
  for (const line of [...reading, 'deploy host', 'rollback', 'toggle collections on', 'pin host', 'renew', 'gc']) {
    await ops.refuses(line.split(' '), 1, /Set 1 of local is older than set 2, which was live already/)
  }
})

test('an expired set is renewed, for as long as the variable says, by whom is named', async () => {
  const { data, ops } = await started()
  await expireLiveSet(data, setPath(data, 'local', 1))
  await ops.refuses(['status'], 1, /Set 1 of local expired .*`pnpm ops renew --env local`/)
  const renewal = ['renew', '--when-due', '--author', 'Night job', '--json']
  const { stdout } = opsWith(data, { SET_LIFETIME_DAYS: '3' }, ...renewal)
  const set = JSON.parse(stdout) as EnvironmentSet
  const days = Math.round((Date.parse(set.expires_at) - Date.now()) / 86_400_000)
  assert.deepEqual([set.sequence, set.author, days, typeof set.is_dirty], [2, 'Night job', 3, 'boolean'])
  assert.match(set.git_commit, /^([0-9a-f]{40}|unknown)$/)
  const said = async (...args: string[]) => (await ops.run('renew', ...args)).stdout
  assert.match(await said('--when-due'), /^Nothing to change: set 2 .*\n {2}set 2 of local is accepted until/)
  assert.match(await said('--dry-run'), /set 3 would go live {2}renew\n {2}set 3 of local is accepted until/)
  assert.match(await said(), /^local {2}set 3 is live {2}renew\n {2}set 3 of local is accepted until/)
  for (const days of ['soon', '1.5'])
    assert.ok(opsWith(data, { SET_LIFETIME_DAYS: days }, 'renew').stderr.includes(`SET_LIFETIME_DAYS=${days} is no`))
})

test('keys are listed, made, replaced and revoked by command, and each answer says what follows', async () => {
  const { ops } = await started()
  const said = async (...args: string[]) => (await ops.run(...args)).stdout
  const idOf = async (owner: string) =>
    (await ops.data<{ id: string; owner: string }[]>('keys', 'list')).findLast(key => key.owner === owner)!.id
  assert.match(await said('keys', 'list'), /^\w{16} {2}host +\S+ {2}signs here$/m)
  const first = await idOf('remote-payments')
  assert.match(
    await said('keys', 'rotate', 'remote-payments'),
    new RegExp(`may sign for remote-payments\n${first} signs no more`),
  )
  assert.match(await said('keys', 'revoke', first), /Publish and deploy it again: `pnpm ops publish remote-payments`/)
  assert.match(
    (await ops.run('verify')).stderr,
    new RegExp(`remote-payments@\\S+: release\\.json is signed by key ${first} .*publish it again`),
  )
  const host = await idOf('host')
  assert.match(await said('keys', 'revoke', host), /No key signs for host now: `pnpm ops keys create host`/)
  assert.match(
    await said('keys', 'create', 'host', 'environment-staging'),
    /may sign for host\n\w{16} may sign for environment-staging/,
  )
})

test('a trust file that lies elsewhere is the one that counts', async () => {
  const { data } = await started()
  const elsewhere = join(data.root, 'elsewhere.json')
  await writeFile(elsewhere, '{"keys":[]}', { mode: 0o644 })
  assert.match(opsWith(data, { TRUST_FILE: elsewhere }, 'status').stderr, /which is not in the trust file/)
})
