import type { ExaminedRegistration } from '@invoice-card/contracts/backoffice'
import { printable, registerText } from './evidence-text.ts'

/** A company as an examiner reads it, a line for each thing that it gave. */
export function registrationText(company: ExaminedRegistration): string {
  const { register, corporation, sole_proprietor, reviewed_by } = company
  const line = (name: string, value: string) => `${name.padEnd(32)} ${value}`.trimEnd()
  return [
    `company ${company.id}  ${company.registration_status}  registered ${company.created_at}`,
    reviewed_by === null ? '' : line('decided by', `${reviewed_by.display_name} (${reviewed_by.login})`),
    line('reasons', company.review_reasons.join(', ') || '-'),
    line('verified', company.verified_at ?? '-'),
    company.closed_at === null ? '' : line('left the service', company.closed_at),
    company.is_frozen ? line('held', 'by a freeze: see frozen') : '',
    line('business_category', company.business_category ?? '-'),
    ...Object.entries(corporation ?? sole_proprietor ?? {}).map(([name, value]) =>
      line(name, `${value}${registeredText(company, name)}`),
    ),
    register === null ? '' : line('register', registeredLine(company)),
    ...company.users.flatMap(user => [
      line(
        `user ${user.id}`,
        `${user.user_last_name} ${user.user_first_name}${user.closed_at === null ? '' : '  left'}`,
      ),
      line('  mail address', user.email_address),
      line('  phone', user.phone_number),
    ]),
  ]
    .filter(Boolean)
    .map(printable)
    .join('\n')
}

function registeredText({ register, register_differences }: ExaminedRegistration, name: string): string {
  const difference = register_differences.find(field => field === name)
  if (difference === undefined || !register?.corporation) return ''
  const { name: corporate_name, ...places } = register.corporation
  return `  in the register: ${difference === 'corporate_name' ? corporate_name : places[difference]}`
}

function registeredLine({ register }: ExaminedRegistration): string {
  if (!register?.corporation) return registerText(register, '')
  const { name, name_kana, postal_code, address_state, address_city, address_street } = register.corporation
  return `${name}  ${name_kana}  ${postal_code}  ${address_state}${address_city}${address_street}`
}
