import type { Supplier } from '@invoice-card/contracts'
import { savedListUrl, useListSearch, useListState } from '@invoice-card/list'
import { ContactLink, useIsCompanyFrozen } from '@invoice-card/remote'
import { ButtonLink, Card, Notice, Page, Section, Stack } from '@invoice-card/ui'
import { accountSavedText, useAccountSaved } from '../common/account-saved.ts'
import { IdentityNote } from '../common/identity/identity-note.tsx'
import { missingIdentity } from '../common/identity/missing-identity.ts'
import { messages as commonMessages } from '../common/messages.ts'
import { PayLink } from '../common/pay-link.tsx'
import { SupplierPage } from '../common/supplier-page.tsx'
import { FrozenNotice } from '@invoice-card/remote/frozen-notice'
import { paths } from '../paths.ts'
import { Accounts } from './accounts.tsx'
import { DeleteSupplier } from './delete-supplier.tsx'
import { SupplierFacts } from './facts.tsx'
import { Histories } from './histories.tsx'
import { messages } from './messages.ts'
import { StatusSection } from './status-section.tsx'

/** /suppliers/{id}: what is known of a supplier, its accounts and what may be done with it. */
export const SupplierDetailScreen = () => (
  <SupplierPage title={messages.title}>{supplier => <SupplierDetail supplier={supplier} />}</SupplierPage>
)

function SupplierDetail({ supplier }: { supplier: Supplier }) {
  const back = { to: savedListUrl(paths.list, useListSearch()), label: commonMessages.back }
  const saved = useAccountSaved()
  const isFrozen = useIsCompanyFrozen()
  const state = useListState()
  const edit = !isFrozen && (
    <ButtonLink variant="secondary" size="sm" to={paths.editContact(supplier.id)} state={state}>
      {missingIdentity(supplier).length > 0 ? messages.facts.editAndComplete : messages.facts.edit}
    </ButtonLink>
  )
  return (
    <Page
      title={supplier.name}
      back={back}
      actions={
        <PayLink supplier={supplier} icon="payments">
          {messages.pay}
        </PayLink>
      }
    >
      <Stack gap="8">
        <FrozenNotice />
        {saved && (
          <Notice
            tone="success"
            isLive
            title={commonMessages.accountSaved.titles[saved.kind]}
            actions={saved.isCheckedAgain ? <ContactLink /> : undefined}
          >
            {accountSavedText(saved)}
          </Notice>
        )}
        <StatusSection supplier={supplier} />
        <Accounts supplier={supplier} />
        <Histories supplier={supplier} />
        <Card>
          <Section title={messages.facts.title} actions={edit}>
            <SupplierFacts supplier={supplier} />
            <IdentityNote />
          </Section>
        </Card>
        <DeleteSupplier supplier={supplier} />
      </Stack>
    </Page>
  )
}
