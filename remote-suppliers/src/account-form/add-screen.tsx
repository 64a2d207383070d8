import { SupplierPage } from '../common/supplier-page.tsx'
import { AccountForm } from './account-form.tsx'
import { messages } from './messages.ts'

/** /suppliers/{id}/accounts/add */
export const AddAccountScreen = () => (
  <SupplierPage title={messages.add.title}>{supplier => <AccountForm supplier={supplier} />}</SupplierPage>
)
