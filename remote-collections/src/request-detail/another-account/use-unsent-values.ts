import { emptyAccount, toAccountValues } from '@invoice-card/bank-account'
import type { Account } from '@invoice-card/contracts'
import { displayKana } from '@invoice-card/domain'
import { unsavedValues, useUnsaved } from '@invoice-card/form'
import { loginUserAtom, store } from '@invoice-card/session'
import { unsavedAccounts } from '../../deposit/unsaved-accounts.ts'
import type { AnotherAccountValues } from './form-values.ts'

const unsavedChoices = unsavedValues<Pick<AnotherAccountValues, 'choice'>>('unsavedAccountChoices')
const none = { choice: '' }

/**
 * What was typed for a request and not sent, else nothing chosen, the company as holder and the account that could not
 * be paid into.
 */
export function useUnsentValues(requestId: number, bounced: Account | undefined) {
  const place = `anotherAccount/${requestId}`
  const holder = displayKana(store.get(loginUserAtom)?.transferPersonName ?? '')
  const added = useUnsaved(unsavedAccounts, `${place}/added`, { ...emptyAccount, account_holder_kana: holder })
  const corrected = useUnsaved(unsavedAccounts, `${place}/corrected`, bounced ? toAccountValues(bounced) : emptyAccount)
  const chosen = useUnsaved(unsavedChoices, String(requestId), none)
  const values: AnotherAccountValues = { ...chosen.values, added: added.values, corrected: corrected.values }
  return {
    values,
    added,
    corrected,
    store: (typed: AnotherAccountValues) => {
      chosen.store({ choice: typed.choice })
      added.store(typed.added)
      corrected.store(typed.corrected)
    },
    remove: () => {
      chosen.remove()
      added.remove()
      corrected.remove()
    },
  }
}
