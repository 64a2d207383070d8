import type { BuildReport } from '@invoice-card/config/webpack'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OpsError, repositoryRoot, type Application } from '../applications.ts'

export const buildReportFile = 'build.json'
export const distOf = ({ name }: Application): string => join(repositoryRoot, name, 'dist')

/** What an application's last build says about itself. @throws OpsError when it is not built. */
export async function readBuildReport(application: Application): Promise<BuildReport> {
  const file = join(distOf(application), buildReportFile)
  const text = await readFile(file, 'utf8').catch(() => { throw new OpsError(`${application.name} is not built: ${file} is missing`) })
  return JSON.parse(text) as BuildReport
}
