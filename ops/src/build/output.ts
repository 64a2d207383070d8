import type { BuildReport } from '@invoice-card/config/webpack'
import { join } from 'node:path'
import * as v from 'valibot'
import { OpsError, repositoryRoot, type Application } from '../applications.ts'
import { Interfaces, interfacesFile } from '../interfaces/interfaces.ts'
import { readIfThere } from '../read-if-there.ts'

export const buildReportFile = 'build.json'
export const distOf = ({ name }: Application): string => join(repositoryRoot, name, 'dist')

/** What the build in `dist` says about itself. @throws OpsError when there is none. */
export async function readBuildReport({ name }: Application, dist: string): Promise<BuildReport> {
  const file = join(dist, buildReportFile)
  const text = await readIfThere(file)
  if (text === null) throw new OpsError(`${name} is not built: ${file} is missing`)
  return JSON.parse(text) as BuildReport
}

/** What the build in `dist` offers and uses. @throws OpsError where it does not say, since no gate could compare it. */
export async function readBuiltInterfaces({ name }: Application, dist: string): Promise<Interfaces> {
  const text = (await readIfThere(join(dist, interfacesFile))) ?? ''
  const interfaces = v.safeParse(v.pipe(v.string(), v.parseJson(), Interfaces), text)
  if (!interfaces.success) {
    throw new OpsError(`${name}: ${interfacesFile} does not say what it offers and uses: \`pnpm ops publish ${name}\``)
  }
  return interfaces.output
}
