import { Invoice, RequestSellerDetail } from '@invoice-card/contracts'
import { alwaysEmpty, ofRequest, ofSold, type Path } from '../contract/seller-fields.ts'
import { difference, type Owed } from './owed.ts'

const file = 'api/src/testing/contract/seller-fields.ts'

/** Of every field somebody has decided whether the seller of a request may read it. */
export const owedBySellerFields = (): Owed[] => [
  ...owedByList('ofRequest', ofRequest, RequestSellerDetail.entries),
  ...owedByList('ofSold', [...ofSold, ...alwaysEmpty], Invoice.entries, 'or in `alwaysEmpty` if a seller gets none'),
]

function owedByList(list: string, paths: readonly Path[], entries: object, otherwise?: string): Owed[] {
  const { missing, surplus } = difference(
    Object.keys(entries),
    paths.map(path => path.split(/[.[]/)[0] ?? path),
  )
  const hint = [`in \`${list}\``, ...(otherwise === undefined ? [] : [otherwise])].join(', ')
  return [
    ...missing.map(name => ({ file, what: 'add' as const, line: `  '${name}',`, hint })),
    ...surplus.map(name => ({ file, what: 'remove' as const, line: `  '${name}',`, hint })),
  ]
}
