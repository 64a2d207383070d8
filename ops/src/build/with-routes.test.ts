import { baseConfig, compile } from '@invoice-card/config/webpack'
import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'

const { withRoutes } = (await import(
  new URL('../../../shared/config/webpack/with-routes.ts', import.meta.url).href
)) as { withRoutes: object }

const text = (name: string) => `export const ${name} = 'The text of ${name}'`
const screens = Array.from('abcdefghij')

/** A remote with ten screens: all of them need one module, nine a second one, and eight a third. */
const files = {
  'index.js': `import(/* webpackChunkName: "expose-routes" */ './routes.js').then(routes => console.log(routes))`,
  'routes.js': `export const routes = [${screens.map(name => `() => import('./${name}.js')`).join(', ')}]`,
  'all.js': text('all'),
  'nine.js': text('nine'),
  'eight.js': text('eight'),
  ...Object.fromEntries(
    screens.map((name, at) => {
      const used = ['all', ...(at < 9 ? ['nine'] : []), ...(at < 8 ? ['eight'] : [])]
      return [
        `${name}.js`,
        `${used.map(one => `import { ${one} } from './${one}.js'`).join('\n')}\nconsole.log('${name}', ${used.join(', ')})`,
      ]
    }),
  ),
}

let root = ''
const scripts = new Map<string, string>()
before(async () => {
  root = await mkdtemp(join(tmpdir(), 'invoice-card-with-routes-'))
  await mkdir(join(root, 'src'))
  for (const [name, content] of Object.entries(files)) await writeFile(join(root, 'src', name), content)
  const base = baseConfig('remote_ten', root)
  await compile({
    ...base,
    entry: join(root, 'src/index.js'),
    optimization: {
      ...base.optimization,
      splitChunks: { ...base.optimization.splitChunks, cacheGroups: { withRoutes } },
    },
  })
  for (const file of await readdir(join(root, 'dist'))) {
    if (file.endsWith('.js')) scripts.set(file, await readFile(join(root, 'dist', file), 'utf8'))
  }
})
after(() => rm(root, { recursive: true, force: true }))

const scriptsWith = (name: string) =>
  [...scripts].filter(([, script]) => script.includes(`The text of ${name}`)).map(([file]) => file)

test('what most screens of a remote need comes with its route table', () => {
  assert.deepEqual([scriptsWith('all'), scriptsWith('nine')], [['expose-routes.js'], ['expose-routes.js']])
})

test('what some screens do without stays out of the route table', () => {
  const found = scriptsWith('eight')
  assert.ok(found.length > 0 && !found.includes('expose-routes.js'), found.join())
})
