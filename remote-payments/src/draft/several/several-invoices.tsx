import { isRefusal } from '@invoice-card/api-client'
import type { InvoiceFile } from '@invoice-card/contracts'
import { failureText } from '@invoice-card/form'
import { invoiceFileQuery } from '@invoice-card/invoice-file'
import { Box, Button, ButtonLink, Dialog, Notice, Stack, Text } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApplication } from '../../checkout/store.ts'
import { paths } from '../../paths.ts'
import { messages as words } from './messages.ts'
import { useSplit } from './use-split.ts'

/** Says that a file holds several invoices and on which pages, and offers to pay each by itself. */
export function SeveralInvoices({ fileId }: { fileId: string }) {
  const { data: file } = useQuery(invoiceFileQuery(fileId))
  return file?.several ? <Offer file={file} invoices={file.several.invoices} /> : null
}

function Offer({ file, invoices }: { file: InvoiceFile; invoices: NonNullable<InvoiceFile['several']>['invoices'] }) {
  const { editedFields, attachedFiles, preItem } = useApplication()
  const { split, room, isPending, error } = useSplit(file)
  const [isAsked, setIsAsked] = useState(false)
  const isAnythingTyped = editedFields.length + attachedFiles.length > 0
  const isRoomLeft = room >= invoices.length
  const title = (
    <>
      {words.title(invoices.length)}
      {words.pages(invoices).map(pages => (
        <Box key={pages} as="span" display="inline-block">
          {pages}
        </Box>
      ))}
    </>
  )
  const begin = () => {
    setIsAsked(false)
    split()
  }
  if (preItem !== null)
    return (
      <Notice tone="attention" isLive title={title}>
        {words.byHand}
      </Notice>
    )
  return (
    <Stack gap="2">
      <Notice
        tone="attention"
        isLive
        title={title}
        actions={
          isRoomLeft ? (
            <Button
              variant="secondary"
              size="sm"
              isLoading={isPending}
              onClick={isAnythingTyped ? () => setIsAsked(true) : begin}
            >
              {words.split}
            </Button>
          ) : (
            <ButtonLink variant="secondary" size="sm" to={paths.create}>
              {words.openQueue}
            </ButtonLink>
          )
        }
      >
        {isRoomLeft ? words.text : words.noRoom(room)}
      </Notice>
      {error !== null && (
        <Notice
          tone="danger"
          isLive
          actions={
            isRefusal(error, 'draft_limit_reached') && (
              <ButtonLink variant="secondary" size="sm" to={paths.list('draft')}>
                {words.openDrafts}
              </ButtonLink>
            )
          }
        >
          {failureText(error)}
        </Notice>
      )}
      <Dialog
        isOpen={isAsked}
        title={words.ask.title}
        onClose={() => setIsAsked(false)}
        role="alertdialog"
        actions={
          <>
            <Button variant="secondary" onClick={() => setIsAsked(false)}>
              {words.ask.back}
            </Button>
            <Button onClick={begin}>{words.ask.confirm}</Button>
          </>
        }
      >
        <Text>{words.ask.text(file.file_name)}</Text>
      </Dialog>
    </Stack>
  )
}
