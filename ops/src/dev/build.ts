import { RemoteDeclaration } from '@invoice-card/environment/schema'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Application } from '../applications.ts'
import { buildReportFile, readBuildReport } from '../build/output.ts'
import type { RemoteRelease } from '../environment/page/page-data.ts'

type Facts = 'name' | 'version' | 'federation_name' | 'remote' | 'entry' | 'exposes'

/** A build of a remote that nobody publishes. */
export interface DevBuild extends Pick<RemoteRelease, Facts> {
  /** Name → content. */
  readonly files: ReadonlyMap<string, Buffer>
}

/** Reads a build of a remote. Its version is of the content: another build has other addresses. */
export async function readDevBuild(application: Application, folder: string): Promise<DevBuild> {
  const report = await readBuildReport(application, folder)
  const names = (await readdir(folder)).filter(name => name !== buildReportFile).sort()
  const files = new Map(await Promise.all(names.map(async name => [name, await readFile(join(folder, name))] as const)))
  const hash = createHash('sha256')
  for (const [name, content] of files) hash.update(name).update('\0').update(content)
  return {
    name: application.name,
    version: `${report.version}-dev.${hash.digest('hex').slice(0, 10)}`,
    federation_name: report.name,
    remote: v.parse(RemoteDeclaration, report.remote),
    entry: report.entry,
    exposes: Object.fromEntries(Object.entries(report.exposes).map(([module, scripts]) => [module, [...scripts]])),
    files,
  }
}
