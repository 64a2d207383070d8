// Refuses links that lead nowhere: `node links.ts`, at the root. Relative links of pages, source files that pages name,
// and pages and decisions that sources name.
import { globSync, readFileSync, existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path/posix'

interface Link {
  readonly file: string
  readonly line: number
  readonly text: string
  /** What the link leads to, from the root. */
  readonly path: string
  readonly anchor: string | undefined
}

const ignored = (name: string): boolean => /^(node_modules|dist|\.[^.].*|test-results)$/.test(name)
const filesOf = (...patterns: readonly string[]): string[] =>
  globSync(patterns, { exclude: path => ignored(basename(path)) })
    .map(file => file.replaceAll('\\', '/'))
    .toSorted()

function linksIn(file: string, pattern: RegExp, pathOf: (match: RegExpExecArray) => string): Link[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((content, index) =>
      [...content.matchAll(pattern)].map(match => ({
        file,
        line: index + 1,
        text: match[0],
        path: pathOf(match),
        anchor: match.groups?.anchor,
      })),
    )
}

/** `](page.md#anchor)`; an anchor alone leads into the same page. */
const pageLink = /\]\((?!https?:|mailto:)(?<path>[^)#\s]*)(?:#(?<anchor>[^)\s]+))?\)/g
/** A page with or without an anchor, or a record by its number alone. */
const sourceLink = /\bdocs\/(?<path>[\w/-]+\.md|decisions\/\d{4})\b(?:#(?<anchor>[\w-]+))?/g
/** A source file in a page, by its path from the root; a built file is not always there. */
const sourceFile =
  /`(?<path>(?!\S*\/dist\/)(?:api|card-frame|e2e|host|ops|remote-[\w-]+|shared)\/[\w./-]+\.(?:ts|tsx|json|sql))`/g
const decision = /\b[Dd]ecisions? (?<number>\d{4})\b/g

const decisions = existsSync('docs/decisions') ? readdirSync('docs/decisions') : []
/** The record of a number, whatever its title. */
const recordOf = (path: string): string => {
  const number = /^docs\/decisions\/(\d{4})$/.exec(path)?.[1]
  return number === undefined ? path : `docs/decisions/${decisions.find(name => name.startsWith(number)) ?? number}`
}

const pages = filesOf('*.md', '*/**/*.md')
const sources = filesOf('*.{ts,mjs,json,yml}', '*/**/*.{ts,tsx,mjs,js,sql,template,Dockerfile}').filter(
  // Its broken workspace names pages that are not there.
  file => file !== 'ops/src/local/testing/checks.test.ts',
)
const links = [
  ...pages.flatMap(file =>
    linksIn(file, pageLink, ({ groups }) => (groups?.path ? join(dirname(file), groups.path) : file)),
  ),
  ...pages.flatMap(file => linksIn(file, sourceFile, ({ groups }) => groups?.path ?? '')),
  ...sources.flatMap(file => linksIn(file, sourceLink, ({ groups }) => `docs/${groups?.path}`)),
  ...[...sources, ...pages].flatMap(file =>
    linksIn(file, decision, ({ groups }) => `docs/decisions/${groups?.number}`),
  ),
]

const anchorsOf = (page: string): string[] =>
  [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

for (const { file, line, text, path, anchor } of links) {
  const page = recordOf(path)
  const problem = !existsSync(page)
    ? `there is no ${page}`
    : anchor !== undefined && page.endsWith('.md') && !anchorsOf(page).includes(anchor)
      ? `${page} has no heading #${anchor}`
      : undefined
  if (problem === undefined) continue
  console.error(`${file}:${line}: ${text}: ${problem}`)
  process.exitCode = 1
}
if (process.exitCode === 1)
  console.error('Name the page that says it now; docs/decisions/README.md names what was merged.')
