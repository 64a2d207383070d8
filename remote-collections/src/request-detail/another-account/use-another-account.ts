import { toAccountInput } from '@invoice-card/bank-account'
import type { Account, RequestSellerDetail } from '@invoice-card/contracts'
import { refusalAt, useForm } from '@invoice-card/form'
import { useQueryClient } from '@tanstack/react-query'
import { calls } from '../../calls.ts'
import { addDepositAccount, depositAccountsQuery } from '../../deposit/deposit-accounts.ts'
import { useRequestChange } from '../../request/request-query.ts'
import { AnotherAccountSchema, type AnotherAccountValues } from './form-values.ts'
import { messages } from './messages.ts'
import { ownId } from './own-id.ts'
import { useUnsentValues } from './use-unsent-values.ts'

/** Names an account for the money: one that is there, one that is added now, or the same with its holder corrected. */
export function useAnotherAccount({ id, account_id }: RequestSellerDetail, accounts: readonly Account[]) {
  const queryClient = useQueryClient()
  const companyId = ownId()
  const { mutateAsync } = useRequestChange(
    (accountId: number) => calls.collections.nameDepositAccount({ params: { id }, body: { account_id: accountId } }),
    { done: messages.done },
  )
  const unsent = useUnsentValues(
    id,
    accounts.find(account => account.id === account_id),
  )
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
      const accountId = await savedAccount(companyId, account_id, values).finally(() =>
        // It may have been saved though its answer was lost.
        isTyped ? queryClient.invalidateQueries(depositAccountsQuery(companyId)) : undefined,
      )
      // Sent again after a failure it must not be added twice.
      if (isTyped) form.patch(current => ({ ...current, choice: String(accountId) }))
      await mutateAsync(accountId)
      unsent.remove()
    },
  })
  const reset = (path: 'added' | 'corrected') => form.patch(values => ({ ...values, [path]: unsent[path].discard() }))
  return { form, isRestored: { added: unsent.added.isRestored, corrected: unsent.corrected.isRestored }, reset }
}

/** The id of the account that is meant, which is saved first where it was typed. */
async function savedAccount(companyId: number, bouncedId: number | null, values: AnotherAccountValues) {
  if (values.choice === 'add') return (await addDepositAccount(companyId, values.added, 'added')).id
  if (values.choice === 'correct' && bouncedId !== null) {
    const body = toAccountInput(values.corrected)
    try {
      await calls.buyers.updateDepositAccount({ params: { id: companyId, account_id: bouncedId }, body })
      return bouncedId
    } catch (error) {
      throw refusalAt('corrected', error)
    }
  }
  return Number(values.choice)
}
