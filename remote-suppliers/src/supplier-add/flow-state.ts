import { emptyAccount, type AccountValues } from '@invoice-card/bank-account'
import { flowAtom, store, survivesSession } from '@invoice-card/session'
import { useAtomValue } from 'jotai'
import { emptyCompany, type CompanyValues } from './company-values.ts'

/**
 * One attempt to register. It is stored before the call, so that a retry after a lost answer is the same call under the
 * same key.
 */
interface CreationAttempt {
  readonly idempotencyKey: string
  /** The body it was sent with; another body needs another key. */
  readonly body: string
}

/** The supplier that is being added. */
export interface SupplierCreation {
  readonly company: CompanyValues
  /** The company passed its rules; without that the flow goes no further. */
  readonly isCompanyChecked: boolean
  /** What the register filled in: another corporation's facts replace these and nothing that was typed. */
  readonly registered: Partial<CompanyValues> | null
  readonly account: AccountValues
  /** The holder that was made from the name: it follows the name until somebody changes it. */
  readonly proposedHolder: string
  /** `later`: the supplier is registered without an account. */
  readonly accountStep: 'open' | 'entered' | 'later'
  /** What the server refused, by field path, until the field changes. */
  readonly refusals: Readonly<Record<string, string>>
  readonly attempt: CreationAttempt | null
}

const emptyCreation: SupplierCreation = {
  company: emptyCompany,
  isCompanyChecked: false,
  registered: null,
  account: emptyAccount,
  proposedHolder: '',
  accountStep: 'open',
  refusals: {},
  attempt: null,
}
const creationAtom = flowAtom<SupplierCreation>('supplierCreation', emptyCreation)
// What another release stored may lack a field.
survivesSession(creationAtom, stored => ({ ...emptyCreation, ...stored }))

export const useCreation = (): SupplierCreation => useAtomValue(creationAtom)
export const readCreation = (): SupplierCreation => store.get(creationAtom)
export const changeCreation = (changes: Partial<SupplierCreation>): void =>
  store.set(creationAtom, previous => ({ ...previous, ...changes }))
export const clearCreation = (): void => store.set(creationAtom, emptyCreation)

/** The user has changed a field: the server's error about its former value is over. */
export function markAnswered(path: string): void {
  const { [path]: answered, ...refusals } = readCreation().refusals
  if (answered !== undefined) changeCreation({ refusals })
}
