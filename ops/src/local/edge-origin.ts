import { join } from 'node:path'
import * as v from 'valibot'
import type { DataDirectory } from '../data-directory.ts'
import { readIfThere } from '../read-if-there.ts'
import { localEnvironmentName } from './environment.ts'

const LocalFile = v.pipe(v.string(), v.parseJson(), v.object({ edge_origin: v.string() }))

/** Where `start` has put the edge of the environment local; null for another, or before the first start. */
export async function readEdgeOrigin(data: DataDirectory, environment: string): Promise<string | null> {
  if (environment !== localEnvironmentName) return null
  const local = v.safeParse(LocalFile, await readIfThere(join(data.root, 'local.json')))
  return local.success ? local.output.edge_origin : null
}
