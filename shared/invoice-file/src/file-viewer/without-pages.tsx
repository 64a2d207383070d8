import { Box, Button, TextButton } from '@invoice-card/ui'
import { messages } from './messages.ts'
import { NoPreview } from './no-preview.tsx'
import { saveOriginal } from './save-original.ts'

interface WithoutPagesProps {
  readonly file: { readonly file_id: string; readonly file_name: string }
  /** Asks for the pages again, where that may go better. */
  readonly onRetry?: (() => void) | undefined
}

/** A file whose pages cannot be shown: the original is there all the same. */
export const WithoutPages = ({ file, onRetry }: WithoutPagesProps) => (
  <Box bg="gray.50" borderWidth="1px" borderColor="line" borderRadius="md">
    <NoPreview
      title={messages.noPages.title}
      description={onRetry ? messages.broken.description : messages.noPages.description}
      fileName={file.file_name}
      isLive={onRetry !== undefined}
      actions={
        <>
          {onRetry && (
            <Button variant="secondary" size="sm" icon="refresh" onClick={onRetry}>
              {messages.retry}
            </Button>
          )}
          <TextButton
            icon="download"
            aria-label={messages.download(file.file_name)}
            onClick={() => void saveOriginal(file.file_id)}
          >
            {messages.downloadShort}
          </TextButton>
        </>
      }
    />
  </Box>
)
