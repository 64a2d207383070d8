import type { SupplierSummary } from '@invoice-card/contracts'
import { ExportButton, List, useList } from '@invoice-card/list'
import { knownStatsAtom } from '@invoice-card/session'
import { Page, Stack } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useSearchParams } from 'react-router-dom'
import { FrozenNotice } from '@invoice-card/remote/frozen-notice'
import { useExportSelection } from '../common/use-export-selection.tsx'
import { useIsCompanyFrozen } from '@invoice-card/remote'
import { paths } from '../paths.ts'
import { AddActions } from './add-actions.tsx'
import { columns } from './columns.tsx'
import { NoSuppliers } from './empty.tsx'
import { messages } from './messages.ts'
import { definitions, maxExportedSuppliers, supplierListQuery, suppliersFile, tabOf, wholeListFile } from './query.ts'

export { prefetchSuppliers } from './query.ts'

const nothing: readonly SupplierSummary[] = []

/** /suppliers: registered suppliers with their last payments and how far their check has come. */
export function SupplierListScreen() {
  const [search] = useSearchParams()
  const tab = tabOf(search)
  const list = useList(definitions[tab])
  const query = useQuery(supplierListQuery(tab, list))
  const rows = query.data?.suppliers ?? nothing
  const selection = useExportSelection(
    rows,
    suppliers => suppliersFile(tab, suppliers),
    ({ name }) => name,
  )
  const total = query.data?.count_all ?? 0
  const stats = useAtomValue(knownStatsAtom)
  const isFrozen = useIsCompanyFrozen()
  const actions = !isFrozen && <AddActions />
  return (
    <Page title={messages.title} actions={actions}>
      <Stack gap="5">
        <FrozenNotice />
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
          actions={
            !isFrozen && (
              <ExportButton makeFile={() => wholeListFile(tab, list)} limit={{ total, max: maxExportedSuppliers }} />
            )
          }
          columns={columns}
          rows={rows}
          total={total}
          rowKey={({ id }) => id}
          rowTo={({ id }) => paths.detail(id)}
          selection={selection}
          empty={<NoSuppliers tab={tab} isFrozen={isFrozen} />}
          noMatch={messages.noMatch}
        />
      </Stack>
    </Page>
  )
}
