import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'

const root = mkdtempSync(join(tmpdir(), 'child-script-'))
after(() => rmSync(root, { recursive: true, force: true }))
const api = join(import.meta.dirname, '../../..')
const [source, word] = [join(root, 'src/room/child.ts'), join(root, 'src/room/word.ts')]
const room = join(root, 'src/platform/child-script')
mkdirSync(join(root, 'src/room'), { recursive: true })
cpSync(import.meta.dirname, room, { recursive: true })
symlinkSync(join(api, 'node_modules'), join(root, 'node_modules'))
writeFileSync(join(root, 'package.json'), '{ "type": "module" }')
writeFileSync(source, "import { word } from './word.ts'\nconst said: string = word\nconsole.log(said)\n")
const writeWord = (text: string) => writeFileSync(word, `export const word: string = '${text}'\n`)
/** In a process of its own, as each process looks once. */
const askFor = (options: readonly string[] = []): string =>
  execFileSync(process.execPath, [
    ...options,
    '--input-type=module',
    '-e',
    `import { childScript } from ${JSON.stringify(join(room, 'public.ts'))}
    console.log(childScript(${JSON.stringify(source)}).file)`,
  ])
    .toString()
    .trim()
const run = (file: string) => execFileSync(process.execPath, [file]).toString().trim()

test('a script is one file without types; it is built once, and again after a source has changed', () => {
  writeWord('first')
  const file = askFor()
  assert.equal(run(file), 'first')
  assert.ok(!readFileSync(file, 'utf8').includes('./word'))
  const { mtimeMs } = statSync(file)
  assert.equal(askFor(), file)
  assert.equal(statSync(file).mtimeMs, mtimeMs)
  writeWord('second')
  askFor()
  assert.equal(run(file), 'second')
})

test('a source that is gone, and a script that is damaged, are noticed', () => {
  writeWord('whole')
  const file = askFor()
  writeFileSync(file, 'const half')
  assert.equal(run(askFor()), 'whole')
  rmSync(word)
  assert.throws(() => askFor(), /word/)
})

test('a source written at the same moment as the script counts as newer', () => {
  writeWord('before')
  const file = askFor()
  const { mtime } = statSync(file)
  writeWord('after')
  for (const path of [word, file]) utimesSync(path, mtime, mtime)
  assert.equal(run(askFor()), 'after')
})

test('where nothing may be written, the script that is there is used', () => {
  writeWord('built')
  const file = askFor()
  const later = new Date(statSync(file).mtimeMs + 1000)
  utimesSync(word, later, later)
  const cannotWrite = ['--permission', '--allow-fs-read=*', '--allow-child-process', '--allow-worker']
  assert.equal(askFor(cannotWrite), file)
  assert.equal(run(file), 'built')
  rmSync(file)
  assert.throws(() => askFor(cannotWrite), /ERR_ACCESS_DENIED/)
})
