import { OpsError } from '../../applications.ts'
import { coverageOf } from '../../audit/coverage.ts'
import { readAudits } from '../../audit/records.ts'
import { dataDirectory, type DataDirectory } from '../../data-directory.ts'
import { readLiveReleases } from '../../environment/stored/environments.ts'
import type { Outcome } from './outcome.ts'

/** Whether axe checked every live screen of a product in the journeys. Each screen counts. */
export async function checkAudits(directory: string): Promise<Outcome> {
  const startedAt = performance.now()
  const { screens, problems } = await findIssue(dataDirectory(directory)).catch((error: unknown) => {
    // A product that did not start has nothing live.
    if (error instanceof OpsError) return { screens: 0, problems: [error.message] }
    throw error
  })
  return {
    name: 'screens seen by axe',
    passed: Math.max(0, screens - problems.length),
    failed: problems.length,
    durationMs: performance.now() - startedAt,
    output: problems.join('\n'),
  }
}

async function findIssue(
  data: DataDirectory,
): Promise<{ readonly screens: number; readonly problems: readonly string[] }> {
  const { releases } = await readLiveReleases(data, 'local')
  const found = await Promise.all(
    releases.map(async release => {
      const { screens, missing, violations } = coverageOf(release, await readAudits(data, release))
      const unseen = missing.map(screen => `axe has not looked at ${screen}`)
      return { screens, problems: [...unseen, ...violations].map(text => `${release.name}: ${text}`) }
    }),
  )
  return { screens: found.reduce((sum, one) => sum + one.screens, 0), problems: found.flatMap(one => one.problems) }
}
