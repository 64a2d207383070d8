import { isRefusal } from '@invoice-card/api-client'
import type { Invoice } from '@invoice-card/contracts'
import { Skeleton, Stack } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FileViewer } from '../file-viewer/file-viewer.tsx'
import { WithoutPages } from '../file-viewer/without-pages.tsx'
import { invoiceFileQuery } from '../invoice-file-query.ts'
import { FileChoice } from './file-choice.tsx'

type FileLink = Invoice['files'][number]

/** The evidence of a payment, one file at a time: with its pages, or at least the original. */
export function InvoiceFiles({ files }: { files: readonly FileLink[] }) {
  const [chosenId, setChosenId] = useState<string>()
  const [firstFile] = files
  // The chosen one may have been taken away since.
  const shown = files.find(({ file_id }) => file_id === chosenId) ?? firstFile
  if (!shown) return null
  return (
    <Stack gap="3" minHeight="0">
      {files.length > 1 && <FileChoice files={files} shownId={shown.file_id} onChoose={setChosenId} />}
      <FileWithPages key={shown.file_id} file={shown} />
    </Stack>
  )
}

function FileWithPages({ file }: { file: FileLink }) {
  const { data, error, refetch } = useQuery(invoiceFileQuery(file.file_id))
  if (data) return <FileViewer file={data} />
  return error ? (
    <WithoutPages
      file={file}
      onRetry={isRefusal(error, 'file_not_found', 'not_found', 'invalid_request') ? undefined : () => void refetch()}
    />
  ) : (
    <Skeleton style={{ height: '20rem' }} />
  )
}
