import { calls, type Call } from '../contract/calls.ts'
import { type IdField, idFields } from '../contract/id-fields.ts'
import { idFieldsOf } from '../contract/schema.ts'
import { difference, type Owed } from './owed.ts'

const file = 'api/src/testing/contract/id-fields.ts'

/** Every field that takes the id of a row says whose it is, and how a row of somebody else is answered. */
export function owedByIdFields(all = calls, listed: Readonly<Record<string, IdField>> = idFields): Owed[] {
  const places = new Map(all.flatMap(call => idFieldsOf(call.endpoint).map(place => [`${call.name}.${place}`, call])))
  const { missing, surplus } = difference(places.keys(), Object.keys(listed))
  return [
    ...missing.map(place => ({
      file,
      what: 'add' as const,
      line: `  '${place}': ${fieldLike(place, places.get(place), listed)},`,
      hint: 'or { reason } where nobody learns anything from it',
    })),
    ...surplus.map(place => ({ file, what: 'remove' as const, line: `  '${place}': …,` })),
  ]
}

/** Kind and code as another field has them: one of the call's refusals, and at best of the same name. */
function fieldLike(place: string, call: Call | undefined, listed: Readonly<Record<string, IdField>>): string {
  const codes = new Set(Object.keys(call?.endpoint.errors ?? {}))
  const name = place.split('.').at(-1)
  const alike = Object.entries(listed).flatMap(([other, field]) =>
    'code' in field && codes.has(field.code) ? [{ field, isNamesake: other.split('.').at(-1) === name }] : [],
  )
  const { field } = alike.find(({ isNamesake }) => isNamesake) ?? alike[0] ?? {}
  return field ? `{ kind: '${field.kind}', code: '${field.code}' }` : "{ kind: '…', code: '…_not_found' }"
}
