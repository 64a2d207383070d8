import assert from 'node:assert/strict'
import { chmod, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { forEachRole } from '@invoice-card/settings'
import { untouchedData } from '../testing/store.ts'
import { writeInstance } from './instance.ts'
import { prepareKeys } from './keys.ts'
import { readPorts } from './ports.ts'
import { variantSecret } from './variant-secret.ts'

const modeOf = async (path: string): Promise<string> => ((await stat(path)).mode & 0o777).toString(8)
const warningsOf = ({ mock }: TestContext) => mock.method(console, 'warn', () => undefined).mock

test('the file with passwords of the database is its owner’s alone, also after an open one', async () => {
  const data = await untouchedData()
  const file = join(data.root, 'local.json')
  await writeFile(file, '{}')
  await chmod(file, 0o644)
  const databases = forEachRole(role => `postgres://${role}:a-password@127.0.0.1/invoice_card`)
  await writeInstance(data, readPorts('3000'), databases)
  assert.equal(await modeOf(file), '600')
  assert.match(await readFile(file, 'utf8'), /a-password/)
  assert.deepEqual(
    (await readdir(data.root)).filter(name => name.includes('.tmp')),
    [],
  )
})

test('the first start makes a folder of keys that only its owner may enter', async context => {
  const warnings = warningsOf(context)
  const data = await untouchedData()
  await prepareKeys(data, () => {})
  variantSecret(data, console.warn)
  const keys = join(data.root, 'keys')
  assert.deepEqual([await modeOf(keys), await modeOf(data.privateKeys)], ['700', '700'])
  assert.equal(await modeOf(join(keys, 'variant.secret')), '600')
  assert.equal(warnings.callCount(), 0)
})

test('a start closes a folder of keys that was open, and says so', async context => {
  const warnings = warningsOf(context)
  const data = await untouchedData()
  await prepareKeys(data, () => {})
  const keys = join(data.root, 'keys')
  await chmod(keys, 0o755)
  variantSecret(data, console.warn)
  assert.equal(await modeOf(keys), '700')
  assert.match(String(warnings.calls[0]?.arguments[0]), /keys was open to other users of this machine \(755\)/)
})
