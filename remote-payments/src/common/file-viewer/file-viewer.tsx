import type { InvoiceFile } from '@invoice-card/contracts'
import { Box, HStack, IconButton, Stack, Text } from '@invoice-card/ui'
import { useEffect, useState } from 'react'
import { messages } from './messages.ts'
import { PagePicture, type Place } from './page-picture.tsx'

const zoomPercents = [100, 150, 200, 300] as const

/** The pages of an invoice, one at a time, with zoom; `highlight` is brought into sight and framed. */
export function FileViewer({ file, highlight = null }: { file: Pick<InvoiceFile, 'file_name' | 'pages'>, highlight?: Place | null }) {
  const [pageNumber, setPageNumber] = useState(1)
  const [zoomStep, setZoomStep] = useState(0)
  const highlightedPage = highlight?.page
  useEffect(() => { if (highlightedPage) setPageNumber(highlightedPage) }, [highlightedPage, highlight])

  const page = file.pages[pageNumber - 1] ?? file.pages[0]
  if (!page) return <Text tone="muted">{messages.noPages}</Text>
  const zoomPercent = zoomPercents[zoomStep] ?? 100

  return (
    <Stack gap="2">
      <HStack justifyContent="space-between" gap="1">
        {file.pages.length > 1
          ? (
              <HStack gap="1">
                <IconButton icon="chevron_left" label={messages.previous} size="sm" disabled={pageNumber === 1} onClick={() => setPageNumber(pageNumber - 1)} />
                <Text as="span" size="sm" aria-live="polite">{messages.page(pageNumber, file.pages.length)}</Text>
                <IconButton icon="chevron_right" label={messages.next} size="sm" disabled={pageNumber === file.pages.length} onClick={() => setPageNumber(pageNumber + 1)} />
              </HStack>
            )
          : <Text as="span" size="sm" tone="muted" overflowWrap="anywhere">{file.file_name}</Text>}
        <HStack gap="1">
          <IconButton icon="remove" label={messages.zoomOut} size="sm" disabled={zoomStep === 0} onClick={() => setZoomStep(zoomStep - 1)} />
          <Text as="span" size="sm" minWidth="3.2em" textAlign="center" aria-live="polite">{messages.zoom(zoomPercent)}</Text>
          <IconButton icon="add" label={messages.zoomIn} size="sm" disabled={zoomStep === zoomPercents.length - 1} onClick={() => setZoomStep(zoomStep + 1)} />
        </HStack>
      </HStack>
      <Box role="region" aria-label={messages.region} tabIndex={0} overflow="auto" maxHeight={{ base: '60vh', lg: 'calc(100vh - 14rem)' }} bg="gray.100" borderWidth="1px" borderColor="line" borderRadius="md">
        <PagePicture page={page} alt={messages.picture(file.file_name, pageNumber)} zoomPercent={zoomPercent} highlight={highlight?.page === pageNumber ? highlight : null} />
      </Box>
    </Stack>
  )
}
