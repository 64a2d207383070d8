import { parties } from '@invoice-card/contracts/backoffice'
import { readId } from './arguments.ts'
import type { Command } from './command.ts'
import { registrationText } from './registration-text.ts'
import { UsageError } from './session/usage.ts'

const { corporation, sole_proprietor } = parties.changeCompany.body.entries
const fieldsOf = {
  1: Object.keys(corporation.wrapped.entries),
  2: Object.keys(sole_proprietor.wrapped.entries),
} as const

/** `field=value`; an empty value takes it away. */
function readValue(text: string, fields: readonly string[]): readonly [field: string, value: string] {
  const [, field = '', value = ''] = /^(\w+)=([\s\S]*)$/.exec(text) ?? []
  if (!fields.includes(field)) throw new UsageError(`--set takes <field>=<value> with one of ${fields.join(', ')}.`)
  return [field, value]
}

/** What a company registered and cannot change itself. */
export const companyCommands = {
  'change-company': async ({ parties: calls }, { id, set = [], reason }) => {
    if (!reason) throw new UsageError('Say which documents were seen: --reason <text>.')
    if (set.length === 0) throw new UsageError('Say what is another from now on: --set <field>=<value>.')
    const params = { id: readId(id) }
    const { business_form } = await calls.getRegistration({ params })
    const values = Object.fromEntries(set.map(text => readValue(text, fieldsOf[business_form])))
    const changes = business_form === 1 ? { corporation: values } : { sole_proprietor: values }
    const company = await calls.changeCompany({ params, body: { ...changes, reason } })
    return { json: company, text: `${registrationText(company)}\nThe users of company ${company.id} were notified.` }
  },
} satisfies Record<string, Command>
