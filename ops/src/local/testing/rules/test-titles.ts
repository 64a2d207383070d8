// Refuses tests whose title is longer than a line of a report: `node test-titles.ts`, at the root.
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path/posix'

const mostCharacters = 90

const ignored = (name: string): boolean => /^(node_modules|dist|\.[^.].*|test-results)$/.test(name)
const files = globSync('**/*.{test,spec}.{ts,tsx}', { exclude: path => ignored(basename(path)) })
  .map(file => file.replaceAll('\\', '/'))
  .toSorted()

/** The title of `test(`, of `it(`, and of what `test.each(table)` gives. A placeholder counts as it is written. */
const title = /(?:\b(?:test|it)(?:\.\w+)?|\bas const\)|[\])}]\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1,/g

for (const file of files) {
  const source = readFileSync(file, 'utf8')
  for (const { 2: text = '', index } of source.matchAll(title)) {
    if (text.length <= mostCharacters) continue
    const line = source.slice(0, index).split('\n').length
    console.error(
      `${file}:${line}: shorten the title, ${text.length} characters of ${mostCharacters} at most; longer context goes into a describe or a comment`,
    )
    process.exitCode = 1
  }
}
