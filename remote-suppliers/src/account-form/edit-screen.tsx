import type { Supplier } from '@invoice-card/contracts'
import { AccountNotFound } from '../common/account-not-found.tsx'
import { useIdParam } from '@invoice-card/remote/id-param'
import { SupplierPage } from '../common/supplier-page.tsx'
import { AccountForm } from './account-form.tsx'
import { messages } from './messages.ts'

/** /suppliers/{id}/accounts/{accountId}/edit */
export const EditAccountScreen = () => (
  <SupplierPage title={messages.edit.title}>{supplier => <EditAccount supplier={supplier} />}</SupplierPage>
)

function EditAccount({ supplier }: { supplier: Supplier }) {
  const id = useIdParam('accountId')
  const account = supplier.accounts.find(other => other.id === id)
  // Another account is another form. A change of this one is not: what was typed stays, and saving it is refused.
  return account ? (
    <AccountForm key={account.id} supplier={supplier} account={account} />
  ) : (
    <AccountNotFound supplier={supplier} />
  )
}
