import { isRefusal } from '@invoice-card/api-client'
import { ButtonLink, Card, EmptyState, ErrorState, Page, Section, SkeletonText, Stack, Text } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { paths } from '../paths.ts'
import { AccountFacts, SupplierFacts } from './facts.tsx'
import { messages } from './messages.ts'
import { supplierQuery } from './query.ts'

const back = { to: paths.list, label: messages.back }

/** /suppliers/{id}: what is known of a supplier, and its accounts. */
export function SupplierDetailScreen() {
  const id = Number(useParams().id)
  const isId = Number.isSafeInteger(id) && id > 0
  const query = useQuery({ ...supplierQuery(id), enabled: isId })
  if (!isId || isRefusal(query.error)) return <NotFound />
  if (query.isError) return <Page title={messages.title} back={back}><Card><ErrorState onRetry={() => void query.refetch()} isRetrying={query.isFetching} /></Card></Page>
  if (query.isPending) return <Page title={messages.title} back={back}><Card><SkeletonText lines={6} /></Card></Page>
  const supplier = query.data
  return (
    <Page title={supplier.name} back={back} actions={supplier.status === 'Rejected' ? undefined : <ButtonLink to={paths.pay(supplier.id)}>{messages.pay}</ButtonLink>}>
      <Stack gap="10">
        <Section title={messages.facts}><Card><SupplierFacts supplier={supplier} /></Card></Section>
        <Section title={messages.accounts}>
          {supplier.accounts.length === 0 && <Card><Text tone="muted">{messages.noAccounts}</Text></Card>}
          {supplier.accounts.map(account => <Card key={account.id}><AccountFacts account={account} /></Card>)}
        </Section>
      </Stack>
    </Page>
  )
}

const NotFound = () => (
  <Page title={messages.title} back={back}>
    <Card><EmptyState scene="search" title={messages.notFoundTitle} description={messages.notFoundText} action={<ButtonLink variant="secondary" to={paths.list}>{messages.back}</ButtonLink>} /></Card>
  </Page>
)
