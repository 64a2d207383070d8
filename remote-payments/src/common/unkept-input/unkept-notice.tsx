import { Button, ConfirmDialog, HStack, Notice, Stack, Text, TextButton } from '@invoice-card/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { changePaymentFlow, usePaymentFlow } from '../flow-state.ts'
import { messages } from './messages.ts'
import { forgetUnkept, useUnkeptInput, type UnkeptInput } from './unkept-state.ts'

/** Offers what was typed and could not be kept as a draft when its flow was left. */
export function UnkeptNotice() {
  const navigate = useNavigate()
  const [{ invoiceFile, invoiceForm, draftId }] = usePaymentFlow()
  const [asked, setAsked] = useState<UnkeptInput | null>(null)
  // With its file it would be kept as a draft; without, it is nowhere else.
  const isOtherLost = invoiceFile === null && invoiceForm !== null && draftId === null
  // What is open again is kept by its form.
  const offered = useUnkeptInput().filter(({ fileId }) => fileId !== invoiceFile?.file_id)
  if (offered.length === 0) return null
  const goOn = ({ flow }: UnkeptInput) => {
    changePaymentFlow(flow)
    void navigate(paths.invoiceInfo)
  }
  return (
    <Stack gap="3">
      {offered.map(input => {
        const fileName = input.flow.invoiceFile?.file_name ?? ''
        return (
          <Notice
            key={input.fileId}
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
                  onClick={() => forgetUnkept(input.fileId)}
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
        <Text>{messages.instead.text(asked?.flow.invoiceFile?.file_name ?? '')}</Text>
      </ConfirmDialog>
    </Stack>
  )
}
