import { coverageOf } from '../audit/coverage.ts'
import { readAudits } from '../audit/records.ts'
import { defineCommand } from '../command-line/command.ts'
import { publishedOrBuilt } from '../command-line/values.ts'
import type { DataDirectory } from '../data-directory.ts'
import { releaseVersion } from '../names.ts'
import { newestRelease } from '../release/newest.ts'
import type { Release } from '../release/release.ts'
import { readRelease } from '../release/store.ts'

export const audit = defineCommand({
  usage: 'audit NAME[@VERSION]…',
  summary: 'Which screens of a release axe has looked at, and what it found',
  takes: [1, Infinity],
  options: {},
  help: {
    text: `Journeys write down each look of axe with the versions of its page (e2e/fixtures/axe.ts).
An environment with \`"requires_audit": true\` in its settings takes only releases that pass this.`,
    fails: 'a screen was not looked at, or breaks a rule',
    example: ['audit remote-payments', 'checks its newest published version'],
  },

  async run({ data, positionals }) {
    const rows = await Promise.all(positionals.map(async (text) => {
      const release = await chosen(data, text)
      const { screens, missing, violations } = coverageOf(release, await readAudits(data, release))
      return { application: release.name, version: release.version, screens, missing, violations }
    }))
    const isSound = rows.every(({ missing, violations }) => missing.length + violations.length === 0)
    return {
      data: rows,
      lines: rows.flatMap(({ application, version, screens, missing, violations }) => [
        `${application}@${version}  ${screens} screens, ${missing.length} not looked at, ${violations.length} with faults`,
        ...missing.map(screen => `  not looked at: ${screen}`),
        ...violations.map(violation => `  ${violation}`),
      ]),
      exitCode: isSound ? 0 : 1,
    }
  },
})

async function chosen(data: DataDirectory, text: string): Promise<Release> {
  const [, given = '', version] = /^([^@]*)(?:@(.*))?$/.exec(text) ?? []
  const name = await publishedOrBuilt(data, given)
  return readRelease(data, name, version === undefined ? (await newestRelease(data, name)).version : releaseVersion(version))
}
