import { store, tabWorkAtom } from '@invoice-card/session'
import { useAtomValue } from 'jotai'

interface Checks {
  /** Of the invoice file that the form is about. */
  readonly fileId: string
  /** Fields that need a look. */
  readonly toCheck: readonly string[]
  /** Fields that the user has been at. */
  readonly seen: readonly string[]
}
const none: Checks = { fileId: '', toCheck: [], seen: [] }
// The confirmation says what of it is still open, also after a reload.
const checksAtom = tabWorkAtom('checks', none)

const change = (fileId: string, update: (checks: Checks) => Partial<Checks>): void =>
  store.set(checksAtom, checks => {
    const current = checks.fileId === fileId ? checks : { ...none, fileId }
    return { ...current, ...update(current) }
  })

export const saveToCheck = (fileId: string, toCheck: readonly string[]): void => change(fileId, () => ({ toCheck }))

/** Of what is no field, such as a button, nothing is stored. */
export function markSeen(fileId: string, path: string): void {
  if (path !== '') change(fileId, ({ seen }) => (seen.includes(path) ? {} : { seen: [...seen, path] }))
}

/** The fields of a file's form that need a look and that nobody has been at. */
export function useUnchecked(fileId: string): readonly string[] {
  const checks = useAtomValue(checksAtom)
  return checks.fileId === fileId ? checks.toCheck.filter(path => !checks.seen.includes(path)) : []
}

/** State of a link to the form that goes to a field. */
export const atField = (path: string) => ({ field: path })
export const fieldIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'field' in state && typeof state.field === 'string'
    ? state.field
    : null
