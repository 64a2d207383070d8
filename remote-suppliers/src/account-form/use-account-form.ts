import {
  AccountSchema,
  emptyAccount,
  toAccountInput,
  toAccountValues,
  type AccountValues,
} from '@invoice-card/bank-account'
import type { Account, AccountInput, Supplier } from '@invoice-card/contracts'
import { convertHolderKana } from '@invoice-card/domain'
import { bus, notify } from '@invoice-card/events'
import { refusalAt, unsavedValues, useForm, useUnsaved } from '@invoice-card/form'
import { useListState } from '@invoice-card/list'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { accountSavedState } from '../common/account-saved.ts'
import { calls } from '../common/calls.ts'
import { supplierQuery } from '../common/supplier-query.ts'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'

interface Values {
  readonly account: AccountValues
}

const schema = v.object({ account: AccountSchema })
const unsavedAccounts = unsavedValues<AccountValues>('unsavedAccounts')

/** The form of a new account of a supplier, or of one that is there already. Saved, it leads to the supplier. */
export function useAccountForm(supplier: Supplier, account?: Account) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const listState = useListState()
  const place = `${supplier.id}/${account?.id ?? 'add'}`
  const unsaved = useUnsaved(unsavedAccounts, place, account ? toAccountValues(account) : emptyAccount)

  const leave = async (saved?: ReturnType<typeof accountSavedState>) => {
    unsaved.remove()
    await navigate(paths.detail(supplier.id), { replace: true, state: { ...listState, ...saved } })
  }
  const save = async (values: Values) => {
    const input = toAccountInput(values.account)
    if (account && isSame(account, input)) {
      notify.info(messages.unchanged)
      return leave()
    }
    await send(supplier.id, account?.id, input)
    // The company gets a notification, too.
    bus.emit('statsChanged', {})
    await queryClient.invalidateQueries({ queryKey: ['suppliers'], refetchType: 'none' })
    // The server knows what became of the supplier; where it does not answer, the detail asks again.
    const saved = await queryClient.fetchQuery({ ...supplierQuery(supplier.id), staleTime: 0 }).catch(() => null)
    const isCheckedAgain = supplier.status === 'Approved' && saved?.status === 'Unapproved'
    return leave(accountSavedState({ kind: account ? 'changed' : 'added', isCheckedAgain }))
  }
  const form = useForm<Values>({
    initialValues: { account: unsaved.values },
    schema,
    onSubmit: save,
    onValues: values => unsaved.store(values.account),
  })
  return {
    form,
    isRestored: unsaved.isRestored,
    reset: () => form.patch(() => ({ account: unsaved.discard() })),
  }
}

const fields = ['bank_code', 'branch_code', 'account_type', 'account_number'] as const

function isSame(account: Account, input: AccountInput): boolean {
  const holder = convertHolderKana(input.account_holder_kana)
  return (
    fields.every(field => account[field] === input[field]) &&
    holder.is_converted &&
    holder.holder_kana === account.account_holder_kana
  )
}

async function send(id: number, accountId: number | undefined, body: AccountInput): Promise<void> {
  try {
    if (accountId === undefined) await calls.suppliers.createSupplierAccount({ params: { id }, body })
    else await calls.suppliers.updateSupplierAccount({ params: { id, accountId }, body })
  } catch (error) {
    throw refusalAt('account', error)
  }
}
