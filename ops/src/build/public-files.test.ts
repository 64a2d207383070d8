import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { baseConfig, compile, PublicFilesPlugin } from '@invoice-card/config/webpack'

const root = await mkdtemp(join(tmpdir(), 'invoice-card-public-'))
after(() => rm(root, { recursive: true, force: true }))
await writeFile(join(root, 'index.js'), 'console.log(1)')

const build = () => {
  const { plugins, ...base } = baseConfig('files', root)
  return compile({
    ...base,
    entry: { files: join(root, 'index.js') },
    plugins: [...plugins, new PublicFilesPlugin(join(root, 'public'))],
  })
}

test('the files of the folder `public` are in a build, byte for byte', async () => {
  await build()
  await mkdir(join(root, 'public'))
  await writeFile(join(root, 'public/picture.png'), Buffer.from([0x89, 0, 0xff]))
  await build()
  assert.deepEqual([...(await readFile(join(root, 'dist/picture.png')))], [0x89, 0, 0xff])
})
