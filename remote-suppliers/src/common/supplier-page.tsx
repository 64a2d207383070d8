import { isRefusal } from '@invoice-card/api-client'
import type { Supplier } from '@invoice-card/contracts'
import { failureText } from '@invoice-card/form'
import { ButtonLink, Card, EmptyState, ErrorState, Page, SkeletonText } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { useIdParam } from '@invoice-card/remote/id-param'
import { messages } from './messages.ts'
import { supplierQuery } from './supplier-query.ts'

interface SupplierPageProps {
  /** Title while there is no supplier to show. */
  readonly title: string
  /** What is left of a supplier that was deleted, e.g. the payments to it. */
  readonly remains?: (id: number) => { readonly to: string; readonly label: string }
  readonly children: (supplier: Supplier) => ReactNode
}

const back = { to: paths.list, label: messages.back }

/** The supplier that the address names, or why there is none: loading, failed, not found. */
export function SupplierPage({ title, remains, children }: SupplierPageProps) {
  const id = useIdParam()
  const { data, error, refetch, isFetching } = useQuery({ ...supplierQuery(id), enabled: id > 0 })
  if (data) return children(data)
  if (id === 0 || isRefusal(error, 'supplier_not_found', 'not_found', 'invalid_request'))
    return <SupplierNotFound remains={id === 0 ? undefined : remains?.(id)} />
  return (
    <Page title={title} back={back}>
      <Card>
        {error ? (
          <ErrorState description={failureText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <SkeletonText lines={6} />
        )}
      </Card>
    </Page>
  )
}

const SupplierNotFound = ({ remains }: { remains: { readonly to: string; readonly label: string } | undefined }) => (
  <Page back={back}>
    <EmptyState
      level="h1"
      scene="search"
      {...messages.notFound}
      action={
        <>
          {remains && <ButtonLink to={remains.to}>{remains.label}</ButtonLink>}
          <ButtonLink variant="secondary" to={paths.list}>
            {messages.toList}
          </ButtonLink>
        </>
      }
    />
  </Page>
)
