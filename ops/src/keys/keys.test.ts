import assert from 'node:assert/strict'
import { generateKeyPairSync } from 'node:crypto'
import { chmod, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { signBytes, payloadTypes } from '@invoice-card/environment/verify'
import { applications } from '../applications.ts'
import { prepareKeys } from '../local/keys.ts'
import { readRelease, releaseDirectory } from '../release/store.ts'
import { overwrite } from '../testing/attacker.ts'
import { emptyData, goLive, publishBuild, untouchedData } from '../testing/store.ts'
import { addKey, createKey, privateKeyPath, revokeKey, rotateKey } from './key-store.ts'
import { readTrust } from './trust-file.ts'

const keyOf = async (data: Parameters<typeof readTrust>[0], owner: string) =>
  (await readTrust(data)).keys.find(key => key.owner === owner)!
const filesIn = (folder: string) => readdir(folder, { recursive: true }).catch(() => [])

test('without any key nothing is signed and none is made', async () => {
  const data = await untouchedData()
  await assert.rejects(publishBuild(data, 'host'), /There is no trust file .*: `pnpm ops keys create host`/)
  assert.deepEqual(await filesIn(join(data.root, 'keys')), [])
  assert.deepEqual(await filesIn(data.releases), [])
})

test('an application without a key is not published, and the message names the command', async () => {
  const data = await emptyData()
  const before = await readTrust(data)
  await assert.rejects(
    publishBuild(data, 'remote-new'),
    /There is no key of remote-new to sign with: `pnpm ops keys create remote-new` makes one/,
  )
  assert.deepEqual(await readTrust(data), before)
})

test('a private key that was lost is not replaced, by publish or start, but by hand', async () => {
  const data = await emptyData()
  const release = await publishBuild(data, 'host')
  const { id } = await keyOf(data, 'host')
  await rm(privateKeyPath(data, id))
  const lost = new RegExp(
    `No private key of host is here \\(${id} is trusted\\): bring it back to .*\`pnpm ops keys rotate ${id}\``,
  )
  await assert.rejects(publishBuild(data, 'host', { scripts: { 'host.2.js': 'newer' } }), lost)
  await prepareKeys(data, assert.fail)
  await assert.rejects(publishBuild(data, 'host', { scripts: { 'host.2.js': 'newer' } }), lost)
  await rotateKey(data, id)
  const newer = await publishBuild(data, 'host', { scripts: { 'host.2.js': 'newer' } })
  // The old one signs no more, and what it signed still holds.
  for (const { name, version } of [release, newer])
    assert.equal((await readRelease(data, name, version)).version, version)
})

test('an environment without its private key changes nothing', async () => {
  const data = await emptyData()
  const host = await publishBuild(data, 'host')
  await rm(privateKeyPath(data, (await keyOf(data, 'environment-local')).id))
  await assert.rejects(goLive(data, host), /No private key of environment-local is here/)
  assert.deepEqual(
    (await filesIn(data.environment('local'))).filter(file => !file.startsWith('lock.sqlite')),
    [],
  )
})

test('a lost trust file is not created again while there are keys', async () => {
  const data = await emptyData()
  await rm(data.trustFile)
  const lost = /The trust file .* is gone, while .* has keys: bring it back from a backup/
  await assert.rejects(createKey(data, 'host'), lost)
  await assert.rejects(publishBuild(data, 'host'), lost)
  await assert.rejects(prepareKeys(data, assert.fail), lost)
})

test('a trust file that others may write, or whose key is another than its id, is refused', async () => {
  const data = await emptyData()
  assert.equal((await stat(data.trustFile)).mode & 0o777, 0o644)
  await chmod(data.trustFile, 0o664)
  await assert.rejects(publishBuild(data, 'host'), /Others than its owner may write the trust file: `chmod go-w /)
  await chmod(data.trustFile, 0o644)
  const {
    keys: [first, second, ...others],
  } = await readTrust(data)
  await writeFile(
    data.trustFile,
    JSON.stringify({ keys: [{ ...first, public_key: second!.public_key }, second, ...others] }),
  )
  await assert.rejects(publishBuild(data, 'host'), new RegExp(`the public key of ${first!.id} is another one`))
})

test('a trust file among what it vouches for is refused', async () => {
  const data = await emptyData()
  for (const folder of [data.releases, data.environment('local')]) {
    await assert.rejects(
      createKey({ ...data, trustFile: join(folder, 'keys.json') }, 'host'),
      /among what it is to vouch for: put it elsewhere and set TRUST_FILE/,
    )
  }
})

test('a release signed by a revoked key is refused until it is published again', async () => {
  const data = await emptyData()
  const release = await publishBuild(data, 'host')
  await revokeKey(data, (await keyOf(data, 'host')).id)
  await assert.rejects(
    goLive(data, release),
    /host@\S+: release\.json is signed by key \w{16} of host, which was revoked at .*publish it again: `pnpm ops publish host`/,
  )
  await assert.rejects(publishBuild(data, 'host'), /`pnpm ops keys create host` makes one/)
  await createKey(data, 'host')
  assert.equal((await goLive(data, await publishBuild(data, 'host'))).sequence, 1)
})

test('keys that are made at once do not write over each other', async () => {
  const data = await emptyData()
  const made = await Promise.all(['host', 'remote-new', 'environment-new'].map(owner => createKey(data, owner)))
  const { keys } = await readTrust(data)
  for (const { id } of made) assert.ok(keys.some(key => key.id === id))
})

test('a team may have several publishers, each with a key of its own', async () => {
  const data = await emptyData()
  const release = await publishBuild(data, 'remote-payments')
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const elsewhere = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  await assert.rejects(addKey(data, 'remote-payments', elsewhere), /no public Ed25519 key/)
  const { id } = await addKey(data, 'remote-payments', publicKey.export({ type: 'spki', format: 'pem' }).toString())
  const folder = releaseDirectory(data, release.name, release.version)
  await overwrite(
    join(folder, 'release.sig'),
    JSON.stringify(signBytes(elsewhere, payloadTypes.release, await readFile(join(folder, 'release.json')))),
  )
  await goLive(data, await publishBuild(data, 'host'), await readRelease(data, release.name, release.version))
  await assert.rejects(rotateKey(data, 'remote-payments'), /has several keys: name the one to replace/)
  // It was not made here: revoking it leaves the other publisher alone.
  await revokeKey(data, id)
  await assert.rejects(readRelease(data, release.name, release.version), /revoked/)
  assert.ok(await publishBuild(data, 'remote-payments'))
})

test('a signature of a set is none of a release', async () => {
  const data = await emptyData()
  const release = await publishBuild(data, 'host')
  const folder = releaseDirectory(data, release.name, release.version)
  const key = await readFile(privateKeyPath(data, (await keyOf(data, 'host')).id), 'utf8')
  await overwrite(
    join(folder, 'release.sig'),
    JSON.stringify(signBytes(key, payloadTypes.environmentSet, await readFile(join(folder, 'release.json')))),
  )
  await assert.rejects(readRelease(data, release.name, release.version), /it was changed by hand/)
})

test('the first start makes a key for every application and says so, the second one none', async () => {
  const data = await untouchedData()
  const said: string[] = []
  await prepareKeys(data, line => said.push(line))
  assert.match(said.join(), /^made keys for environment-local, host, remote-account,/)
  assert.equal((await readTrust(data)).keys.length, applications.length + 1)
  await prepareKeys(data, assert.fail)
  assert.equal((await stat(privateKeyPath(data, (await keyOf(data, 'host')).id))).mode & 0o777, 0o600)
})
