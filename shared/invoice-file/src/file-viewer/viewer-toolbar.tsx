import { notify } from '@invoice-card/events'
import { HStack, IconButton, Text, TextButton, VisuallyHidden } from '@invoice-card/ui'
import type { ShownFile } from './shown-page.ts'
import { messages } from './messages.ts'
import { printPages } from './print-pages.ts'
import { saveOriginal } from './save-original.ts'
import type { SheetView } from './use-sheet-view.ts'

// As wide for 100 % as for 300 %: the button beside it stays under the finger.
const percentStyle = { minWidth: '3.6em', minHeight: '2rem', justifyContent: 'center' }

/** The buttons over an invoice: pages, zoom, the way up, the original and paper. */
export function ViewerToolbar({ file, view }: { file: ShownFile; view: SheetView }) {
  const print = () => printPages(file).catch(() => notify.error(messages.printFailed))
  return (
    <HStack role="group" aria-label={messages.tools} justifyContent="space-between" gap="1" flexWrap="wrap">
      {file.pages.length > 1 && (
        <HStack gap="1">
          <IconButton
            icon="chevron_left"
            label={messages.previous}
            size="sm"
            disabled={view.isFirst}
            onClick={view.showPrevious}
          />
          <Text as="span" size="sm" aria-live="polite">
            {messages.page(view.pageNumber, file.pages.length)}
          </Text>
          <IconButton
            icon="chevron_right"
            label={messages.next}
            size="sm"
            disabled={view.isLast}
            onClick={view.showNext}
          />
        </HStack>
      )}
      <HStack gap="1">
        <IconButton
          icon="zoom_out"
          label={messages.zoomOut}
          size="sm"
          disabled={view.isSmallest}
          onClick={view.zoomOut}
        />
        <TextButton
          size="sm"
          style={percentStyle}
          aria-label={messages.fitWidth(view.zoomPercent)}
          title={messages.fitWidthTitle}
          onClick={view.fitWidth}
        >
          {messages.zoom(view.zoomPercent)}
        </TextButton>
        <VisuallyHidden aria-live="polite">{messages.zoom(view.zoomPercent)}</VisuallyHidden>
        <IconButton icon="zoom_in" label={messages.zoomIn} size="sm" disabled={view.isLargest} onClick={view.zoomIn} />
      </HStack>
      <HStack gap="1">
        <IconButton icon="rotate_right" label={messages.rotate} size="sm" onClick={view.rotate} />
        <IconButton
          icon="download"
          label={messages.download(file.file_name)}
          size="sm"
          onClick={() => void saveOriginal(file.file_id)}
        />
        <IconButton icon="print" label={messages.print} size="sm" onClick={() => void print()} />
      </HStack>
    </HStack>
  )
}
