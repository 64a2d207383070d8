import { type ExaminerRole, examinerRoles, permissions } from '@invoice-card/contracts/backoffice'
import type { Command } from './command.ts'
import { UsageError } from './session/usage.ts'

const readLogin = (text: string | undefined): string => {
  if (text === undefined) throw new UsageError('Which account? Give its name, e.g. sato.')
  return text
}

const readRoles = (texts: readonly string[] = []): ExaminerRole[] => {
  const roles = texts.map(text => examinerRoles.find(role => role === text))
  if (roles.length === 0 || !roles.every(role => role !== undefined))
    throw new UsageError(`Give --role, once or several times: ${examinerRoles.join(', ')}.`)
  return roles
}

interface Shown {
  readonly login: string
  readonly display_name: string
  readonly roles: readonly string[]
  readonly state: string
  readonly vouched_by: string | null
}
const lineOf = ({ login, display_name, roles, state, vouched_by }: Shown): string =>
  `${login.padEnd(16)}  ${state.padEnd(9)}  ${roles.join(', ').padEnd(40)}  ${display_name}` +
  (vouched_by === null ? '' : `  vouched for by ${vouched_by}`)

/** How somebody gets in for the first time. */
export const firstSignIn = (login: string, password: string, until: string): string =>
  [
    `Initial password of ${login}: ${password}`,
    `It holds until ${until} and only sets a password and a second factor: pnpm backoffice sign-in --as ${login}`,
    'It is shown this once: hand it over in person.',
  ].join('\n')

export const examinerCommands = {
  whoami: async ({ examiners }) => {
    const own = await examiners.getOwnSession()
    return { json: own, text: `${lineOf(own.examiner)}\nsigned in until ${own.expires_at}` }
  },

  roles: async ({ examiners }) => {
    const listed = await examiners.listRoles()
    const lines = listed.roles.flatMap(({ role, permissions: opened, calls, examiners: having }) => [
      `${role}  ${having.join(', ') || 'nobody'}`,
      ...opened.map(permission => `  ${permission.padEnd(22)}  ${permissions[permission]}`),
      `  calls: ${calls.join(', ')}`,
    ])
    return { json: listed, text: [...lines, '', ...listed.examiners.map(lineOf)].join('\n') }
  },

  'add-examiner': async ({ examiners }, { id, name, role }) => {
    if (!name) throw new UsageError('Say who it is: --name <the name that others read>.')
    const body = { login: readLogin(id), display_name: name, roles: readRoles(role) }
    const added = await examiners.createExaminer({ body })
    return { json: added, text: firstSignIn(added.examiner.login, added.initial_password, added.initial_until) }
  },

  'set-roles': async ({ examiners }, { id, role }) => {
    const params = { login: readLogin(id) }
    const examiner = await examiners.setRoles({ params, body: { roles: readRoles(role) } })
    return { json: examiner, text: lineOf(examiner) }
  },

  'vouch-for': async ({ examiners }, { id }) => {
    const examiner = await examiners.vouchForExaminer({ params: { login: readLogin(id) } })
    return { json: examiner, text: lineOf(examiner) }
  },

  'disable-examiner': async ({ examiners }, { id }) => {
    const examiner = await examiners.disableExaminer({ params: { login: readLogin(id) } })
    return { json: examiner, text: lineOf(examiner) }
  },

  'reset-examiner': async ({ examiners }, { id }) => {
    const reset = await examiners.resetExaminer({ params: { login: readLogin(id) } })
    return { json: reset, text: firstSignIn(reset.examiner.login, reset.initial_password, reset.initial_until) }
  },
} satisfies Record<string, Command>
