import { ButtonLink, EmptyState } from '@invoice-card/ui'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'
import type { SupplierTab } from './query.ts'

/** Why there are no suppliers, and what to do about it. */
export const NoSuppliers = ({ tab }: { tab: SupplierTab }) =>
  tab === 'disabled' ? (
    <EmptyState scene="supplier" {...messages.emptyDisabled} />
  ) : (
    <EmptyState
      scene="supplier"
      {...messages.empty}
      action={
        <>
          <ButtonLink to={paths.addCompany} icon="add">
            {messages.add}
          </ButtonLink>
          <ButtonLink variant="secondary" to={paths.newPayment} icon="upload_file">
            {messages.pay}
          </ButtonLink>
        </>
      }
    />
  )
