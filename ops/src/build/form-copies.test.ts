import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { test } from 'node:test'
import { repositoryRoot } from '../applications.ts'

type Copy = (value: unknown) => unknown
const oursOf = async (name: string) =>
  ((await import(join(repositoryRoot, 'shared/config/webpack', `${name}.js`))) as { default: Copy }).default
// As formik finds it.
const formik = createRequire(createRequire(join(repositoryRoot, 'shared/config/package.json')).resolve('formik'))

const values = { list: [{ amount: '1', due: null }], file: { name: 'a.pdf' }, isOn: true, count: 3, none: undefined }

for (const [name, lodash] of [
  ['clone', 'clone'],
  ['clone-deep', 'cloneDeep'],
] as const)
  test(`a form gets the copies that lodash's ${lodash} makes`, async () => {
    const [ours, theirs] = [await oursOf(name), formik(`lodash/${lodash}`) as Copy]
    for (const value of [values, values.list]) {
      const [copy, expected] = [ours(value), theirs(value)]
      assert.deepEqual(copy, expected)
      assert.notEqual(copy, value)
      const [part, expectedPart] = [copy, expected].map(one => Object.values(one as object)[0] as unknown)
      assert.equal(part === Object.values(value)[0], expectedPart === Object.values(value)[0])
    }
  })

test('what a form does not begin with stays undefined', async () => {
  assert.equal((await oursOf('clone-deep'))(undefined), undefined)
})
