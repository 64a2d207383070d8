import { List, useList } from '@invoice-card/list'
import { knownStatsAtom } from '@invoice-card/session'
import { ButtonLink, Page } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../paths.ts'
import { columns } from './columns.tsx'
import { NoSuppliers } from './empty.tsx'
import { messages } from './messages.ts'
import { definitions, supplierListQuery, tabOf } from './query.ts'

/** /suppliers: registered suppliers with their last payments and how far their check has come. */
export function SupplierListScreen() {
  const [search] = useSearchParams()
  const tab = tabOf(search)
  const list = useList(definitions[tab])
  const query = useQuery(supplierListQuery(tab, list))
  const stats = useAtomValue(knownStatsAtom)
  const actions = (
    <>
      <ButtonLink to={paths.addCompany} icon="add">
        {messages.add}
      </ButtonLink>
      <ButtonLink variant="secondary" to={paths.newPayment} icon="upload_file">
        {messages.pay}
      </ButtonLink>
    </>
  )
  return (
    <Page title={messages.title} description={messages.description} actions={actions}>
      <List
        list={list}
        query={query}
        tabs={{
          label: messages.tabs,
          items: [
            { to: paths.list, label: messages.enabled, count: stats.suppliersEnable, isCurrent: tab === 'enabled' },
            {
              to: paths.disabled,
              label: messages.disabled,
              count: stats.suppliersDisable,
              isCurrent: tab === 'disabled',
            },
          ],
        }}
        caption={messages.caption}
        columns={columns}
        rows={query.data?.suppliers ?? []}
        total={query.data?.count_all ?? 0}
        rowKey={({ id }) => id}
        rowTo={({ id }) => paths.detail(id)}
        empty={<NoSuppliers tab={tab} />}
        noMatch={messages.noMatch}
      />
    </Page>
  )
}
