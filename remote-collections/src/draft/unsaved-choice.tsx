import { Button, HStack, Notice, Page } from '@invoice-card/ui'
import { messages } from './messages.ts'

const { choice, goOn, title } = messages.unsaved

interface UnsavedChoiceProps {
  readonly name: string
  readonly onGoOn: () => void
  readonly onOpenSaved: () => void
}

/** Asks whether a draft goes on with what this tab could not save, or as it is saved. */
export const UnsavedChoice = ({ name, onGoOn, onOpenSaved }: UnsavedChoiceProps) => (
  <Page title={choice.title} width="md">
    <Notice
      tone="attention"
      title={title(name)}
      actions={
        <HStack gap="4">
          <Button size="sm" onClick={onGoOn}>
            {goOn}
          </Button>
          <Button variant="secondary" size="sm" onClick={onOpenSaved}>
            {choice.openSaved}
          </Button>
        </HStack>
      }
    >
      {choice.help}
    </Notice>
  </Page>
)
