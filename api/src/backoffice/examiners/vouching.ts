import { type Permission, permissionsOf } from '@invoice-card/contracts/backoffice'
import type { ExaminerRow } from './store.ts'

export type VouchedAccount = Pick<
  ExaminerRow,
  'roles' | 'created_by_id' | 'reset_by_id' | 'vouched_by_id' | 'in_use_before_vouching'
>

/**
 * Whether an account is known to be its person's. An admin hands out the initial password and could use it, so another
 * one has to vouch; for an account that was made on the database and never reset nobody has to, nor for one that was in
 * use before this rule.
 */
export const isVouchedFor = (account: VouchedAccount): boolean =>
  account.vouched_by_id !== null ||
  account.in_use_before_vouching ||
  (account.created_by_id === null && account.reset_by_id === null)

const isReading = (permission: Permission): boolean => permission.endsWith(':read')

/** Whether an account lacks a permission only for want of somebody who vouches for it. */
export const needsVouching = (account: VouchedAccount, permission: Permission): boolean =>
  !isVouchedFor(account) && !isReading(permission)

/** What an account may do now. */
export const permissionsOfAccount = (account: VouchedAccount): Permission[] =>
  permissionsOf(account.roles).filter(permission => !needsVouching(account, permission))
