import { existsSync, readFileSync } from 'node:fs'
import { requirements } from './requirements.ts'

/** What docs/asvs.md may say of a requirement. */
const answers = ['test', 'code', 'decision', 'none', 'part', 'open'] as const

interface Row {
  readonly line: number
  readonly id: string
  readonly level: string
  readonly answer: string
  readonly evidence: string
}

const rowPattern = /^\| (V\d+\.\d+\.\d+) \| (\d) \| [^|]+ \| ([^|]+) \| ([^|]+) \|$/

const rowsOf = (page: string): Row[] =>
  page.split('\n').flatMap((text, index) => {
    const [, id, level = '', answer = '', evidence = ''] = rowPattern.exec(text) ?? []
    return id === undefined ? [] : [{ line: index + 1, id, level, answer, evidence }]
  })

/**
 * What is wrong with the table of the requirements of ASVS: an id that is missing, twice or of no level that is asked
 * for, an answer that is none, a proof that names no test, and a test that is not there any more.
 * @param read gives a file's content; null where there is none
 */
export function complaintsAbout(page: string, read: (file: string) => string | null = readFromRoot): string[] {
  const rows = rowsOf(page)
  const asked = new Map(([1, 2] as const).flatMap(level => requirements[level].map(id => [id, String(level)] as const)))
  const missing = [...asked.keys()].filter(id => !rows.some(row => row.id === id))
  return [
    ...missing.map(id => `docs/asvs.md has no row for ${id}`),
    ...rows.flatMap((row, index) => {
      const at = `docs/asvs.md:${row.line}: ${row.id}`
      const tests = testsIn(row.evidence)
      return [
        ...(asked.get(row.id) === row.level ? [] : [`${at} is no requirement of level ${row.level}`]),
        ...(rows.findIndex(({ id }) => id === row.id) === index ? [] : [`${at} is there twice`]),
        ...(answers.some(answer => answer === row.answer)
          ? []
          : [`${at}: "${row.answer}" is none of ${answers.join()}`]),
        ...(row.answer === 'test' && tests.length === 0 ? [`${at}: names no test (\`file\` › title)`] : []),
        ...tests.flatMap(({ file, title }) => {
          const source = read(file)
          if (source === null) return [`${at}: there is no ${file}`]
          return hasTest(source, title) ? [] : [`${at}: ${file} has no test "${title}"`]
        }),
      ]
    }),
  ]
}

/** `file` › title, until the next one or the end of the cell. */
const testsIn = (evidence: string) =>
  evidence.split('<br>').flatMap(part => {
    const [, file, title] = /^`([^`]+)` › (.+)$/.exec(part.trim()) ?? []
    return file === undefined || title === undefined ? [] : [{ file, title }]
  })

const hasTest = (source: string, title: string): boolean =>
  [`'`, `"`, '`'].some(quote => source.includes(quote + title.replaceAll(`'`, quote === `'` ? `\\'` : `'`) + quote))

const readFromRoot = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null)
