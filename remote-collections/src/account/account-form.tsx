import { AccountSchema, BankAccountFields, emptyAccount } from '@invoice-card/bank-account'
import type { Account } from '@invoice-card/contracts'
import { accountLine, displayKana } from '@invoice-card/domain'
import { useForm } from '@invoice-card/form'
import { contactBeside, useIsCompanyFrozen } from '@invoice-card/remote'
import { loginUserAtom } from '@invoice-card/session'
import { AppLink, Box, Button, ErrorSummary, FormSection, Notice, RadioGroup, Stack, Text } from '@invoice-card/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { useAccountActions } from '../deposit/account-actions/use-account-actions.tsx'
import { DraftBar } from '../draft/draft-bar.tsx'
import { messages as frozenMessages } from '../frozen/messages.ts'
import type { BankForm } from '../request-flow/entry.ts'
import { refusalsOf } from '../request-flow/selectors.ts'
import { dispatch, readEntry, readRequestFlow } from '../request-flow/store.ts'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'
import { addDepositAccount, depositAccountsQuery, searchBanks } from '../deposit/deposit-accounts.ts'

const schema = v.variant('isNewAccount', [
  v.object({ isNewAccount: v.literal(false), accountId: v.number(messages.accountId.required) }),
  v.object({ isNewAccount: v.literal(true), newAccount: AccountSchema }),
])
/** Fields of the refusals that name none. */
const refusalFields = {
  bank_not_found: 'newAccount.bank_code',
  branch_not_found: 'newAccount.branch_code',
  account_already_exists: 'newAccount.account_number',
  holder_not_convertible: 'newAccount.account_holder_kana',
  holder_is_not_own_company: 'newAccount.account_holder_kana',
}

/** One of the company's accounts, or a new one that is added on the way. */
export function AccountForm({ accounts, buyerId }: { accounts: readonly Account[]; buyerId: number }) {
  const navigate = useNavigate()
  const isFrozen = useIsCompanyFrozen()
  const queryClient = useQueryClient()
  const holder = useAtomValue(loginUserAtom)?.transferPersonName ?? ''
  const [initialValues] = useState(() => accountToBegin(accounts, displayKana(holder)))
  const form = useForm<BankForm>({
    initialValues,
    schema,
    refusalFields,
    refusals: refusalsOf(readRequestFlow()),
    onEdit: path => dispatch({ type: 'fieldEdited', path }),
    onValues: bankForm => dispatch({ type: 'accountTyped', bankForm }),
    onSubmit: async (values, isShown) => {
      if (values.isNewAccount) {
        const { id } = await addDepositAccount(buyerId, values.newAccount, 'newAccount')
        await queryClient.invalidateQueries(depositAccountsQuery(buyerId))
        // The flow of a user who has left is cleared.
        if (!isShown()) return
        const bankForm = { accountId: id, isNewAccount: false, newAccount: emptyAccount }
        dispatch({ type: 'accountTyped', bankForm })
      } else dispatch({ type: 'accountTyped', bankForm: values })
      await navigate(paths.confirm)
    },
  })
  const { isNewAccount, accountId } = form.values
  const choose = (value: string) => {
    form.change('isNewAccount', value === 'new')
    if (value !== 'new') form.change('accountId', Number(value))
  }
  const { buttons, dialogs } = useAccountActions({
    account: isNewAccount ? undefined : accounts.find(({ id }) => id === accountId),
    companyId: buyerId,
    // Without any account there is nothing to choose from.
    onDeleted: deleted =>
      form.patch(values => ({ ...values, accountId: null, isNewAccount: accounts.every(({ id }) => id === deleted) })),
  })
  return (
    <>
      <form {...form.form} aria-label={messages.title}>
        <Stack gap="6">
          <ErrorSummary errors={form.errors} submitCount={form.submitCount} />
          {form.refusal && (
            <Notice tone="danger" isLive actions={contactBeside(form.refusalCode)}>
              {form.refusal}
            </Notice>
          )}
          <FormSection title={messages.section}>
            {accounts.length === 0 ? (
              isFrozen || <Notice>{messages.none}</Notice>
            ) : (
              <RadioGroup
                id="accountId"
                name="accountId"
                label={messages.accountId.label}
                required
                layout="cards"
                error={form.errorOf('accountId')}
                value={isNewAccount ? 'new' : accountId === null ? undefined : String(accountId)}
                onChange={event => choose(event.target.value)}
                options={[
                  ...accounts.map(one => ({
                    value: String(one.id),
                    label: accountLine(one),
                    description: displayKana(one.account_holder_kana),
                  })),
                  ...(isFrozen ? [] : [{ value: 'new', label: messages.add }]),
                ]}
              />
            )}
            {buttons}
            {isNewAccount && isFrozen && <Text>{frozenMessages.noAccount}</Text>}
            {isNewAccount && !isFrozen && <BankAccountFields form={form} path="newAccount" search={searchBanks} />}
          </FormSection>
          <DraftBar />
          {!(isNewAccount && isFrozen) && (
            <Box>
              <Button type="submit" size="lg" isWide iconEnd="arrow_forward" isLoading={form.isSubmitting}>
                {messages.next}
              </Button>
            </Box>
          )}
          <Box>
            <AppLink to={paths.invoiceInfo}>{messages.back}</AppLink>
          </Box>
        </Stack>
      </form>
      {dialogs}
    </>
  )
}

/** As it was left; else the only account, and a new one where there is none. */
function accountToBegin(accounts: readonly Account[], holder: string): BankForm {
  const { accountId, isNewAccount, newAccount } = readEntry().bankFormInfo
  const known = accounts.find(({ id }) => id === accountId) ?? (accounts.length === 1 ? accounts[0] : undefined)
  return {
    accountId: known?.id ?? null,
    isNewAccount: isNewAccount || accounts.length === 0,
    newAccount: newAccount.account_holder_kana === '' ? { ...newAccount, account_holder_kana: holder } : newAccount,
  }
}
