import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import { baseConfig, compile, watch } from '@invoice-card/config/webpack'
import { runCommand } from '../local/testing/command.ts'
import { repositoryRoot } from '../applications.ts'

let root = ''
before(async () => {
  root = await mkdtemp(join(tmpdir(), 'invoice-card-browsers-'))
})
after(() => rm(root, { recursive: true, force: true }))

/** Builds a script that takes this text from a package. */
async function buildOf(text: string): Promise<string> {
  await rm(join(root, 'dist'), { recursive: true, force: true })
  await write('node_modules/some-package/index.js', text)
  await write('index.js', 'import "some-package"')
  await compile({ ...baseConfig('browsers', root), entry: { browsers: join(root, 'index.js') } })
  const [file = ''] = await readdir(join(root, 'dist'))
  return readFile(join(root, 'dist', file), 'utf8')
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
}

for (const [what, text, named] of [
  ['a static method', 'console.log(URL.canParse(location.href))', /URL\.canParse is newer .*safari 16\.4/],
  ['a method', 'console.log(document.body.checkVisibility())', /checkVisibility\(\) is newer/],
  ['a function of the window', 'requestIdleCallback(() => console.log(1))', /requestIdleCallback is newer/],
  ['a global class', 'console.log(new CloseWatcher())', /CloseWatcher is newer/],
] as const) {
  test(`a package's use of ${what} that an oldest browser lacks fails the build`, async () => {
    await assert.rejects(buildOf(text), { message: named })
  })
}

// Names that a release mangles are still there: valibot's `variant()` counted as a newer method (`pnpm dev`).
test('a build that watches is not checked: its scripts are not those of a release', async () => {
  await write('node_modules/some-package/index.js', 'console.log(document.body.checkVisibility())')
  await write('index.js', 'import "some-package"')
  const built = Promise.withResolvers<readonly string[]>()
  const configuration = { ...baseConfig('browsers', root), entry: { browsers: join(root, 'index.js') } }
  const stop = watch(configuration, join(root, 'watched'), built.resolve)
  try {
    assert.deepEqual(await built.promise, [])
  } finally {
    await stop()
  }
})

test('syntax that an oldest browser cannot read fails the build', async () => {
  await assert.rejects(buildOf('console.log(/[\\p{L}--[a-z]]/v.test(location.href))'), {
    message: /newer than ECMAScript 2022/,
  })
})

test('a feature that is tested for before its use may be newer', async () => {
  const tested = [
    'if ("requestIdleCallback" in globalThis) requestIdleCallback(() => console.log(1))',
    'console.log(typeof URL.canParse === "function" && URL.canParse(location.href))',
    'console.log(document.body.checkVisibility?.())',
  ]
  assert.match(await buildOf(tested.join('\n')), /canParse/)
})

test('a source of a screen that calls something newer does not pass the lint', async () => {
  const rules = await readFile(join(repositoryRoot, '.oxlintrc.json'), 'utf8')
  await write('.oxlintrc.json', rules.replaceAll('"./shared/config', `"${repositoryRoot}/shared/config`))
  for (const file of ['host/src/screen.ts', 'shared/list/src/list.ts', 'api/src/server.ts'])
    await write(file, 'export const isUrl = (text: string): boolean => URL.canParse(text)\n')
  const { exitCode, output } = await runCommand(['oxlint', '--format', 'unix'], { directory: root })
  assert.notEqual(exitCode, 0)
  const refused = [...output.matchAll(/^(\S+?):.*URL\.canParse is newer than the oldest browsers/gm)].map(
    ([, file]) => file,
  )
  assert.deepEqual(refused.toSorted(), ['host/src/screen.ts', 'shared/list/src/list.ts'])
})
