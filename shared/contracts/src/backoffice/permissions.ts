/** What somebody may be allowed to do in the back office, each with what it opens. */
export const permissions = {
  'payments:read': 'see payments, returned transfers, files of the bank, statements of the acquirer and chargebacks',
  'payments:check': 'the first check of a payment',
  'payments:complete': "the second person's check, which charges the card",
  'payments:ask': 'ask the owner of a payment for something',
  'payments:reject': 'refuse a payment',
  'transfers:send': 'make the file of the bank, take over its results, record what it says',
  'transfers:decide': 'send returned money again, or refund it',
  'settlements:import': 'take over what the acquirer says it paid, or took back',
  'chargebacks:decide': 'end a chargeback as lost or won',
  'suppliers:read': 'see suppliers that wait for a decision',
  'suppliers:decide': 'approve, escalate and reject suppliers',
  'registrations:read': 'see companies that wait for a decision',
  'registrations:decide': 'approve and reject registrations',
  'companies:change': 'change name, address and representative of a company after documents',
  'freezes:read': 'see what is frozen',
  'freezes:manage': 'freeze users, companies, suppliers and cards, and end sessions of users',
  'promotions:read': 'see promotion codes',
  'promotions:create': 'add promotion codes',
  'programs:manage': 'admit and revoke programs of other companies',
  'jobs:read': 'see queues and mails that did not leave',
  'jobs:run': 'run and retry jobs, send mails again',
  'books:read': 'compare the books now, see findings',
  'books:close': 'close a finding as it is',
  'examiners:read': 'see accounts, roles and who may do what',
  'examiners:manage': 'make, disable and reset accounts, vouch for those that others made, give roles',
} as const satisfies Record<string, string>

/** One thing that may be allowed, e.g. `payments:check`. */
export type Permission = keyof typeof permissions

/** Roles of examiners; an account may have several. */
export const examinerRoles = ['first_check', 'second_check', 'support', 'admin'] as const

/** A role of an examiner. */
export type ExaminerRole = (typeof examinerRoles)[number]

const reading = [
  'payments:read',
  'suppliers:read',
  'registrations:read',
  'freezes:read',
  'promotions:read',
  'jobs:read',
  'books:read',
  'examiners:read',
] as const satisfies readonly Permission[]

const examining = [
  ...reading,
  'payments:ask',
  'payments:reject',
  'transfers:send',
  'settlements:import',
  'suppliers:decide',
  'registrations:decide',
  'companies:change',
  'freezes:manage',
] as const satisfies readonly Permission[]

/**
 * Which role may do what: the only place that says so. That two people check a payment is a rule of the payment,
 * whatever their roles; so is that an account reads and no more until an admin has vouched for it who neither made nor
 * reset it.
 */
const rolePermissions = {
  first_check: [...examining, 'payments:check'],
  second_check: [...examining, 'payments:complete', 'transfers:decide', 'chargebacks:decide', 'books:close'],
  support: [...reading, 'payments:ask', 'freezes:manage', 'jobs:run'],
  admin: [...reading, 'promotions:create', 'programs:manage', 'jobs:run', 'books:close', 'examiners:manage'],
} as const satisfies Record<ExaminerRole, readonly Permission[]>

/** What an account with these roles may do, in the order of the table. */
export const permissionsOf = (roles: readonly ExaminerRole[]): Permission[] => {
  const given = new Set<string>(roles.flatMap(role => rolePermissions[role]))
  return (Object.keys(permissions) as Permission[]).filter(permission => given.has(permission))
}
