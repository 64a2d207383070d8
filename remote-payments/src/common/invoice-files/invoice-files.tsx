import type { Invoice } from '@invoice-card/contracts'
import { notify } from '@invoice-card/events'
import { Box, Skeleton, Stack, Text, TextButton } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { calls } from '../calls.ts'
import { download } from '../download.ts'
import { failureText } from '../failure-text.ts'
import { FileViewer } from '../file-viewer/file-viewer.tsx'
import { invoiceFileQuery } from '../invoice-file-query.ts'
import { messages } from './messages.ts'

type FileLink = Invoice['files'][number]

/** The evidence of a payment: each file with its pages, or at least the original. */
export function InvoiceFiles({ files }: { files: readonly FileLink[] }) {
  return <Stack gap="6">{files.map(file => <FileWithPages key={file.file_id} file={file} />)}</Stack>
}

function FileWithPages({ file }: { file: FileLink }) {
  const { data, error } = useQuery(invoiceFileQuery(file.file_id))
  if (data) return <FileViewer file={data} />
  return error ? <WithoutPages file={file} /> : <Skeleton style={{ height: '20rem' }} />
}

function WithoutPages({ file }: { file: FileLink }) {
  const downloadFile = () => calls.invoiceFiles.getFileDownloadUrl({ params: { id: file.file_id } }).then(download, (failure: unknown) => notify.error(failureText(failure)))
  return (
    <Stack gap="3">
      <Text tone="muted">{messages.failed}</Text>
      <Box><TextButton icon="download" onClick={() => void downloadFile()}>{messages.download(file.file_name)}</TextButton></Box>
    </Stack>
  )
}
