const reads = /^select \* from /
const answersWrites = / returning \*$/
const readsResult = /select "(\w+)"\.\*(, "\w+"\."\w+" as "\w+")? from (?="\1"(?:, "\w+")*$)/

/**
 * A statement with the columns in place of a `*` in its result. The same text where that is not possible: two tables
 * have a column of one name, or its result has more than a `*`.
 * @param columns of its result, in their order
 */
export function withColumns(text: string, columns: readonly string[]): string {
  if (new Set(columns).size < columns.length) return text
  const quoted = columns.map(column => `"${column}"`)
  const names = quoted.join(', ')
  return text
    .replace(reads, () => `select ${names} from `)
    .replace(answersWrites, () => ` returning ${names}`)
    .replace(readsResult, (_, table: string, more: string = '') => {
      const own = more ? quoted.slice(0, -1) : quoted
      return `select ${own.map(name => `"${table}".${name}`).join(', ')}${more} from `
    })
}
