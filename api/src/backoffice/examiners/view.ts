import type { ExaminerRow } from './store.ts'

const stateOf = ({ disabled_at, initial_until }: ExaminerRow): 'active' | 'initial' | 'disabled' => {
  if (disabled_at !== null) return 'disabled'
  return initial_until === null ? 'active' : 'initial'
}

/** An account as others see it. @param createdBy login of who made it */
export const examinerView = (row: ExaminerRow, createdBy: string | null) => ({
  login: row.login,
  display_name: row.display_name,
  roles: [...row.roles],
  state: stateOf(row),
  created_by: createdBy,
  created_at: row.created_at.toISOString(),
})
