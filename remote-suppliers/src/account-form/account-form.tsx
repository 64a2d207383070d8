import { BankAccountFields } from '@invoice-card/bank-account'
import type { Account, Supplier, SupplierStatus } from '@invoice-card/contracts'
import { RestoredNotice } from '@invoice-card/form'
import { useListState } from '@invoice-card/list'
import { contactBeside, ContactLink, useIsCompanyFrozen } from '@invoice-card/remote'
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  ErrorSummary,
  HStack,
  Notice,
  Page,
  Section,
  Stack,
  TextButton,
} from '@invoice-card/ui'
import { useState } from 'react'
import { FrozenNotice } from '@invoice-card/remote/frozen-notice'
import { searchBanks } from '../common/search-banks.ts'
import { messages as commonMessages } from '../common/messages.ts'
import { supplierStatusWords } from '../common/supplier-status.tsx'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'
import { useAccountForm } from './use-account-form.ts'

interface AccountFormProps {
  readonly supplier: Supplier
  /** The one to correct; a new one without it. */
  readonly account?: Account
}

/** The form of an account, which says before what saving it means for the supplier. */
export function AccountForm({ supplier, account }: AccountFormProps) {
  const isFrozen = useIsCompanyFrozen()
  const [round, setRound] = useState(1)
  const words = messages[account ? 'edit' : 'add']
  const back = {
    to: paths.detail(supplier.id),
    label: commonMessages.backToSupplier(supplier.name),
    state: useListState(),
  }
  if (isFrozen)
    return (
      <Page title={words.title} back={back} width="md">
        <FrozenNotice />
      </Page>
    )
  if (supplier.status === 'Rejected') {
    return (
      <Page title={words.title} back={back} width="md">
        <Card>
          <EmptyState
            scene="broken"
            title={messages.rejected.title}
            description={
              <>
                <p>{supplierStatusWords.Rejected.meaning}</p>
                <p>{supplierStatusWords.Rejected.next}</p>
                <ContactLink />
              </>
            }
            action={
              <ButtonLink variant="secondary" to={back.to} state={back.state}>
                {back.label}
              </ButtonLink>
            }
          />
        </Card>
      </Page>
    )
  }
  return (
    <Page title={words.title} description={words.description(supplier.name)} back={back} width="md">
      <Form
        key={round}
        supplier={supplier}
        status={supplier.status}
        account={account}
        back={back}
        onReset={() => setRound(round + 1)}
      />
    </Page>
  )
}

interface FormProps extends AccountFormProps {
  readonly status: Exclude<SupplierStatus, 'Rejected'>
  readonly back: { readonly to: string; readonly state: unknown }
  /** Makes another form, which begins with what is registered now. */
  readonly onReset: () => void
}

function Form({ supplier, status, account, back, onReset }: FormProps) {
  const { form, isRestored, isStale, reset } = useAccountForm(supplier, account, onReset)
  const words = messages[account ? 'edit' : 'add']
  return (
    <form {...form.form} aria-label={words.title}>
      <Stack gap="6">
        {form.refusal && (
          <Notice
            tone="danger"
            isLive
            title={messages.refused.title}
            actions={
              isStale ? (
                <TextButton onClick={reset}>{messages.refused.showLatest}</TextButton>
              ) : (
                contactBeside(form.refusalCode)
              )
            }
          >
            {form.refusal}
          </Notice>
        )}
        <ErrorSummary errors={form.errors} submitCount={form.submitCount} />
        {(supplier.accounts.length > 0 || status === 'Approved') && (
          <Notice tone="attention" title={messages.before.title}>
            <p>{messages.before.texts[status]}</p>
            {account && <p>{messages.before.inProgress}</p>}
          </Notice>
        )}
        {isRestored && <RestoredNotice isNew={!account} onReset={reset} />}
        <Card>
          <Section title={messages.section}>
            <Stack gap="6">
              <BankAccountFields form={form} path="account" search={searchBanks} />
            </Stack>
          </Section>
        </Card>
        <HStack gap="4">
          <Button type="submit" size="lg" isLoading={form.isSubmitting}>
            {words.save}
          </Button>
          <ButtonLink variant="ghost" to={back.to} state={back.state}>
            {messages.cancel}
          </ButtonLink>
        </HStack>
      </Stack>
    </form>
  )
}
