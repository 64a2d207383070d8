import { HStack, Text, TextButton } from '@invoice-card/ui'
import { messages } from './messages.ts'

interface RestoredNoticeProps {
  /** Whether there is nothing registered to go back to. */
  readonly isNew?: boolean
  readonly onReset: () => void
}

/** Says that a form shows what was typed before and not saved, and puts it back. */
export const RestoredNotice = ({ isNew = false, onReset }: RestoredNoticeProps) => (
  <HStack gap="4">
    <Text size="sm">{messages.restored}</Text>
    <TextButton size="sm" onClick={onReset}>
      {messages.reset[isNew ? 'new' : 'registered']}
    </TextButton>
  </HStack>
)
