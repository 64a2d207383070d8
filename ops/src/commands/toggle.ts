import type { Toggles, UnservedSet } from '@invoice-card/environment/schema'
import { OpsError, UsageError } from '../applications.ts'
import { change } from '../command-line/change-answer.ts'
import { authorOption, defineCommand, dryRunOption, environmentOption } from '../command-line/command.ts'
import { corporateNumber } from '../command-line/values.ts'
import { proposeChange } from '../environment/change/change.ts'
import { existing } from '../environment/stored/environments.ts'

export const toggle = defineCommand({
  usage: 'toggle NAME on|off',
  summary: 'Switch a remote on or off, for all or for one company',
  takes: [2, 2],
  options: {
    company: { type: 'string', value: 'NUMBER', text: 'only for the company with this corporate number' },
    ...environmentOption,
    ...dryRunOption,
    ...authorOption,
  },
  help: {
    text: `The calls that it alone makes are refused, and new pages are without it, at once. An open page learns of it when somebody
comes back to it, at the latest after 3 minutes. What was begun may go on, if the remote says so.`,
    fails: 'there is no such toggle, or refused by the gate',
    example: ['toggle collections off --company 4011001098993', 'switches the remote off for one company'],
  },

  async run(line) {
    const [name = '', state] = line.positionals
    if (state !== 'on' && state !== 'off') {
      throw new UsageError(`A toggle is switched on or off, not ${JSON.stringify(state)}`)
    }
    const company = line.values.company === undefined ? undefined : corporateNumber(line.values.company)
    const wanted = { name, isOn: state === 'on', company }
    return change(
      line,
      current =>
        proposeChange(
          { toggles: switched(existing(current, line.environment).toggles, wanted) },
          `toggle ${name} ${state}${company ? ` for ${company}` : ''}`,
        )(current),
      { lines: set => consequences(set, wanted, line.environment) },
    )
  },
})

interface Switch {
  readonly name: string
  readonly isOn: boolean
  readonly company: string | undefined
}

/** The toggles with one switched: for everybody, or for this company alone. */
function switched(toggles: Toggles, { name, isOn, company }: Switch): Toggles {
  const toggle = Object.hasOwn(toggles, name) ? toggles[name] : undefined
  if (!toggle) {
    throw new OpsError(`No toggle ${name}. There are: ${Object.keys(toggles).join(', ')}`, { code: 'not_found' })
  }
  if (company === undefined) return { ...toggles, [name]: { ...toggle, is_on: isOn } }
  const others = toggle.excluded_corporate_numbers.filter(number => number !== company)
  return { ...toggles, [name]: { ...toggle, excluded_corporate_numbers: isOn ? others : [...others, company] } }
}

/** What a toggle does to what was begun before. How much that is, only the database knows, which ops does not read. */
function consequences({ toggles }: UnservedSet, wanted: Switch, environment: string): readonly string[] {
  const { name, isOn, company } = wanted
  if (isOn) return stillOff(toggles[name], wanted, environment)
  if (company !== undefined) return [`  All of ${name} stops for ${company}, also what it has begun.`]
  return toggles[name]?.when_off === 'new'
    ? [`  What is new in ${name} stops. What was begun goes on, for everybody who has a part in it.`]
    : [
        `  All of ${name} stops: at once the calls that it alone makes are refused, and new pages are without its menu`,
        '  entry and screens; open pages are when somebody comes back to them, at the latest after 3 minutes.',
      ]
}

/** Whom switching on leaves without it: who reads `live` or `nothing to change` takes it for on. */
function stillOff(toggle: Toggles[string] | undefined, { name, company }: Switch, environment: string): string[] {
  const on = `pnpm ops toggle ${name} on`
  if (company !== undefined && toggle?.is_on === false)
    return [`  ${name} is off for everybody, ${company} too: \`${on} --env ${environment}\``]
  if (company !== undefined) return []
  return (toggle?.excluded_corporate_numbers ?? []).map(
    number => `  It stays off for ${number}: \`${on} --company ${number} --env ${environment}\``,
  )
}
