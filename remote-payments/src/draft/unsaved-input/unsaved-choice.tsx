import { Button, HStack, Notice, Page } from '@invoice-card/ui'
import { messages } from './messages.ts'

const words = messages.choice

interface UnsavedChoiceProps {
  readonly fileName: string
  readonly onGoOn: () => void
  readonly onOpenSaved: () => void
}

/** Asks whether a draft goes on with what this tab could not save, or as it is saved. */
export const UnsavedChoice = ({ fileName, onGoOn, onOpenSaved }: UnsavedChoiceProps) => (
  <Page title={words.title} width="md">
    <Notice
      tone="attention"
      title={messages.title(fileName)}
      actions={
        <HStack gap="4">
          <Button size="sm" onClick={onGoOn}>
            {messages.goOn}
          </Button>
          <Button variant="secondary" size="sm" onClick={onOpenSaved}>
            {words.openSaved}
          </Button>
        </HStack>
      }
    >
      {words.help}
    </Notice>
  </Page>
)
