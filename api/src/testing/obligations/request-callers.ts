import { calls } from '../contract/calls.ts'
import { requestCalls } from '../contract/request-callers.ts'
import { difference, type Owed } from './owed.ts'

const file = 'api/src/testing/contract/request-callers.ts'
const resources = ['collections', 'requestDrafts', 'requestSchedules', 'requestKeys', 'buyers']

/** The calls that are about requests. */
export const callsOfRequests = calls.filter(({ resource }) => resources.includes(resource))

/** Every call about requests says what each caller is answered. */
export function owedByRequestCallers(all = callsOfRequests, listed: object = requestCalls): Owed[] {
  const { missing, surplus } = difference(
    all.map(({ name }) => name),
    Object.keys(listed),
  )
  return [
    ...missing.map(name => ({
      file,
      what: 'add' as const,
      line: `  ${name}: aboutRequest,`,
      hint: 'or what else each caller is answered',
    })),
    ...surplus.map(name => ({ file, what: 'remove' as const, line: `  ${name}: …,` })),
  ]
}
