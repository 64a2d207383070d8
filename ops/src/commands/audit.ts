import { hostName } from '../applications.ts'
import { coverageOf } from '../audit/coverage.ts'
import { readAudits } from '../audit/records.ts'
import { defineCommand } from '../command-line/command.ts'
import { chooseRelease } from '../command-line/values.ts'
import { readRelease } from '../release/store.ts'

export const audit = defineCommand({
  usage: 'audit NAME[@VERSION]…',
  summary: 'Which screens of a release axe has looked at, and what it found',
  takes: [1, Infinity],
  options: {},
  help: {
    text: `Journeys write down each look of axe with the versions of its page (e2e/fixtures/page/axe.ts).
An environment with \`"requires_audit": true\` in its settings takes only releases that pass this.`,
    fails: 'a screen was not looked at, or breaks a rule',
    example: ['audit remote-payments', 'checks its newest published version'],
  },

  async run({ data, positionals }) {
    const rows = await Promise.all(
      positionals.map(async text => {
        const { name, version } = await chooseRelease(data, text)
        const release = await readRelease(data, name, version)
        const { screens, missing, violations } = coverageOf(release, await readAudits(data, release))
        return { application: release.name, version: release.version, screens, missing, violations }
      }),
    )
    const isSound = rows.every(({ missing, violations }) => missing.length + violations.length === 0)
    return {
      data: rows,
      lines: rows.flatMap(({ application, version, screens, missing, violations }) => [
        `${application}@${version}  ${screens} screens${application === hostName ? '' : ' and a view in their place'}: ` +
          `${missing.length} not looked at, ${violations.length} with faults`,
        ...missing.map(screen => `  not looked at: ${screen}`),
        ...violations.map(violation => `  ${violation}`),
        ...(missing.length > 0 ? ['  journeys look at them, on a product with this version'] : []),
      ]),
      exitCode: isSound ? 0 : 1,
    }
  },
})
