import { type Permission, permissionsOf } from '@invoice-card/contracts/backoffice'
import type { ExaminerRow } from './store.ts'

export type VouchedAccount = Pick<ExaminerRow, 'roles' | 'created_by_id' | 'reset_by_id' | 'vouched_by_id'>

/**
 * Whether an account is known to be its person's. An admin hands out the initial password and could use it, so another
 * one has to vouch; for an account that was made on the database and never reset nobody has to.
 */
export const isVouchedFor = ({ created_by_id, reset_by_id, vouched_by_id }: VouchedAccount): boolean =>
  vouched_by_id !== null || (created_by_id === null && reset_by_id === null)

const isReading = (permission: Permission): boolean => permission.endsWith(':read')

/** Whether an account lacks a permission only for want of somebody who vouches for it. */
export const needsVouching = (account: VouchedAccount, permission: Permission): boolean =>
  !isVouchedFor(account) && !isReading(permission)

/** What an account may do now. */
export const permissionsOfAccount = (account: VouchedAccount): Permission[] =>
  permissionsOf(account.roles).filter(permission => !needsVouching(account, permission))
