import type { BuildReport } from '@invoice-card/config/webpack'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OpsError, repositoryRoot, type Application } from '../applications.ts'

export const buildReportFile = 'build.json'
export const distOf = ({ name }: Application): string => join(repositoryRoot, name, 'dist')

/** What the build in `dist` says about itself. @throws OpsError when there is none. */
export async function readBuildReport({ name }: Application, dist: string): Promise<BuildReport> {
  const file = join(dist, buildReportFile)
  const text = await readFile(file, 'utf8').catch(() => { throw new OpsError(`${name} is not built: ${file} is missing`) })
  return JSON.parse(text) as BuildReport
}
