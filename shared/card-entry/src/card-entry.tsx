import { Box, Button, Notice, Skeleton, Stack } from '@invoice-card/ui'
import { messages } from './messages.ts'
import { cardEntryId, type CardFrame } from './use-card-frame.ts'

/** Where the field of the card number ends in the frame. */
const firstFieldPx = 112

interface CardEntryProps {
  readonly frame: CardFrame
  /** What else can be done while the frame does not load. */
  readonly alternative?: string
}

/**
 * The card document: its fields, a placeholder until they are there, and a way to load them again when they are late.
 */
export function CardEntry({ frame, alternative = '' }: CardEntryProps) {
  const { title, text, retry } = messages.failed
  const again = (
    <Button id={cardEntryId} size="sm" variant="secondary" icon="refresh" onClick={frame.reload}>
      {retry}
    </Button>
  )
  return (
    <Stack gap="4">
      {frame.isLate && (
        <Notice tone="danger" isLive title={title} actions={again}>
          {text}
          {alternative}
        </Notice>
      )}
      <Box position="relative" hidden={frame.isLate}>
        {!frame.isReady && (
          <Box position="absolute" inset="0" role="status" aria-label={messages.loading}>
            <Skeleton style={{ height: '100%' }} />
          </Box>
        )}
        <iframe
          id={frame.isLate ? undefined : cardEntryId}
          key={frame.attempt}
          ref={frame.ref}
          src={frame.src}
          title={messages.frame}
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-forms"
          // The document has 4 px around its fields for the focus ring: the fields align with what is around the frame.
          style={{
            display: 'block',
            width: 'calc(100% + 8px)',
            marginInline: -4,
            height: frame.heightPx,
            // In view is the frame once its first field is: a low window cannot show all of it.
            scrollMarginBottom: Math.min(0, firstFieldPx - frame.heightPx),
            border: 0,
            opacity: frame.isReady ? 1 : 0,
          }}
        />
      </Box>
    </Stack>
  )
}
