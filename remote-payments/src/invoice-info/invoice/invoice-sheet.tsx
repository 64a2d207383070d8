import type { InvoiceFile } from '@invoice-card/contracts'
import { FileViewer, type PageBox } from '@invoice-card/invoice-file'
import { Box, Button, Card, Skeleton, Stack } from '@invoice-card/ui'
import { useEffect, useId, useState, type ReactNode } from 'react'
import { clearPlace, leaveSheet, sheetToggleId } from '../check/show-sheet.ts'
import { messages } from '../../form-rules/messages.ts'

/** The invoice beside the form; on narrow screens it is folded away below it. */
export function InvoiceSheet({
  file,
  highlight,
  children,
}: {
  file: InvoiceFile | undefined
  highlight: PageBox | null
  children?: ReactNode
}) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  useEffect(() => clearPlace, [])
  return (
    <Box as="aside" aria-label={messages.viewer.title} position={{ lg: 'sticky' }} top={{ lg: '6rem' }}>
      <Box display={{ base: 'block', lg: 'none' }}>
        <Button
          id={sheetToggleId}
          variant="secondary"
          isWide
          icon={isOpen ? 'expand_less' : 'expand_more'}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            setIsOpen(!isOpen)
            if (isOpen) leaveSheet()
          }}
        >
          {isOpen ? messages.viewer.collapse : messages.viewer.expand}
        </Button>
      </Box>
      <Box id={id} display={{ base: isOpen ? 'block' : 'none', lg: 'block' }} marginTop={{ base: '3', lg: 0 }}>
        <Card inset="none" padding="3" overflow="visible">
          <Stack gap="3">
            {file ? (
              <FileViewer file={file} highlight={highlight} />
            ) : (
              <Skeleton style={{ height: 'auto', aspectRatio: '210 / 297' }} />
            )}
            {children}
          </Stack>
        </Card>
      </Box>
    </Box>
  )
}
