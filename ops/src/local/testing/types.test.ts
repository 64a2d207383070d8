import assert from 'node:assert/strict'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import { repositoryRoot } from '../../applications.ts'
import { runCommand } from './command.ts'
import { writeTypePrograms } from './types.ts'

const browser = { extends: '@invoice-card/config/tsconfig/browser', include: ['src'] }
const files: Readonly<Record<string, string>> = {
  'shared/ui/tsconfig.json': JSON.stringify(browser),
  'shared/form/tsconfig.json': JSON.stringify({ ...browser, include: ['src', 'gallery'] }),
  'host/tsconfig.json': JSON.stringify(browser),
  'host/src/globals.ts': 'declare global {\n  var ours: string\n}\nexport {}\n',
  'host/node_modules/other/index.ts': 'export {}\n',
  'remote/tsconfig.json': JSON.stringify({ ...browser, compilerOptions: { strict: false } }),
  'remote/node_modules/other/index.ts': 'declare global {\n  var theirs: string\n}\n',
  'api/tsconfig.json': JSON.stringify({ extends: '@invoice-card/config/tsconfig/node', include: ['src'] }),
  'api/node_modules/other/index.ts': 'declare global {\n  var theirs: string\n}\n',
}

let root = ''
before(async () => {
  root = await mkdtemp(join(tmpdir(), 'invoice-card-types-'))
  for (const [path, content] of Object.entries(files)) await write(path, content)
})
after(() => rm(root, { recursive: true, force: true }))

async function write(path: string, content: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), content)
}

test('a package with globals or options of its own shares no program with others', async () => {
  const programs = writeTypePrograms(root, ['api', 'host', 'remote', 'shared/form', 'shared/none', 'shared/ui'])
  const included = await Promise.all(
    programs.map(async ({ name, configFile }) => [
      name,
      (JSON.parse(await readFile(configFile, 'utf8')) as { include: string[] }).include,
    ]),
  )
  assert.deepEqual(Object.fromEntries(included), {
    node: [join(root, 'api/src')],
    host: [join(root, 'host/src')],
    remote: [join(root, 'remote/src')],
    browser: [join(root, 'shared/form/src'), join(root, 'shared/form/gallery'), join(root, 'shared/ui/src')],
    'oldest browsers': ['host/src', 'remote/src', 'shared/form/src', 'shared/form/gallery', 'shared/ui/src'].map(path =>
      join(root, path),
    ),
  })
})

test('a browser source that needs a newer edition of the language does not compile; a test does', async () => {
  const preset = join(repositoryRoot, 'shared/config/tsconfig')
  await cp(preset, join(root, 'shared/config/tsconfig'), { recursive: true })
  const newer = 'export const groups = Map.groupBy([1], one => one)\nexport const next = Promise.withResolvers()\n'
  await write('shared/ui/src/planted.ts', newer)
  await write('shared/ui/src/planted.test.ts', newer)
  const programs = writeTypePrograms(root, ['shared/ui']).filter(({ name }) => name === 'oldest browsers')
  const { output } = await runCommand(['tsc', '-p', programs[0]?.configFile ?? '', '--types', ''])
  assert.deepEqual(
    [...output.matchAll(/(\w+\.ts)\(\d+,\d+\): error TS2550: Property '(\w+)'/g)].map(([, ...found]) => found),
    [
      ['planted.ts', 'groupBy'],
      ['planted.ts', 'withResolvers'],
    ],
  )
})
