import { Box, Skeleton, VisuallyHidden } from '@invoice-card/ui'
import { messages } from './messages.ts'

/** A sheet of A4 on its way. */
export const LoadingPages = () => (
  <Box role="status" overflow="hidden" maxHeight={{ base: '60dvh', lg: 'calc(100dvh - 16rem)' }}>
    <VisuallyHidden>{messages.loading}</VisuallyHidden>
    <Skeleton style={{ height: 'auto', aspectRatio: '210 / 297' }} />
  </Box>
)
