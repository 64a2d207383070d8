import {
  AccountSchema,
  type AccountValues,
  BankAccountFields,
  toAccountInput,
  toAccountValues,
} from '@invoice-card/bank-account'
import type { Account } from '@invoice-card/contracts'
import { notify } from '@invoice-card/events'
import { refusalAt, RestoredNotice, useForm, useUnsaved } from '@invoice-card/form'
import { Text } from '@invoice-card/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { calls } from '../../calls.ts'
import { depositAccountsQuery, searchBanks } from '../deposit-accounts.ts'
import { FormDialog } from '../../dialog/form-dialog.tsx'
import { unsavedAccounts } from '../unsaved-accounts.ts'
import { messages } from './messages.ts'

const words = messages.correct
const schema = v.object({ account: AccountSchema })

interface CorrectDialogProps {
  readonly account: Account
  readonly companyId: number
  readonly onClose: () => void
}

/** Corrects one of the company's accounts. Typed values survive closing and reload until they are saved. */
export function CorrectDialog({ account, ...props }: CorrectDialogProps) {
  const [round, setRound] = useState(1)
  // As it is registered by now: the list, on the same screen, has asked for it.
  const { data } = useQuery({ ...depositAccountsQuery(props.companyId), enabled: false })
  const current = data?.find(({ id }) => id === account.id) ?? account
  return <CorrectForm key={round} {...props} account={current} onReset={() => setRound(round + 1)} />
}

function CorrectForm({ account, companyId, onClose, onReset }: CorrectDialogProps & { readonly onReset: () => void }) {
  const queryClient = useQueryClient()
  // What the user began to correct: what others save meanwhile is not overwritten.
  const [known] = useState(account)
  const { id } = known
  const unsaved = useUnsaved(unsavedAccounts, String(id), toAccountValues(known))
  const form = useForm<{ readonly account: AccountValues }>({
    initialValues: { account: unsaved.values },
    schema,
    refusalFields: { account_already_exists: 'account.account_number' },
    onValues: values => unsaved.store(values.account),
    onSubmit: async values => {
      try {
        const body = { ...toAccountInput(values.account), known_account: toAccountInput(known) }
        await calls.buyers.updateDepositAccount({ params: { id: companyId, account_id: id }, body })
      } catch (error) {
        throw refusalAt('account', error)
      } finally {
        // It may have been saved though its answer was lost, or refused because another tab has deleted it.
        await queryClient.invalidateQueries(depositAccountsQuery(companyId))
      }
      notify.success(words.done)
      unsaved.remove()
      onClose()
    },
  })
  const reset = () => {
    unsaved.remove()
    onReset()
  }
  return (
    <FormDialog
      title={words.title}
      submitLabel={words.save}
      form={form}
      onShowLatest={form.refusalCode === 'account_changed' ? reset : undefined}
      onClose={onClose}
    >
      <Text>{words.outGoing}</Text>
      {unsaved.isRestored && <RestoredNotice onReset={reset} />}
      <BankAccountFields form={form} path="account" search={searchBanks} />
    </FormDialog>
  )
}
