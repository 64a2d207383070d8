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
  // With its account: deleted by a call whose answer was lost, it is no longer among those that can be chosen.
  const [opened, setOpened] = useState<{ readonly action: 'correct' | 'delete'; readonly account: Account } | null>(
    null,
  )
  const dialog = opened && { account: opened.account, companyId, onClose: () => setOpened(null) }
  const dialogs = (
    <>
      {dialog && opened.action === 'correct' && <CorrectDialog {...dialog} />}
      {dialog && opened.action === 'delete' && (
        <DeleteAccountDialog {...dialog} onDeleted={() => onDeleted(dialog.account.id)} />
      )}
    </>
  )
  if (account === undefined) return { buttons: null, dialogs }
  return {
    buttons: (
      <HStack role="group" aria-label={messages.group(accountLine(account))} gap="3">
        {!isFrozen && (
          <Button variant="secondary" size="sm" icon="edit" onClick={() => setOpened({ action: 'correct', account })}>
            {messages.correct.open}
          </Button>
        )}
        <Button variant="secondary" size="sm" icon="delete" onClick={() => setOpened({ action: 'delete', account })}>
          {messages.delete.open}
        </Button>
      </HStack>
    ),
    dialogs,
  }
}
