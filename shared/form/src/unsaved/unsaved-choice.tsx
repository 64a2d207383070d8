import { Button, HStack, Notice, Page } from '@invoice-card/ui'
import { messages } from './messages.ts'

const { choice } = messages

interface UnsavedChoiceProps {
  /** Says which draft has input that this tab could not save. */
  readonly title: string
  readonly onGoOn: () => void
  readonly onOpenSaved: () => void
}

/** The page of a draft that asks whether it goes on with what this tab could not save, or as it is saved. */
export const UnsavedChoice = ({ title, onGoOn, onOpenSaved }: UnsavedChoiceProps) => (
  <Page title={choice.title} width="md">
    <Notice
      tone="attention"
      title={title}
      actions={
        <HStack gap="4">
          <Button size="sm" onClick={onGoOn}>
            {choice.goOn}
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
