import { Button, HStack, Text } from '@invoice-card/ui'
import { topPageMessages as messages } from './messages.ts'

/** What stands in a part of the page that could not be loaded. */
export const LoadFailure = ({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) => (
  <HStack>
    <Text>{messages.failed}</Text>
    <Button variant="secondary" size="sm" icon="refresh" isLoading={isRetrying} onClick={onRetry}>
      {messages.retry}
    </Button>
  </HStack>
)
