import type { UnservedSet } from '@invoice-card/environment/schema'
import { UsageError } from '../applications.ts'
import { change } from '../command-line/change-answer.ts'
import { authorOption, defineCommand, dryRunOption, environmentOption } from '../command-line/command.ts'
import { chooseRelease } from '../command-line/values.ts'
import { proposeChange } from '../environment/change/change.ts'
import { existing } from '../environment/stored/environments.ts'
import { assertNotPinned } from '../environment/change/pins.ts'
import { readSettings } from '../environment/change/settings-file.ts'

export const deploy = defineCommand({
  usage: 'deploy NAME[@VERSION]…',
  summary: 'Make versions live, the newest published ones unless given',
  takes: [1, Infinity],
  options: {
    ...environmentOption,
    ...dryRunOption,
    ...authorOption,
    settings: {
      type: 'string',
      value: 'FILE',
      text: 'links, origins and analytics; the first deploy of an environment needs it',
    },
  },
  help: {
    text: 'The gate checks the whole set first. What is pinned is refused; a broken release is named and passed over.',
    fails: 'refused by the gate or by a pin, or there is no such release',
    example: [
      'deploy remote-payments@1.0.0-0f4f6c1bc8 --dry-run',
      'shows what would change and whether the gate would let it',
    ],
  },

  async run(line) {
    const { data, environment, positionals, values } = line
    const chosen = await Promise.all(positionals.map(text => chooseRelease(data, text)))
    const releases = Object.fromEntries(chosen.map(({ name, version }) => [name, version]))
    if (Object.keys(releases).length < chosen.length) throw new UsageError('An application is named twice')
    const settings = values.settings === undefined ? undefined : await readSettings(values.settings)
    // Toggles belong to the last person who switched them; a file gives only the first ones.
    const { toggles: _, ...others } = settings ?? {}
    return change(
      line,
      current => {
        const live = settings ? current : existing(current, environment)
        if (live) assertNotPinned(live, { ...live.releases, ...releases })
        return proposeChange(
          { ...others, releases },
          `deploy ${chosen.map(({ name, version }) => `${name} ${version}`).join(', ')}`,
          settings,
        )(current)
      },
      { lines: set => switchedOff(set, releases), warnings: chosen.flatMap(({ warnings }) => warnings) },
    )
  },
})

/** Of what is deployed, what nobody gets: a toggle outlives the release that it was switched with. */
const switchedOff = (
  { name: environment, toggles }: UnservedSet,
  releases: Readonly<Record<string, string>>,
): string[] =>
  Object.entries(toggles)
    .filter(([name, { is_on }]) => !is_on && Object.hasOwn(releases, `remote-${name}`))
    .map(([name]) => `  ${name} is switched off: \`pnpm ops toggle ${name} on --env ${environment}\` shows it`)
