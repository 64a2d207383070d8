import { BankAccountFields } from '@invoice-card/bank-account'
import type { Account, RequestSellerDetail } from '@invoice-card/contracts'
import { RestoredNotice } from '@invoice-card/form'
import { contactBeside } from '@invoice-card/remote'
import { Box, Button, ErrorSummary, Notice, RadioGroup, Stack, TextButton } from '@invoice-card/ui'
import { useState } from 'react'
import { useAccountActions } from '../../deposit/account-actions/use-account-actions.tsx'
import { accountWithHolder } from '../../deposit/account-with-holder.ts'
import { searchBanks } from '../../deposit/deposit-accounts.ts'
import { messages as dialogMessages } from '../../dialog/messages.ts'
import { isSameAccount } from './form-values.ts'
import { messages } from './messages.ts'
import { ownId } from './own-id.ts'
import { useAnotherAccount } from './use-another-account.ts'

const words = messages.choice
/** Where the values of an account are that is typed, by choice. */
const typedPaths: Partial<Record<string, 'added' | 'corrected'>> = { add: 'added', correct: 'corrected' }

interface AccountFormProps {
  readonly request: RequestSellerDetail
  readonly accounts: readonly Account[]
}

/** Which account the money goes to now. */
export function AccountForm(props: AccountFormProps) {
  const [round, setRound] = useState(1)
  return <ChoiceForm key={`${props.request.account_id}/${round}`} {...props} onReset={() => setRound(round + 1)} />
}

function ChoiceForm({ request, accounts, onReset }: AccountFormProps & { readonly onReset: () => void }) {
  const { form, isRestored, reset, showLatest } = useAnotherAccount(request, accounts, onReset)
  const { choice } = form.values
  const path = typedPaths[choice]
  const known = accounts.map(account => {
    const isBounced = request.account !== null && isSameAccount(account, request.account)
    return {
      value: String(account.id),
      label: accountWithHolder(account),
      isDisabled: isBounced,
      ...(isBounced ? { description: words.bounced } : {}),
    }
  })
  const { buttons, dialogs } = useAccountActions({
    account: accounts.find(({ id }) => String(id) === choice),
    companyId: ownId(),
    onDeleted: () => form.patch(values => ({ ...values, choice: '' })),
  })
  const isCorrectable = accounts.some(({ id }) => id === request.account_id)
  const options = [
    ...known,
    ...(isCorrectable ? [{ value: 'correct', label: words.correct }] : []),
    { value: 'add', label: words.add, description: words.own },
  ]
  return (
    <>
      <form {...form.form} aria-label={messages.heading}>
        <Stack gap="5">
          {form.refusal && (
            <Notice
              tone="danger"
              isLive
              actions={
                contactBeside(form.refusalCode) ??
                (form.refusalCode === 'account_changed' && (
                  <TextButton onClick={showLatest}>{dialogMessages.showLatest}</TextButton>
                ))
              }
            >
              {form.refusal}
            </Notice>
          )}
          <ErrorSummary errors={form.errors} submitCount={form.submitCount} />
          <RadioGroup
            id="choice"
            name="choice"
            label={words.label}
            required
            layout="cards"
            value={choice}
            options={options}
            error={form.errorOf('choice')}
            onChange={({ target }) => form.change('choice', target.value)}
          />
          {buttons}
          {path && isRestored[path] && <RestoredNotice isNew={path === 'added'} onReset={() => reset(path)} />}
          {path && <BankAccountFields key={path} form={form} path={path} search={searchBanks} />}
          <Box>
            <Button type="submit" isLoading={form.isSubmitting}>
              {messages.save}
            </Button>
          </Box>
        </Stack>
      </form>
      {dialogs}
    </>
  )
}
