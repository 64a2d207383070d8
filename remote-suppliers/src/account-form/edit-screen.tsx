import type { Supplier } from '@invoice-card/contracts'
import { useListState } from '@invoice-card/list'
import { ButtonLink, EmptyState, Page } from '@invoice-card/ui'
import { useIdParam } from '../common/id-param.ts'
import { messages as commonMessages } from '../common/messages.ts'
import { SupplierPage } from '../common/supplier-page.tsx'
import { paths } from '../paths.ts'
import { AccountForm } from './account-form.tsx'
import { messages } from './messages.ts'

/** /suppliers/{id}/accounts/{accountId}/edit */
export const EditAccountScreen = () => (
  <SupplierPage title={messages.edit.title}>{supplier => <EditAccount supplier={supplier} />}</SupplierPage>
)

function EditAccount({ supplier }: { supplier: Supplier }) {
  const id = useIdParam('accountId')
  const account = supplier.accounts.find(other => other.id === id)
  const back = {
    to: paths.detail(supplier.id),
    label: commonMessages.backToSupplier(supplier.name),
    state: useListState(),
  }
  // A change seen elsewhere meanwhile is another form: what it would be compared with is gone.
  if (account) return <AccountForm key={account.id} supplier={supplier} account={account} />
  return (
    <Page back={back} width="md">
      <EmptyState
        level="h1"
        scene="search"
        {...messages.notFound}
        action={
          <ButtonLink variant="secondary" to={back.to} state={back.state}>
            {back.label}
          </ButtonLink>
        }
      />
    </Page>
  )
}
