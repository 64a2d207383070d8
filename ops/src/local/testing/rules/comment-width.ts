// Refuses lines of comments that are wider than code may be: `node comment-width.ts`, at the root. The formatter leaves
// them.
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path/posix'

const mostCharacters = 120

const ignored = (name: string): boolean => /^(node_modules|dist|\.[^.].*|test-results)$/.test(name)
const files = globSync('**/*.{ts,tsx,js,mjs}', { exclude: path => ignored(basename(path)) })
  .map(file => file.replaceAll('\\', '/'))
  .toSorted()

/** A comment that fills its line and has a space to wrap at: an address that is longer has none. */
const isWideComment = (line: string): boolean =>
  line.length > mostCharacters && /^\s*(\/\/|\/?\*|\{\/\*)/.test(line) && / \S+ /.test(line.slice(0, mostCharacters))

for (const file of files) {
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (!isWideComment(line)) continue
    console.error(`${file}:${index + 1}: wrap the comment at ${mostCharacters} characters`)
    process.exitCode = 1
  }
}
