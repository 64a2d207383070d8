import type { Invoice } from '@invoice-card/contracts'
import { Box, Button, Card, focusHome, Heading, HStack } from '@invoice-card/ui'
import { useId, useState } from 'react'
import { InvoiceFiles } from './invoice-files.tsx'
import { messages } from './messages.ts'

/** The files under their heading, never higher than the window; on narrow screens they open when they are asked for. */
export function FilesPanel({ files }: { files: Invoice['files'] }) {
  const [isOpen, setIsOpen] = useState(false)
  const [headingId, filesId] = [useId(), useId()]
  return (
    <Card
      as="section"
      {...focusHome()}
      aria-labelledby={headingId}
      inset="none"
      padding={{ base: '4', md: '6' }}
      overflow="visible"
      display="flex"
      flexDirection="column"
      maxHeight={{ lg: 'calc(100dvh - 7rem)' }}
      _print={{ maxHeight: 'none' }}
    >
      <HStack justifyContent="space-between" flexShrink={0}>
        <Heading id={headingId} size="md">
          {messages.title}
        </Heading>
        <Box display={{ lg: 'none' }}>
          <Button
            variant="secondary"
            size="sm"
            icon={isOpen ? 'expand_less' : 'expand_more'}
            aria-expanded={isOpen}
            aria-controls={filesId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? messages.collapse : messages.expand}
          </Button>
        </Box>
      </HStack>
      <Box
        id={filesId}
        display={{ base: isOpen ? 'block' : 'none', lg: 'flex' }}
        flexDirection="column"
        minHeight="0"
        marginTop="3"
        _print={{ display: 'block' }}
      >
        <InvoiceFiles files={files} />
      </Box>
    </Card>
  )
}
