import { isRefusal } from '@invoice-card/api-client'
import { Container, Notice, PageHeader, SkeletonText } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../paths.ts'
import { InvoicePaymentScreenForm } from './invoice-payment-form.tsx'
import { messages } from './messages.ts'
import { namedSupplierQuery } from './queries.ts'

/** /payments/invoicepayment?supplier_id=…: a payment that begins with its payee; the invoice comes after. */
export function Component() {
  const [search] = useSearchParams()
  const asked = Number(search.get('supplier_id'))
  const id = Number.isSafeInteger(asked) && asked > 0 ? asked : null
  const { data, error } = useQuery(namedSupplierQuery(id))
  const isNotPayable = data?.status === 'Rejected' || data?.is_frozen === true
  const supplier = isNotPayable ? undefined : data
  const isMissing = !data && isRefusal(error, 'supplier_not_found', 'not_found', 'invalid_request')
  const problem =
    search.has('supplier_id') && (id === null || isNotPayable || isMissing)
      ? messages.notPayable
      : !data && error
        ? messages.loadFailed
        : null

  return (
    <Container width="lg">
      <PageHeader
        title={messages.title}
        description={messages.lead}
        back={{ to: paths.create, label: messages.back }}
      />
      {id !== null && !data && !error ? (
        <SkeletonText lines={6} />
      ) : (
        <>
          {problem !== null && <Notice tone="attention">{problem}</Notice>}
          <InvoicePaymentScreenForm key={supplier?.id} supplier={supplier} />
        </>
      )}
    </Container>
  )
}
