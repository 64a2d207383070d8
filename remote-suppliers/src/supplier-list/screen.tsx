import { userStatsAtom } from '@invoice-card/session'
import { ButtonLink, ListView, Page, SearchBox, Stack, TabLinks } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '../paths.ts'
import { columns } from './columns.tsx'
import { NothingToList } from './empty.tsx'
import { listHref, pageSize, readListQuery, supplierListQuery } from './list-query.ts'
import { messages } from './messages.ts'

/** /suppliers: registered suppliers with their accounts and how far their check has come. */
export function SupplierListScreen() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const list = readListQuery(search)
  const query = useQuery(supplierListQuery(list))
  const stats = useAtomValue(userStatsAtom)
  return (
    <Page title={messages.title} description={messages.description} actions={<ButtonLink to={paths.newPayment} icon="upload_file">{messages.pay}</ButtonLink>}>
      <Stack gap="6">
        <TabLinks label={messages.tabs} items={[
          { to: paths.list, label: messages.enabled, count: stats.suppliersEnable, isCurrent: list.group === 'enabled' },
          { to: paths.disabled, label: messages.disabled, count: stats.suppliersDisable, isCurrent: list.group === 'disabled' },
        ]} />
        <SearchBox key={list.word} label={messages.search} word={list.word} onSearch={word => void navigate(listHref({ ...list, word, page: 1 }))} />
        <ListView
          query={query} caption={messages.caption} columns={columns} rows={query.data?.suppliers ?? []} rowKey={({ id }) => id} rowTo={({ id }) => paths.detail(id)}
          total={query.data?.count_all ?? 0} page={list.page} pageSize={pageSize} getTo={page => listHref({ ...list, page })}
          empty={<NothingToList list={list} />}
        />
      </Stack>
    </Page>
  )
}
