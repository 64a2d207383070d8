import { OpsError } from '../applications.ts'
import type { DataDirectory } from '../data-directory.ts'
import { changedFiles, listReleases } from './store.ts'

/** The newest version that is whole, and which ones were passed over. @throws OpsError where there is none. */
export async function newestRelease(
  data: DataDirectory,
  name: string,
): Promise<{ readonly name: string; readonly version: string; readonly warnings: readonly string[] }> {
  const { releases, broken } = await listReleases(data, name)
  const warnings = broken.map(({ message }) => message)
  for (const release of releases) {
    const [changed] = await changedFiles(data, release)
    if (changed === undefined) return { name, version: release.version, warnings }
    warnings.push(`${name}@${release.version}: ${changed} was changed after publishing`)
  }
  const problem =
    warnings.length === 0
      ? `${name} was never published: run \`pnpm ops publish ${name}\` first`
      : `No release of ${name} is whole: \`pnpm ops publish ${name}\` with its sources puts files back`
  throw new OpsError([problem, ...warnings].join('\n'), {
    code: 'not_found',
    reasons: warnings,
  })
}
