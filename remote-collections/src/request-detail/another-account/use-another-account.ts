import { toAccountInput, toAccountValues } from '@invoice-card/bank-account'
import type { Account, RequestSellerDetail } from '@invoice-card/contracts'
import { refusalAt, useForm } from '@invoice-card/form'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { calls } from '../../calls.ts'
import { addDepositAccount, depositAccountsQuery } from '../../deposit/deposit-accounts.ts'
import { useRequestChange } from '../../request/request-query.ts'
import { AnotherAccountSchema, type AnotherAccountValues } from './form-values.ts'
import { messages } from './messages.ts'
import { ownId } from './own-id.ts'
import { useUnsentValues } from './use-unsent-values.ts'

/**
 * Names an account for the money: one that is there, one that is added now, or the same with its holder corrected.
 * @param onReset makes another form, which begins with the accounts as they are registered now
 */
export function useAnotherAccount(
  { id, account_id }: RequestSellerDetail,
  accounts: readonly Account[],
  onReset: () => void,
) {
  const queryClient = useQueryClient()
  const companyId = ownId()
  const { mutateAsync } = useRequestChange(
    (accountId: number) => calls.collections.nameDepositAccount({ params: { id }, body: { account_id: accountId } }),
    { done: messages.done },
  )
  // What the user began to correct: what others save meanwhile is not overwritten.
  const [known, setKnown] = useState(() => accounts.find(account => account.id === account_id))
  const unsent = useUnsentValues(id, known)
  const form = useForm<AnotherAccountValues>({
    initialValues: unsent.values,
    schema: AnotherAccountSchema,
    refusalFields: {
      account_was_returned: 'choice',
      account_is_payers: 'choice',
      account_not_found: 'choice',
    },
    onValues: unsent.store,
    onSubmit: async values => {
      const isTyped = values.choice === 'add' || values.choice === 'correct'
      const saved = await savedAccount(companyId, known, values).finally(() =>
        // It may have been saved though its answer was lost.
        isTyped ? queryClient.invalidateQueries(depositAccountsQuery(companyId)) : undefined,
      )
      if (values.choice === 'correct' && saved) {
        setKnown(saved)
        unsent.corrected.saved(toAccountValues(saved), values.corrected)
      }
      const accountId = saved?.id ?? Number(values.choice)
      // Sent again after a failure it must not be added twice.
      if (isTyped) form.patch(current => ({ ...current, choice: String(accountId) }))
      await mutateAsync(accountId)
      unsent.remove()
    },
  })
  const reset = (path: 'added' | 'corrected') => form.patch(values => ({ ...values, [path]: unsent[path].discard() }))
  const showLatest = () => {
    unsent.corrected.remove()
    onReset()
  }
  const isRestored = { added: unsent.added.isRestored, corrected: unsent.corrected.isRestored }
  return { form, isRestored, reset, showLatest }
}

/** The account that was typed, as it is saved now; null where one was chosen. */
async function savedAccount(companyId: number, known: Account | undefined, values: AnotherAccountValues) {
  if (values.choice === 'add') return addDepositAccount(companyId, values.added, 'added')
  if (values.choice !== 'correct' || !known) return null
  const body = { ...toAccountInput(values.corrected), known_account: toAccountInput(known) }
  try {
    return await calls.buyers.updateDepositAccount({ params: { id: companyId, account_id: known.id }, body })
  } catch (error) {
    throw refusalAt('corrected', error)
  }
}
