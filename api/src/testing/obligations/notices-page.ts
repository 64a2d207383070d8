import { mailCatalogue } from '../../platform/mail/catalogue.ts'
import { difference, type Owed } from './owed.ts'

const file = 'docs/notices.md'

/** Every mail of the catalogue has its row, word for word. */
export function owedByNoticesPage(page: string, catalogue = mailCatalogue): Owed[] {
  const rows = page.split('\n').filter(line => line.startsWith('| `'))
  const needed = [...catalogue].map(
    ([name, { when, to, isRow }]) => `| \`${name}\` | ${when} | ${to} | ${isRow ? 'yes' : 'no'} | yes |`,
  )
  const { missing, surplus } = difference(needed, rows)
  return [
    ...missing.map(line => ({ file, what: 'add' as const, line, hint: 'in the order of the catalogue' })),
    ...surplus.map(line => ({ file, what: 'remove' as const, line })),
  ]
}
