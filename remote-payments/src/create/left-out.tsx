import { Notice } from '@invoice-card/ui'
import { messages } from '../draft/queue/messages.ts'
import { maxQueued, type Unqueued } from '../draft/queue/run-queue.ts'

/** Which files did not join the queue, and why. */
export const LeftOut = ({ duplicates, surplus }: Unqueued) => (
  <>
    {duplicates.length > 0 && (
      <Notice tone="attention" isLive>
        {messages.duplicates(duplicates)}
      </Notice>
    )}
    {surplus.length > 0 && (
      <Notice tone="attention" isLive>
        {messages.surplus(surplus, maxQueued)}
      </Notice>
    )}
  </>
)
