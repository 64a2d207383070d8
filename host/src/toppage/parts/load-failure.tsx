import { Button, HStack, Text } from '@invoice-card/ui'
import { useFailedParts } from './failed-parts.ts'
import { topPageMessages as messages } from './messages.ts'

/** What stands in a part of the page that could not be loaded; where several could not, the page has one button. */
export const LoadFailure = ({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) => {
  const isAlone = useFailedParts() < 2
  return (
    <HStack>
      <Text>{messages.failed}</Text>
      {isAlone && (
        <Button variant="secondary" size="sm" icon="refresh" isLoading={isRetrying} onClick={onRetry}>
          {messages.retry}
        </Button>
      )}
    </HStack>
  )
}
