import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { test } from 'node:test'
import { opsOn } from '../testing/command-line.ts'
import { emptyData, goLive, publishBuild } from '../testing/store.ts'

const data = await emptyData()
await goLive(data, await publishBuild(data, 'host'))
const ops = opsOn(data)

for (const [args, exitCode, message] of [
  [['fly'], 2, /No command fly\. There are: status, history/],
  [['toString'], 2, /No command toString/],
  [['help', 'fly'], 2, /No command fly/],
  [['status', '--nonsense'], 2, /Unknown option '--nonsense'\. Usage: pnpm ops status \[--env NAME\]/],
  [['status', '--to', '3'], 2, /Unknown option '--to'/],
  [['status', 'local'], 2, /"local" is one argument too many/],
  [['status', '--env'], 2, /^Option '--env' needs a value\. Usage/],
  [['status', '--env', '../../x'], 2, /"\.\.\/\.\.\/x" is no name of an environment/],
  [['status', '--env', 'moon'], 1, /There is no environment moon/],
  [['status', '--url', 'somewhere'], 2, /--url takes an address/],
  [['history', '--limit', '0'], 2, /--limit takes a whole number from 1/],
  [['releases'], 2, /An argument is missing/],
  [['releases', '../keys'], 2, /"\.\.\/keys" is no name of an application/],
  [['publish', '../api'], 2, /"\.\.\/api" is no name of an application/],
  [['dev'], 2, /dev needs --filter NAME/],
  [['dev', '--filter', '../api'], 2, /"\.\.\/api" is no name of an application/],
  [['dev', '--filter', 'host'], 2, /dev shows a remote inside the live host: name a remote/],
  [['dev', '--filter', 'remote-nobody'], 1, /No application remote-nobody/],
  [['dev', '--filter', 'remote-payments'], 2, /Say which environment: --url URL/],
  [['publish', 'host', '--registry', 'somewhere'], 2, /--registry takes an address/],
  [['push', 'host@1.0.0-0000000000'], 2, /Say which registry: --registry URL/],
  [['pull', 'host@1.0.0-0000000000', '--registry', 'http://localhost:1'], 2, /REGISTRY_TOKEN is not set/],
  [['registry', 'fly'], 2, /Say one of: registry serve/],
  [['registry', 'token', 'Team'], 2, /"Team" is no name of a team/],
  [['registry', 'revoke', 'payments'], 1, /payments has no token/],
  [['keys', 'show', 'x'], 1, /No key x/],
  [['deploy'], 2, /An argument is missing\. Usage: pnpm ops deploy/],
  [['deploy', 'remote-nobody'], 1, /No application remote-nobody\. There are: host, remote-account/],
  [['deploy', 'remote-account'], 1, /remote-account was never published/],
  [['deploy', 'host@'], 2, /"" is no version of a release/],
  [['deploy', 'host@../../keys'], 2, /"\.\.\/\.\.\/keys" is no version of a release/],
  [['deploy', 'host@1.0.0-0000000000'], 1, /is not in the release store .*`pnpm ops releases host` lists/],
  [['deploy', 'host', 'host'], 2, /named twice/],
  [['deploy', 'host', '--env', 'moon'], 1, /the first deploy of another needs --settings/],
  [['deploy', 'host', '--env', '/tmp/moon'], 2, /is no name of an environment/],
  [['deploy', 'host', '--settings', 'nowhere.json'], 1, /There is no file nowhere\.json/],
  [['toggle', 'collections'], 2, /An argument is missing/],
  [['toggle', 'collections', 'sideways'], 2, /switched on or off, not "sideways"/],
  [['toggle', 'colections', 'off'], 1, /No toggle colections\. There are: collections/],
  [['toggle', 'collections', 'off', '--company', '12'], 2, /12 is no corporate number: it has 13 digits/],
  [['toggle', 'collections', 'off', '--company', '1234567890123'], 2, /its first digit is not the check digit/],
  [['rollback', '--to', 'x'], 2, /--to takes a whole number from 1/],
  [['rollback', '--to', '99'], 1, /has no set 99: `pnpm ops history --env local` lists them/],
  [['rollback'], 1, /no earlier set to go back to/],
  [['promote'], 2, /promote needs --from NAME/],
  [['promote', '--from', '../x'], 2, /is no name of an environment/],
  [['promote', '--from', 'local'], 2, /from another environment than local/],
  [['promote', '--from', 'moon'], 1, /There is no environment moon/],
  [['pin', 'remote-payments'], 1, /remote-payments is not live in local/],
  [['gc', '--days', '-1'], 2, /^--days takes a whole number from 1, not "-1"$/],
  [['gc', '--days', '--dry-run'], 2, /^Option '--days' needs a value\. Usage: pnpm ops gc/],
  [['inventory', '--env', 'moon'], 1, /There is no environment moon/],
  [['watch', '--once', '--url', 'somewhere'], 2, /--url takes an address/],
  [['watch', '--every', '0'], 2, /--every takes a whole number from 1/],
  [['watch', '--once', '--env', 'moon', '--url', 'http://localhost:1'], 1, /There is no environment moon/],
  [['audit'], 2, /An argument is missing/],
  [['audit', 'remote-nobody'], 1, /No application remote-nobody/],
  [['dashboard', '--port', '99999'], 2, /--port takes a number up to 65535/],
  [['dashboard', '--env', 'moon'], 1, /There is no environment moon/],
  [['renew', '--env', 'moon'], 1, /There is no environment moon/],
  [['renew', '--accept', 'all'], 2, /--accept takes a whole number from 1/],
  [['renew', '--accept', '7'], 1, /Set 1 of local is live, not 7: look at that one/],
  [['renew', '--accept', '1', '--when-due'], 2, /exclude each other/],
  [['keys'], 2, /An argument is missing\. Usage: pnpm ops keys ACTION/],
  [['keys', 'steal'], 2, /Say one of: keys list, keys create OWNER/],
  [['keys', 'list', 'host'], 2, /Say one of/],
  [['keys', 'create', '../host'], 2, /"\.\.\/host" is no owner of keys/],
  [['keys', 'create', 'environment-../x'], 2, /is no owner of keys/],
  [['keys', 'add', 'host', 'nowhere.pem'], 1, /There is no file nowhere\.pem/],
  [['keys', 'rotate', 'remote-nobody'], 1, /remote-nobody is no id and no owner of a key that signs/],
  [['keys', 'revoke', 'nobody'], 1, /No key nobody/],
] as const) {
  test(`\`ops ${args.join(' ')}\` says what is wrong and changes nothing`, () => ops.refuses(args, exitCode, message))
}

test('a path as an environment makes no folder outside the data directory', async () => {
  const outside = `${basename(data.root)}-outside`
  await ops.refuses(['deploy', 'host', '--env', `../../${outside}`], 2, /is no name of an environment/)
  assert.equal(existsSync(join(data.root, '..', outside)), false)
})

test('an error is JSON too, with its code', async () => {
  const { stdout, stderr, exitCode } = await ops.run('status', '--env', 'moon', '--json')
  const { error } = JSON.parse(stdout) as { error: { code: string; message: string; reasons: string[] } }
  assert.deepEqual([exitCode, stderr, error.code, error.reasons], [1, '', 'not_found', []])
  assert.match(error.message, /no environment moon/)
})

test('a refusal of the gate is JSON with each reason', async () => {
  await publishBuild(data, 'remote-payments', { federation: '3.0.0', requires: { react: '^20.0.0' } })
  const { stdout, exitCode } = await ops.run('deploy', 'remote-payments', '--json')
  const { error } = JSON.parse(stdout) as { error: { code: string; reasons: string[] } }
  assert.deepEqual([exitCode, error.code, error.reasons.length], [1, 'refused', 2])
})

test('every command has help by either way, with its options, exit codes and an example', async () => {
  const { stdout: overview } = await ops.run('--help')
  const names = [...overview.matchAll(/^ {2}([\w-]+)/gm)].map(([, name = '']) => name)
  assert.deepEqual(names, [
    'status',
    'history',
    'releases',
    'create',
    'dev',
    'publish',
    'push',
    'pull',
    'deploy',
    'canary',
    'override',
    'promote',
    'rollback',
    'toggle',
    'pin',
    'unpin',
    'remove',
    'renew',
    'verify',
    'audit',
    'record-api',
    'errors',
    'vitals',
    'inventory',
    'watch',
    'dashboard',
    'gc',
    'keys',
    'registry',
    'files',
    'backup',
    'restore',
    'help',
  ])
  for (const name of names) {
    const { exitCode, stdout } = await ops.run('help', name)
    assert.equal(exitCode, 0)
    for (const part of [`Usage: pnpm ops ${name}`, 'Options:\n', 'Exit codes:\n', `Example:\n  pnpm ops ${name}`])
      assert.ok(stdout.includes(part), `${name}: ${part}`)
    assert.equal((await ops.run(name, '--help')).stdout, stdout)
  }
})

test('nothing but a name of a command is wrong usage, and shows what there is', async () => {
  const { exitCode, stdout } = await ops.run()
  assert.equal(exitCode, 2)
  assert.match(stdout, /Usage: pnpm ops COMMAND/)
})
