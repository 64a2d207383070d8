import { OpsError } from '../applications.ts'
import type { DataDirectory } from '../data-directory.ts'
import { expectedOf } from './expected.ts'
import { visit, type Deviation } from './visit.ts'

/** Compares what visitors get with the live set. A change in between is checked once more. */
export async function compareWithSet(data: DataDirectory, environment: string, origin: string): Promise<Deviation[]> {
  try {
    const before = await expectedOf(data, environment)
    const found = await visit(origin, before)
    if (found.length === 0) return found
    const after = await expectedOf(data, environment)
    return after.sequence === before.sequence ? found : await visit(origin, after)
  } catch (error) {
    if (error instanceof OpsError) return [{ kind: 'environment', message: error.message }]
    throw error
  }
}
