import { invoiceDisplayId } from '@invoice-card/domain'
import { type DownloadedFile, SelectedDownloads, useSelection } from '@invoice-card/list'
import { useLocation } from 'react-router-dom'
import { useIsCompanyFrozen } from '@invoice-card/remote'

/**
 * Lets the user select rows of a list and save them as one file; a frozen company, which may not, gets undefined.
 * @param rows the rows on screen
 * @param labelOf names a row; by its display id unless given
 */
export function useExportSelection<Row extends { readonly id: number }>(
  rows: readonly Row[],
  makeCsv: (selected: readonly Row[]) => Promise<DownloadedFile>,
  labelOf = ({ id }: Row): string => invoiceDisplayId(id),
) {
  const isFrozen = useIsCompanyFrozen()
  const selection = useSelection(
    useLocation().search,
    rows.map(({ id }) => id),
  )
  if (isFrozen) return undefined
  return {
    of: selection,
    idOf: ({ id }: Row) => id,
    labelOf,
    actions: (
      <SelectedDownloads
        count={selection.ids.length}
        makeCsv={() => makeCsv(rows.filter(({ id }) => selection.isSelected(id)))}
        makeReceipts={undefined}
      />
    ),
  }
}
