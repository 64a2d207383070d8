import { type BackofficeContract, examinerRoles, permissionsOf } from '@invoice-card/contracts/backoffice'
import type { ExaminerRow } from './store.ts'

/** Describes each role with its permissions, the calls that they open, and the accounts that have it. */
export const describeRoles = (contracts: readonly BackofficeContract[], examiners: readonly ExaminerRow[]) =>
  examinerRoles.map(role => {
    const permissions = permissionsOf([role])
    const calls = contracts.flatMap(contract =>
      Object.entries(contract)
        .filter(([, { permission }]) => permission !== null && permissions.includes(permission))
        .map(([name]) => name),
    )
    const having = examiners.filter(({ roles, disabled_at }) => disabled_at === null && roles.includes(role))
    return { role, permissions, calls, examiners: having.map(({ login }) => login) }
  })
