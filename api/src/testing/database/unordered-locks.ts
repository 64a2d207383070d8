import { dirname, join } from 'node:path'

/** Source files by their path. */
type Sources = Readonly<Record<string, string>>

interface Declaration {
  readonly file: string
  readonly name: string
  readonly text: string
}

const rowLock = /\.for(?:NoKeyUpdate|Update|KeyShare|Share)\(|pg_advisory_xact_lock|\block table\b/g
const lockId = ({ file, name }: Pick<Declaration, 'file' | 'name'>): string => `${file} ${name}`

/**
 * Where a unit of work on the books takes a lock outside of `books.lock`: `file function → what locks`, itself or by
 * functions that know no books. Reads the text by its layout and does not run it.
 */
export function listUnorderedLocks(sources: Sources): string[] {
  const declarations = Object.entries(sources).flatMap(([file, source]) => declarationsOf(file, source))
  const find = resolverOf(sources, declarations)
  const locking = new Set<string>()
  const found = new Set<string>()
  for (let before = -1; before < locking.size;) {
    before = locking.size
    for (const declaration of declarations) {
      for (const { what, calls } of lockUsesOf(declaration, find, locking)) {
        if (calls.includes('lock')) continue
        if (isOfBooks(declaration, calls)) found.add(`${lockId(declaration)} → ${what}`)
        else locking.add(lockId(declaration))
      }
    }
  }
  return [...found].toSorted()
}

/** Inside of `changeBooks`, or in a function that is given the books. */
const isOfBooks = ({ text }: Declaration, calls: readonly string[]): boolean =>
  calls.includes('changeBooks') || /\bBooks\b/.test(text)

type Find = (file: string, name: string) => string | undefined

function lockUsesOf({ file, name, text }: Declaration, find: Find, locking: ReadonlySet<string>) {
  const locks = [...text.matchAll(rowLock)].map(({ index }) => ({ what: 'a row', calls: callsAround(text, index) }))
  const names = [...text.matchAll(/(?<![.\w'])[a-z]\w*/g)].filter(([used]) => {
    const target = used === name ? undefined : find(file, used)
    return target !== undefined && locking.has(target)
  })
  return [...locks, ...names.map(({ 0: what, index }) => ({ what, calls: callsAround(text, index) }))]
}

/** The calls whose parentheses are open at an index. */
function callsAround(text: string, index: number): string[] {
  const open: string[] = []
  for (const [sign, called = ''] of text.slice(0, index).matchAll(/(\w*)\(|\)/g)) {
    if (sign === ')') open.pop()
    else open.push(called)
  }
  return open
}

/** What stands at the beginning of a line, up to the next such thing; without comments. */
const declarationsOf = (file: string, source: string): Declaration[] =>
  source
    .replaceAll(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .split(/^(?=(?:export |async |const |let |function |class |import |interface |type ))/m)
    .flatMap(text => {
      const [, name] = /^(?:export )?(?:async )?(?:const|let|function|class) (\w+)/.exec(text) ?? []
      return name === undefined ? [] : { file, name, text }
    })

/** Follows a name from the file that uses it to the one that declares it. */
function resolverOf(sources: Sources, declarations: readonly Declaration[]): Find {
  const declared = new Set(declarations.map(lockId))
  const links = new Map(Object.entries(sources).map(([file, source]) => [file, linksOf(file, source)]))
  const find: Find = (file, name) => {
    if (declared.has(lockId({ file, name }))) return lockId({ file, name })
    const link = links.get(file)?.get(name)
    return link && find(link.file, link.name)
  }
  return find
}

/** The names that a file imports or passes on, and where each comes from. */
function linksOf(file: string, source: string): Map<string, { readonly file: string; readonly name: string }> {
  const links = new Map<string, { readonly file: string; readonly name: string }>()
  for (const [, names = '', path = ''] of source.matchAll(/^(?:import|export) \{([^}]*)\} from '(\.[^']+)'/gm)) {
    for (const specifier of names.split(',')) {
      const [name = '', as = name] = specifier.trim().split(' as ')
      links.set(as, { file: join(dirname(file), path), name })
    }
  }
  return links
}
