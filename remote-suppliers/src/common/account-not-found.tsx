import type { Supplier } from '@invoice-card/contracts'
import { useListState } from '@invoice-card/list'
import { ButtonLink, EmptyState, Page } from '@invoice-card/ui'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'

/** The way back to a supplier, whose own way back leads to the list as it was left. */
export const useBackToSupplier = ({ id, name }: Pick<Supplier, 'id' | 'name'>) => ({
  to: paths.detail(id),
  label: messages.backToSupplier(name),
  state: useListState(),
})

/** In the place of an account that is not there, or no longer. */
export function AccountNotFound({ supplier }: { supplier: Supplier }) {
  const back = useBackToSupplier(supplier)
  return (
    <Page back={back}>
      <EmptyState
        level="h1"
        scene="search"
        {...messages.accountNotFound}
        action={
          <ButtonLink variant="secondary" to={back.to} state={back.state}>
            {back.label}
          </ButtonLink>
        }
      />
    </Page>
  )
}
