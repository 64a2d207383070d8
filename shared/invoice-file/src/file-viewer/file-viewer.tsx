import { Box, Button, Stack, Text } from '@invoice-card/ui'
import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { isBeingRead } from '../invoice-file-query.ts'
import { LoadingPages } from './loading-pages.tsx'
import { messages } from './messages.ts'
import { NoPreview } from './no-preview.tsx'
import { PagePicture } from './page-picture.tsx'
import type { PageBox, ShownFile } from './shown-page.ts'
import { usePictures } from './use-pictures.ts'
import { usePinch } from './use-pinch.ts'
import { useSheetView, type SheetView } from './use-sheet-view.ts'
import { ViewerToolbar } from './viewer-toolbar.tsx'
import { WithoutPages } from './without-pages.tsx'

/**
 * The pages of an invoice, one at a time, to zoom, turn, save and print; `highlight` is brought into sight and framed.
 */
export const FileViewer = ({ file, highlight = null }: { file: ShownFile; highlight?: PageBox | null }) => (
  <OpenFile key={file.file_id} file={file} highlight={highlight} />
)

function OpenFile({ file, highlight }: { file: ShownFile; highlight: PageBox | null }) {
  const view = useSheetView(file.pages.length, highlight)
  const pictures = usePictures(file.file_id)
  const box = useRef<HTMLDivElement>(null)
  usePinch(box, view.zoomPercent, view.zoomTo)
  useStableMiddle(box, view.zoomPercent)

  const page = file.pages[view.pageNumber - 1]
  // Its pages are drawn as it is read.
  if (!page) return isBeingRead(file) ? <LoadingPages /> : <WithoutPages file={file} />
  const [firstPage = page] = file.pages

  return (
    <Stack gap="2" minHeight="0">
      <Text size="sm" tone="muted" overflowWrap="anywhere">
        {file.file_name}
        {file.part_of && (
          <Box as="span" display="block">
            {messages.partOf(file.part_of)}
          </Box>
        )}
      </Text>
      <ViewerToolbar file={file} view={view} />
      <Box
        ref={box}
        role="region"
        aria-label={messages.region}
        aria-keyshortcuts="+ - 0 ArrowLeft ArrowRight R"
        tabIndex={0}
        onKeyDown={event => actByKey(event, view)}
        overflow="auto"
        overscrollBehavior="contain"
        width="full"
        maxHeight={{ base: '60dvh', lg: 'calc(100dvh - 16rem)' }}
        bg="gray.100"
        borderWidth="1px"
        borderColor="line"
        borderRadius="md"
        _print={{
          maxHeight: 'none',
          overflow: 'visible',
          border: 'none',
          bg: 'bg.surface',
          aspectRatio: 'auto !important',
        }}
        // As high as the first page asks for, whatever is shown: what stands below stays where it is.
        style={{ aspectRatio: `${firstPage.width} / ${firstPage.height}` }}
      >
        {pictures.isBroken(page.image_url) ? (
          <NoPreview
            isLive
            {...messages.broken}
            actions={
              <Button variant="secondary" size="sm" icon="refresh" onClick={pictures.renew}>
                {messages.retry}
              </Button>
            }
          />
        ) : (
          <PagePicture
            page={page}
            alt={messages.picture(file.file_name, view.pageNumber)}
            zoomPercent={view.zoomPercent}
            rotation={view.rotation}
            highlight={highlight?.page === view.pageNumber ? highlight : null}
            onBroken={() => pictures.markBroken(page.image_url)}
          />
        )}
      </Box>
    </Stack>
  )
}

const keys: Readonly<Record<string, (view: SheetView) => void>> = {
  '+': view => view.zoomIn(),
  '=': view => view.zoomIn(),
  '-': view => view.zoomOut(),
  '0': view => view.fitWidth(),
  r: view => view.rotate(),
  R: view => view.rotate(),
  ArrowLeft: view => view.showPrevious(),
  ArrowRight: view => view.showNext(),
}

function actByKey(event: KeyboardEvent<HTMLElement>, view: SheetView): void {
  const act = keys[event.key]
  // With Ctrl they are the browser's own: its zoom, its reload.
  if (!act || event.ctrlKey || event.metaKey || event.altKey) return
  // A sheet wider than its box is moved by the arrows first.
  if (event.key.startsWith('Arrow') && event.currentTarget.scrollWidth > event.currentTarget.clientWidth) return
  event.preventDefault()
  act(view)
}

/** Keeps what stands in the middle of the box there while the zoom changes. */
function useStableMiddle(box: RefObject<HTMLElement | null>, zoomPercent: number): void {
  const before = useRef(zoomPercent)
  useLayoutEffect(() => {
    const factor = zoomPercent / before.current
    before.current = zoomPercent
    if (!box.current || factor === 1) return
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = box.current
    const left = (scrollLeft + clientWidth / 2) * factor - clientWidth / 2
    box.current.scrollTo?.({ left, top: (scrollTop + clientHeight / 2) * factor - clientHeight / 2 })
  }, [box, zoomPercent])
}
