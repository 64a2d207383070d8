import { isRefusal } from '@invoice-card/api-client'
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
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { accountSavedState, accountSavedText, type AccountSaved } from '../common/account-saved.ts'
import { calls } from '../common/calls.ts'
import { messages as commonMessages } from '../common/messages.ts'
import { supplierQuery } from '../common/supplier-query.ts'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'

interface Values {
  readonly account: AccountValues
}

const words = commonMessages.accountSaved
const schema = v.object({ account: AccountSchema })
const unsavedAccounts = unsavedValues<AccountValues>('unsavedAccounts')

/**
 * The form of a new account of a supplier, or of one that is there already. Saved, it leads to the supplier.
 * @param onReset makes another form, which begins with what is registered now
 */
export function useAccountForm(supplier: Supplier, account: Account | undefined, onReset: () => void) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const listState = useListState()
  // What the user began to change: what others save meanwhile is not overwritten.
  const [known] = useState(account)
  const [isStale, setIsStale] = useState(false)
  const place = `${supplier.id}/${account?.id ?? 'add'}`
  const unsaved = useUnsaved(unsavedAccounts, place, known ? toAccountValues(known) : emptyAccount)

  const leave = async (isShown: () => boolean, saved?: AccountSaved) => {
    unsaved.remove()
    const state = saved ? { ...listState, ...accountSavedState(saved) } : listState
    if (isShown()) return navigate(paths.detail(supplier.id), { replace: true, state })
    if (saved) notifySaved(supplier, saved)
  }
  const save = async (values: Values, isShown: () => boolean) => {
    const input = toAccountInput(values.account)
    if (known && isSame(known, input)) {
      notify.info(messages.unchanged)
      return leave(isShown)
    }
    try {
      await send(supplier.id, known, input)
    } catch (error) {
      if (isRefusal(error, 'account_changed')) {
        await queryClient.invalidateQueries({ queryKey: supplierQuery(supplier.id).queryKey })
        setIsStale(true)
      }
      throw refusalAt('account', error)
    }
    // The company gets a notification, too.
    bus.emit('statsChanged', {})
    await queryClient.invalidateQueries({ queryKey: ['suppliers'], refetchType: 'none' })
    // The server knows what became of the supplier; where it does not answer, the detail asks again.
    const saved = await queryClient.fetchQuery({ ...supplierQuery(supplier.id), staleTime: 0 }).catch(() => null)
    const isCheckedAgain = supplier.status === 'Approved' && saved?.status === 'Unapproved'
    return leave(isShown, { kind: known ? 'changed' : 'added', isCheckedAgain })
  }
  const form = useForm<Values>({
    initialValues: { account: unsaved.values },
    schema,
    onSubmit: save,
    onValues: values => unsaved.store(values.account),
  })
  const reset = () => {
    unsaved.remove()
    onReset()
  }
  return { form, isRestored: unsaved.isRestored, isStale, reset }
}

/** The supplier's own screen says it otherwise. */
const notifySaved = ({ id, name }: Supplier, saved: AccountSaved): void =>
  notify.success(accountSavedText(saved), {
    title: words.titles[saved.kind],
    link: { to: paths.detail(id), label: words.seeSupplier(name) },
    durationMs: 15_000,
  })

const fields = ['bank_code', 'branch_code', 'account_type', 'account_number'] as const

function isSame(account: Account, input: AccountInput): boolean {
  const holder = convertHolderKana(input.account_holder_kana)
  return (
    fields.every(field => account[field] === input[field]) &&
    holder.is_converted &&
    holder.holder_kana === account.account_holder_kana
  )
}

async function send(id: number, known: Account | undefined, body: AccountInput): Promise<void> {
  if (!known) return void (await calls.suppliers.createSupplierAccount({ params: { id }, body }))
  const params = { id, accountId: known.id }
  await calls.suppliers.updateSupplierAccount({ params, body: { ...body, known_account: inputOf(known) } })
}

const inputOf = ({ bank_code, branch_code, account_type, account_number, account_holder_kana }: Account) => ({
  bank_code,
  branch_code,
  account_type,
  account_number,
  account_holder_kana,
})
