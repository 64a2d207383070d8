import type { UnservedSet } from '@invoice-card/environment/schema'
import { hostName, OpsError } from '../applications.ts'
import { change } from '../command-line/change-answer.ts'
import { authorOption, defineCommand, dryRunOption, environmentOption } from '../command-line/command.ts'
import { contentOf } from '../environment/change/change.ts'
import { assertNotPinned } from '../environment/change/pins.ts'
import type { Proposal } from '../environment/change/plan.ts'
import { remoteOf } from '../environment/overrides.ts'
import { existing } from '../environment/stored/environments.ts'
import { applicationName } from '../names.ts'

export const remove = defineCommand({
  usage: 'remove NAME',
  summary: 'Take a remote out of an environment; `deploy` or `rollback` brings it back',
  takes: [1, 1],
  options: { ...environmentOption, ...dryRunOption, ...authorOption },
  help: {
    text: `New pages are without its menu entry and screens; open ones keep them until they are loaded again. Its canary and
override end. Its toggle stays as it is, and its releases stay in the store until \`gc\`.`,
    fails: 'it is not live, it is pinned, it is the host, or something that stays leads to it',
    example: ['remove remote-statements --dry-run', 'shows whether something that stays still leads to it'],
  },

  run(line) {
    const name = applicationName(line.positionals[0] ?? '')
    return change(line, proposeRemoval(line.environment, name), { lines: set => stillAnswered(set, name) })
  },
})

/** The live values without a remote, and without what was to be compared with it. */
const proposeRemoval =
  (environment: string, name: string): Proposal =>
  current => {
    const live = existing(current, environment)
    if (name === hostName) {
      const message = 'The host is no remote: without a host there is no page'
      throw new OpsError(message, { code: 'refused', reasons: [message] })
    }
    const { [name]: version, ...releases } = live.releases
    if (version === undefined) throw new OpsError(`${name} is not live in ${environment}`, { code: 'not_found' })
    assertNotPinned(live, releases)
    const { overrides = [] } = live
    const others = overrides.filter(override => remoteOf(override) !== name)
    const ending = others.length < overrides.length ? `; the override of ${name} ends with it` : ''
    return { ...contentOf(live), releases, overrides: others, reason: `remove ${name}${ending}` }
  }

/** Without its screens, the calls that it alone makes are answered as long as its toggle is on. */
const stillAnswered = ({ name: environment, toggles }: UnservedSet, remote: string): string[] => {
  const name = remote.replace(/^remote-/, '')
  return toggles[name]?.is_on
    ? [`  The API goes on to answer its calls: \`pnpm ops toggle ${name} off --env ${environment}\` refuses them`]
    : []
}
