// Refuses a screen that imports what the shared part of a package does not hold: `node curated-names.ts`, at the root.
// A name that is missing there is `undefined` in the browser, and only there: compiler and bundler see the whole
// package.
import { existsSync, globSync, readFileSync } from 'node:fs'

const parts = {
  'react-router-dom': 'shared/config/webpack/react-router.ts',
  formik: 'shared/config/webpack/formik.js',
  '@tanstack/react-query': 'shared/config/webpack/react-query.js',
} as const

const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map(name => name.trim().split(' as ')[0] ?? '')
    .filter(name => name !== '' && !name.startsWith('type '))

const sources = globSync(['host/src/**/*.{ts,tsx}', 'remote-*/src/**/*.{ts,tsx}', 'shared/*/src/**/*.{ts,tsx}'])
  .filter(file => !/\.test\.tsx?$|\/testing\/|gallery/.test(file))
  .map(file => ({ file, source: readFileSync(file, 'utf8') }))
const namesAfter = (keyword: string, from: string, source: string): string[] =>
  [...source.matchAll(new RegExp(`${keyword} \\{([^}]+)\\} from '${from}`, 'g'))].flatMap(([, list = '']) =>
    namesIn(list),
  )

for (const [name, part] of Object.entries(parts)) {
  const listed = new Set(existsSync(part) ? namesAfter('export', '', readFileSync(part, 'utf8')) : [])
  const importers = new Map(
    sources.flatMap(({ file, source }) => namesAfter('import', `${name}'`, source).map(used => [used, file] as const)),
  )
  for (const [used, file] of importers) {
    if (!listed.has(used)) complain(`${part}: add the line "  ${used}," to its list (${file} imports it)`)
  }
  for (const unused of listed) {
    if (!importers.has(unused)) complain(`${part}: remove the line "  ${unused}," from its list (nobody imports it)`)
  }
}

// Screens import valibot as a whole, and the build refuses a name that remotes lack; here the host has to have theirs.
const [shared, taken] = ['host', 'remotes'].map(part => `shared/config/webpack/valibot/${part}.js`)
const namesOf = (file = '', from: string) =>
  new Set(existsSync(file) ? namesAfter('export', from, readFileSync(file, 'utf8')) : [])
const [hosts, remotes] = [namesOf(shared, ''), namesOf(taken, "valibot/host'")]
for (const name of hosts)
  if (!remotes.has(name)) complain(`${shared}: remove the line "  ${name}," (${taken} lacks it)`)
for (const name of remotes) if (!hosts.has(name)) complain(`${shared}: add the line "  ${name}," (${taken} takes it)`)

function complain(text: string): void {
  console.error(text)
  process.exitCode = 1
}
