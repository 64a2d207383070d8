import { isRefusal } from '@invoice-card/api-client'
import type { Account } from '@invoice-card/contracts'
import { accountLine, displayKana } from '@invoice-card/domain'
import { notify } from '@invoice-card/events'
import { useDialogFailure } from '@invoice-card/remote'
import { ConfirmDialog, Stack, Text } from '@invoice-card/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { calls } from '../../calls.ts'
import { depositAccountsQuery } from '../deposit-accounts.ts'
import { messages } from './messages.ts'

const words = messages.delete

interface DeleteAccountDialogProps {
  readonly account: Account
  readonly companyId: number
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** Asks before one of the company's accounts is deleted, and says where the money of earlier requests goes. */
export function DeleteAccountDialog({ account, companyId, onClose, onDeleted }: DeleteAccountDialogProps) {
  const queryClient = useQueryClient()
  const { failure, explain } = useDialogFailure(account.id, onClose)
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      try {
        await calls.buyers.deleteDepositAccount({ params: { id: companyId, account_id: account.id } })
      } catch (error) {
        // Deleted in another tab, or by a call whose answer was lost: it is what was wanted.
        if (!isRefusal(error, 'account_not_found')) throw error
      }
    },
    onSuccess: () => {
      notify.success(words.done)
      onDeleted()
      onClose()
      queryClient.setQueryData(depositAccountsQuery(companyId).queryKey, accounts =>
        accounts?.filter(({ id }) => id !== account.id),
      )
    },
    onSettled: async (_, error) => {
      await queryClient.invalidateQueries(depositAccountsQuery(companyId))
      if (error) explain(error, { what: words.unknown })
    },
  })
  return (
    <ConfirmDialog
      isOpen
      title={words.title}
      confirmLabel={words.yes}
      tone="danger"
      isBusy={isPending}
      failure={failure}
      onCancel={onClose}
      onConfirm={() => mutate()}
    >
      <Stack gap="3">
        <Text fontWeight="bold">
          {accountLine(account)}
          <br />
          {displayKana(account.account_holder_kana)}
        </Text>
        <Text>{words.outGoing}</Text>
      </Stack>
    </ConfirmDialog>
  )
}
