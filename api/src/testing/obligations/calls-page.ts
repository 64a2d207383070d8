import { calls } from '../contract/calls.ts'
import { difference, type Owed } from './owed.ts'

const file = 'docs/calls.md'

/** The rows of docs/calls.md by their cells: the calls that were specified, and ours with the reason of each. */
export function readCallsPage(page: string): { readonly specified: string[][]; readonly ours: string[][] } {
  const [specified = '', ours = ''] = page.split('## Ours')
  return { specified: rowsOf(specified), ours: rowsOf(ours) }
}

const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter(line => /^\| (GET|POST|PUT|DELETE) /.test(line))
    .map(line =>
      line
        .split('|')
        .slice(1, -1)
        .map(cell => cell.trim()),
    )

export const nameOfRow = ([method, path]: readonly string[]): string => `${method} ${path}`

/** Every call is listed: a new one as ours, with what it is for. */
export function owedByCallsPage(page: string, all = calls): Owed[] {
  const { specified, ours } = readCallsPage(page)
  const endpoints = new Map(all.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint]))
  const { missing, surplus } = difference(endpoints.keys(), [...specified, ...ours].map(nameOfRow))
  const rowOf = (call: string, why: string) => `| ${call.replace(' ', ' | ')} | ${why} |`
  return [
    ...missing.map(call => ({
      file,
      what: 'add' as const,
      line: rowOf(call, endpoints.get(call)?.summary ?? ''),
      hint: 'below "## Ours"',
    })),
    ...surplus.map(call => ({ file, what: 'remove' as const, line: `| ${call.replace(' ', ' | ')} |` })),
  ]
}
