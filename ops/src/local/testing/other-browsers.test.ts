import assert from 'node:assert/strict'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, beforeEach, test } from 'node:test'
import { findOtherBrowsers } from './other-browsers.ts'
import { mayInstall } from './tools.ts'

const before = { ...process.env }
const folders: string[] = []
let folder = ''
after(async () => {
  process.env = before
  await Promise.all(folders.map(each => rm(each, { recursive: true, force: true })))
})

/** A machine without any browser. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'browsers-'))
  folders.push(folder)
  process.env.PATH = folder
  for (const name of ['FIREFOX', 'WEBKIT_DRIVER', 'WEBKIT_BROWSER', 'CI']) delete process.env[name]
})

/** Puts a program of `sh` there. */
async function addProgram(name: string, script: string): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, `#!/bin/sh\n${script}\n`)
  await chmod(file, 0o755)
  return file
}

/** An apt-get that writes down what it is asked for and installs a Firefox. */
const addAptGet = (exitCode: number) =>
  addProgram(
    'apt-get',
    `echo "$@" >> ${folder}/asked
case "$*" in *install*firefox-esr*) ;; *) exit 0;; esac
[ ${exitCode} = 0 ] && { echo '#!/bin/sh' > ${folder}/firefox-esr; /bin/chmod +x ${folder}/firefox-esr; }
exit ${exitCode}`,
  )

const missingNow = [
  'Firefox, which is not installed (Debian: firefox-esr)',
  'WebKit, which is not installed (Debian: webkit2gtk-driver and xvfb)',
]

test('nothing is installed outside of CI; what is missing is named with its packages', async () => {
  await addAptGet(0)
  assert.deepEqual((await findOtherBrowsers(() => {})).missing, missingNow)
  await assert.rejects(readFile(join(folder, 'asked')), { code: 'ENOENT' })
})

test('CI installs the missing browsers and takes them', { skip: !mayInstall() }, async () => {
  await addAptGet(0)
  process.env.CI = 'true'
  const { environment, missing } = await findOtherBrowsers(() => {})
  assert.deepEqual(environment, { FIREFOX: join(folder, 'firefox-esr') })
  assert.deepEqual(missing, missingNow.slice(1))
  assert.match(await readFile(join(folder, 'asked'), 'utf8'), /install .*firefox-esr webkit2gtk-driver xvfb/)
})

test('a browser that CI cannot install is left out', { skip: !mayInstall() }, async () => {
  await addAptGet(100)
  process.env.CI = 'true'
  assert.deepEqual((await findOtherBrowsers(() => {})).missing, missingNow)
})

test('CI installs nothing for browsers that are there', async () => {
  await addAptGet(0)
  process.env.CI = 'true'
  process.env.DISPLAY = ':0'
  process.env.FIREFOX = await addProgram('firefox', 'exit 0')
  process.env.WEBKIT_DRIVER = await addProgram('WebKitWebDriver', 'exit 0')
  process.env.WEBKIT_BROWSER = await addProgram('MiniBrowser', 'exit 0')
  assert.deepEqual((await findOtherBrowsers(() => {})).missing, [])
  await assert.rejects(readFile(join(folder, 'asked')), { code: 'ENOENT' })
})
