import type { OcrFields } from '@invoice-card/contracts'

type Name = keyof OcrFields
type Field = OcrFields[Name]

/**
 * Fields that say by themselves that they are right: a check digit, a dictionary, a sum that comes out.
 * One pass that reads such a value outweighs others that don't.
 */
const selfProving: ReadonlySet<Name> = new Set([
  'registration_number',
  'bank_code',
  'bank_name',
  'branch_code',
  'branch_name',
  'total_amount',
  'standard_taxable_amount',
  'reduced_taxable_amount',
  'nontaxable_amount',
  'standard_tax_amount',
  'reduced_tax_amount',
])

/** Often wrong in pictures even where passes agree (7 and 16 of 48): always to be looked at. */
const neverSure: ReadonlySet<Name> = new Set(['account_number', 'account_holder_kana'])

/** Names that no register confirms are picked from the page by rules: where these are wrong, all passes agree on the same wrong line. */
const sureWhereProven: ReadonlySet<Name> = new Set(['issuer_name'])

/** Joins what several passes over the same pictures read: a value is sure where at least two read it and none read another. */
export function vote(passes: readonly OcrFields[]): OcrFields {
  const names = Object.keys(passes[0] ?? {}) as Name[]
  // Each name keeps its own kind of field.
  return Object.fromEntries(
    names.map(name => [
      name,
      voteOn(
        name,
        passes.map(fields => fields[name]),
      ),
    ]),
  ) as OcrFields
}

function voteOn(name: Name, fields: readonly Field[]): Field {
  const read = fields.filter(({ value }) => value !== null)
  const proven =
    selfProving.has(name) || sureWhereProven.has(name) ? read.filter(({ confidence }) => confidence === 'agreed') : []
  const candidates = proven.length > 0 ? proven : read
  const [first] = candidates
  if (!first) return fields[0] ?? { value: null, confidence: 'not_read', place: null }
  const votesFor = (field: Field) => candidates.filter(({ value }) => value === field.value).length
  const winner = candidates.reduce((best, field) => (votesFor(field) > votesFor(best) ? field : best), first)
  // Where a pass saw a sum below nothing, the others may have lost its sign.
  const isContradicted = fields.some(({ value, place }) => value === null && place !== null)
  const isUnanimous = !isContradicted && votesFor(winner) === candidates.length
  const isSure =
    !neverSure.has(name) && isUnanimous && (proven.length > 0 || (!sureWhereProven.has(name) && candidates.length >= 2))
  return { ...winner, confidence: isSure ? 'agreed' : 'check' } as Field
}

const required: readonly Name[] = [
  'issuer_name',
  'total_amount',
  'due_date',
  'bank_code',
  'branch_code',
  'account_number',
  'registration_number',
  'invoice_number',
]

/** Whether another look could still change something that the user needs. */
export const isUnsure = (passes: readonly OcrFields[]): boolean =>
  required.some(
    name =>
      passes.some(fields => fields[name].value === null) || new Set(passes.map(fields => fields[name].value)).size > 1,
  )
