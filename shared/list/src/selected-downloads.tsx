import { notify } from '@invoice-card/events'
import type { DownloadedFile } from './download.ts'
import { ExportButton } from './export-button.tsx'
import { listMessages as words } from './state/messages.ts'

interface SelectedDownloadsProps {
  /** How many rows are selected. */
  readonly count: number
  readonly makeCsv: () => Promise<DownloadedFile>
  /** Makes a ZIP of their receipts; undefined where none of them can have one. */
  readonly makeReceipts: (() => Promise<DownloadedFile & { readonly receipt_count: number }>) | undefined
}

/** Downloads the selected rows as CSV and their receipts as one ZIP. */
export const SelectedDownloads = ({ count, makeCsv, makeReceipts }: SelectedDownloadsProps) => (
  <>
    <ExportButton label={words.selectedCsv} short={words.csv} makeFile={makeCsv} />
    {makeReceipts && (
      <ExportButton
        label={words.receipts}
        short={words.receipt}
        makeFile={async () => {
          const file = await makeReceipts()
          notify.success(words.receiptsDone(file.receipt_count, count))
          return file
        }}
      />
    )}
  </>
)
