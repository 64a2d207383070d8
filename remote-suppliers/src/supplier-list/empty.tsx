import { EmptyState } from '@invoice-card/ui'
import { AddActions } from './add-actions.tsx'
import { messages } from './messages.ts'
import type { SupplierTab } from './query.ts'

/** Why there are no suppliers, and what to do about it. */
export const NoSuppliers = ({ tab, isFrozen }: { tab: SupplierTab; isFrozen: boolean }) =>
  tab === 'disabled' ? (
    <EmptyState scene="supplier" {...messages.emptyDisabled} />
  ) : (
    <EmptyState scene="supplier" {...messages.empty} action={!isFrozen && <AddActions />} />
  )
