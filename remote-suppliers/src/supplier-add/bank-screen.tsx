import { AccountSchema, BankAccountFields, toAccountInput, type AccountValues } from '@invoice-card/bank-account'
import { proposedHolder } from '@invoice-card/domain'
import { useForm } from '@invoice-card/form'
import { AppLink, Box, Button, Card, ErrorSummary, Notice, Section, Stack, Text } from '@invoice-card/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { is, object } from 'valibot'
import { paths } from '../paths.ts'
import { kanaOf, nameOf } from './company-values.ts'
import { FlowPage } from './flow-page.tsx'
import { changeCreation, markAnswered, readCreation } from './flow-state.ts'
import { messages } from './messages.ts'
import { checkInputOf, supplierCheckQuery } from './queries.ts'
import { searchBanks } from '../common/search-banks.ts'

const { bank: words } = messages
const schema = object({ account: AccountSchema })

/** /suppliers/add/bank: where the supplier gets its money; may be left for later. */
export function BankScreen() {
  // As it was when the screen opened: passing the form on must not send it back.
  const [{ isCompanyChecked, company }] = useState(readCreation)
  if (!isCompanyChecked) return <Navigate to={paths.addCompany} replace />
  return (
    <FlowPage step={1} title={words.title} description={words.lead(nameOf(company))}>
      <AccountForm />
    </FlowPage>
  )
}

function AccountForm() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [initialValues] = useState(() => ({ account: accountToBegin() }))

  // An account that cannot be registered is reported here and not at the end. Without an answer the registration itself
  // reports it.
  const checkMore = async () => {
    const { company, account } = readCreation()
    if (!is(AccountSchema, account)) return []
    const input = { ...checkInputOf(company), account: toAccountInput(account) }
    const check = await queryClient.fetchQuery(supplierCheckQuery(input)).catch(() => null)
    return check?.account_error ? [{ fieldId: check.account_error.field, message: check.account_error.message }] : []
  }
  const form = useForm<{ account: AccountValues }>({
    initialValues,
    schema,
    checkMore,
    refusals: readCreation().refusals,
    onEdit: markAnswered,
    onValues: ({ account }) => changeCreation({ account, accountStep: 'open' }),
    onSubmit: ({ account }) => {
      changeCreation({ account, accountStep: 'entered' })
      return navigate(paths.addConfirm)
    },
  })
  const registerLater = () => {
    changeCreation({ accountStep: 'later' })
    void navigate(paths.addConfirm)
  }
  const { account_holder_kana } = form.values.account
  const isProposed = account_holder_kana !== '' && account_holder_kana === readCreation().proposedHolder
  return (
    <form {...form.form} aria-label={words.title}>
      <Stack gap="6">
        <ErrorSummary errors={form.errors} submitCount={form.submitCount} />
        {form.refusal && (
          <Notice tone="danger" isLive>
            {form.refusal}
          </Notice>
        )}
        <Card>
          <Section title={words.section}>
            <Stack gap="6">
              <BankAccountFields
                form={form}
                path="account"
                search={searchBanks}
                noteOf={(path, help) => (path === 'account.account_holder_kana' && isProposed ? words.proposed : help)}
              />
            </Stack>
          </Section>
        </Card>
        <Stack gap="3">
          <Button type="submit" size="lg" isWide isLoading={form.isSubmitting}>
            {words.next}
          </Button>
          <Button variant="secondary" isWide onClick={registerLater}>
            {words.later}
          </Button>
          <Text size="sm" tone="muted">
            {words.laterHelp}
          </Text>
        </Stack>
        <Box>
          <AppLink to={paths.addCompany}>{words.back}</AppLink>
        </Box>
      </Stack>
    </form>
  )
}

/** The account as it was left, with a holder that follows the name until somebody changes it. */
function accountToBegin(): AccountValues {
  const { company, account, proposedHolder: former } = readCreation()
  const proposed = proposedHolder(nameOf(company), kanaOf(company))
  if (account.account_holder_kana !== '' && account.account_holder_kana !== former) return account
  const changed = { ...account, account_holder_kana: proposed }
  if (proposed !== former || proposed !== account.account_holder_kana)
    changeCreation({ account: changed, proposedHolder: proposed })
  return changed
}
