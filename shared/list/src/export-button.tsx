import { notifyFailure } from '@invoice-card/remote'
import { Text, TextButton } from '@invoice-card/ui'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { download, type DownloadedFile } from './download.ts'
import { BarLabel } from './rows/bar-button.tsx'
import { listMessages } from './state/messages.ts'

interface ExportButtonProps {
  /** Makes the file of all pages. */
  readonly makeFile: () => Promise<DownloadedFile>
  /** Rows of all pages, and the most that a file takes. */
  readonly limit?: { readonly total: number; readonly max: number }
  readonly label?: string
  /** What it shows of its label on a phone, in the bar of a selection. */
  readonly short?: string
}

/** Downloads what the list shows, all pages of it, as CSV. */
export function ExportButton({ makeFile, limit, label = listMessages.exportCsv, short }: ExportButtonProps) {
  // A mutation reports its start one timer later: by itself a double press would make two files.
  const isMaking = useRef(false)
  const { mutate, isPending } = useMutation({
    mutationFn: makeFile,
    onSuccess: file => {
      download(file)
      // Once the browser has begun to read it.
      if (file.download_url.startsWith('blob:')) setTimeout(() => URL.revokeObjectURL(file.download_url), 60_000)
    },
    onError: error => notifyFailure(error, listMessages.exportFailed),
    onSettled: () => {
      isMaking.current = false
    },
  })
  if (limit && limit.total > limit.max)
    return (
      <Text size="sm" tone="muted">
        {listMessages.exportLimit(limit.max)}
      </Text>
    )
  return (
    <TextButton
      size="sm"
      icon="download"
      aria-busy={isPending}
      aria-label={short && label}
      onClick={() => {
        if (isMaking.current) return
        isMaking.current = true
        mutate()
      }}
    >
      {short ? <BarLabel {...{ label, short }} /> : label}
    </TextButton>
  )
}
