import { Button, ConfirmDialog, HStack, Notice, Stack, Text, TextButton } from '@invoice-card/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { dispatch, useApplication, useUnsaved } from '../../checkout/store.ts'
import type { Application } from '../../checkout/entry.ts'
import { messages } from './messages.ts'

/** Offers what was typed and could not be saved as a draft when its flow was left. */
export function UnsavedNotice() {
  const navigate = useNavigate()
  const { invoiceFile, invoiceForm, draftId } = useApplication()
  const [asked, setAsked] = useState<Application | null>(null)
  // With its file it would be saved as a draft; without, it is nowhere else.
  const isOtherLost = invoiceFile === null && invoiceForm !== null && draftId === null
  // An invoice that is open again is saved by its form.
  const offered = Object.entries(useUnsaved()).filter(([fileId]) => fileId !== invoiceFile?.file_id)
  if (offered.length === 0) return null
  const goOn = (application: Application) => {
    dispatch({ type: 'begun', application })
    void navigate(paths.invoiceInfo)
  }
  return (
    <Stack gap="3">
      {offered.map(([fileId, input]) => {
        const fileName = input.invoiceFile?.file_name ?? ''
        return (
          <Notice
            key={fileId}
            tone="attention"
            title={messages.title(fileName)}
            actions={
              <HStack gap="4">
                <Button
                  size="sm"
                  aria-label={messages.goOnWith(fileName)}
                  onClick={() => (isOtherLost ? setAsked(input) : goOn(input))}
                >
                  {messages.goOn}
                </Button>
                <TextButton
                  size="sm"
                  aria-label={messages.discardOf(fileName)}
                  onClick={() => dispatch({ type: 'inputDiscarded', fileId })}
                >
                  {messages.discard}
                </TextButton>
              </HStack>
            }
          >
            {messages.help}
          </Notice>
        )
      })}
      <ConfirmDialog
        isOpen={asked !== null}
        title={messages.instead.title}
        confirmLabel={messages.instead.yes}
        tone="danger"
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && goOn(asked)}
      >
        <Text>{messages.instead.text(asked?.invoiceFile?.file_name ?? '')}</Text>
      </ConfirmDialog>
    </Stack>
  )
}
