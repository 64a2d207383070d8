import type { Account } from '@invoice-card/contracts'
import { accountLine } from '@invoice-card/domain'
import { Button, HStack } from '@invoice-card/ui'
import { type ReactNode, useState } from 'react'
import { useIsCompanyFrozen } from '@invoice-card/remote'
import { CorrectDialog } from './correct-dialog.tsx'
import { DeleteAccountDialog } from './delete-dialog.tsx'
import { messages } from './messages.ts'

interface AccountActionsOptions {
  /** The account that is chosen; nothing is offered where none is. */
  readonly account: Account | undefined
  readonly companyId: number
  readonly onDeleted: (id: number) => void
}

interface AccountActions {
  readonly buttons: ReactNode
  /** Stands outside of the form that has the buttons: a submit in a dialog would be the form's as well. */
  readonly dialogs: ReactNode
}

/** Corrects or deletes the account that is chosen. */
export function useAccountActions({ account, companyId, onDeleted }: AccountActionsOptions): AccountActions {
  const isFrozen = useIsCompanyFrozen()
  const [opened, setOpened] = useState<'correct' | 'delete' | null>(null)
  if (account === undefined) return { buttons: null, dialogs: null }
  const dialog = { account, companyId, onClose: () => setOpened(null) }
  return {
    buttons: (
      <HStack role="group" aria-label={messages.group(accountLine(account))} gap="3">
        {!isFrozen && (
          <Button variant="secondary" size="sm" icon="edit" onClick={() => setOpened('correct')}>
            {messages.correct.open}
          </Button>
        )}
        <Button variant="secondary" size="sm" icon="delete" onClick={() => setOpened('delete')}>
          {messages.delete.open}
        </Button>
      </HStack>
    ),
    dialogs: (
      <>
        {opened === 'correct' && <CorrectDialog {...dialog} />}
        {opened === 'delete' && <DeleteAccountDialog {...dialog} onDeleted={() => onDeleted(account.id)} />}
      </>
    ),
  }
}
