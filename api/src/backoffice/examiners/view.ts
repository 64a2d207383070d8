import type { ExaminerRow } from './store.ts'
import { isVouchedFor } from './vouching.ts'

const stateOf = (row: ExaminerRow): 'active' | 'initial' | 'unvouched' | 'disabled' => {
  if (row.disabled_at !== null) return 'disabled'
  if (row.initial_until !== null) return 'initial'
  return isVouchedFor(row) ? 'active' : 'unvouched'
}

/** An account as others see it. @param all every account, for who made, reset and vouched for it */
export const examinerView = (row: ExaminerRow, all: readonly ExaminerRow[]) => {
  const loginOf = (id: number | null) => all.find(one => one.id === id)?.login ?? null
  return {
    login: row.login,
    display_name: row.display_name,
    roles: [...row.roles],
    state: stateOf(row),
    created_by: loginOf(row.created_by_id),
    reset_by: loginOf(row.reset_by_id),
    vouched_by: loginOf(row.vouched_by_id),
    created_at: row.created_at.toISOString(),
  }
}
