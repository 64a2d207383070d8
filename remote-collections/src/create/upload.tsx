import { acceptedFiles, invoiceFileQuery, RetryUpload, type Upload, useUpload } from '@invoice-card/invoice-file'
import { Button, FileDrop, HStack, Notice, Stack } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { dispatch, useEntry } from '../request-flow/store.ts'
import { useStateOfCopy } from '../request-flow/use-earlier.ts'
import { UsedFileNotice } from '../request/used-file-notice.tsx'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'

const { upload: words } = messages

/** Takes the invoice of a request, or goes on without one; the form opens while the invoice is read. */
export function RequestUpload() {
  const navigate = useNavigate()
  const { uploadFileInfo } = useEntry()
  const file = useQuery(invoiceFileQuery(uploadFileInfo?.file_id ?? null))
  const state = useStateOfCopy()
  const proceed = () => void navigate(paths.invoiceInfo, { state })
  const { upload, start, cancel } = useUpload(({ file_id, file_name }) => {
    dispatch({ type: 'fileChosen', file: { file_id, file_name } })
    proceed()
  })
  const goWithoutFile = () => {
    dispatch({ type: 'fileRemoved' })
    proceed()
  }
  const progress = progressOf(upload)
  return (
    <Stack gap="5">
      <FileDrop
        id="invoice-file"
        label={words.label}
        required={false}
        help={words.help}
        accept={acceptedFiles}
        cameraLabel={words.camera}
        onSelect={file => void start(file)}
        progress={progress}
        onCancel={cancel}
        error={upload.status === 'failed' ? upload.message : undefined}
      />
      <RetryUpload upload={upload} />
      {/* Going on now would leave the file behind that is on its way. */}
      {progress === undefined && (
        <>
          <UsedFileNotice file={file.data} />
          {uploadFileInfo && (
            <Notice
              tone="success"
              title={messages.selected(uploadFileInfo.file_name)}
              actions={
                <Button onClick={proceed} iconEnd="arrow_forward">
                  {messages.proceed}
                </Button>
              }
            />
          )}
          <HStack>
            <Button variant="secondary" onClick={goWithoutFile}>
              {messages.withoutFile}
            </Button>
          </HStack>
        </>
      )}
    </Stack>
  )
}

function progressOf(upload: Upload) {
  if (upload.status === 'sending')
    return { fileName: upload.fileName, percent: upload.percent, label: words.sending(upload.fileName) }
  if (upload.status === 'checking')
    return { fileName: upload.fileName, percent: 100, label: words.checking(upload.fileName) }
  return undefined
}
