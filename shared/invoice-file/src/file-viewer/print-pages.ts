import type { ShownFile } from './shown-page.ts'

/** A print that the user leaves open must not lose its pages; a later print clears the frame of the one before. */
const frameId = 'print-of-pages'

/** Prints the pages of a file, one to a sheet, without the rest of the screen. Rejects when a page cannot be had. */
export async function printPages({ file_name, pages }: ShownFile): Promise<void> {
  document.getElementById(frameId)?.remove()
  const frame = document.createElement('iframe')
  frame.id = frameId
  frame.title = file_name
  frame.ariaHidden = 'true'
  frame.tabIndex = -1
  // Not `display: none`: some browsers print nothing of a frame that is not laid out.
  Object.assign(frame.style, {
    position: 'fixed',
    insetInlineStart: '-1px',
    top: '0',
    width: '1px',
    height: '1px',
    border: '0',
    visibility: 'hidden',
  })
  document.body.append(frame)
  const { contentDocument, contentWindow } = frame
  if (!contentDocument || !contentWindow) throw new Error('The browser gave the frame for printing no document')

  contentDocument.title = file_name
  contentDocument.body.style.margin = '0'
  const pictures = pages.map(({ image_url }) => {
    const picture = contentDocument.createElement('img')
    picture.src = new URL(image_url, document.baseURI).href
    Object.assign(picture.style, {
      display: 'block',
      maxWidth: '100%',
      maxHeight: '100vh',
      marginInline: 'auto',
      breakInside: 'avoid',
      breakAfter: 'page',
    })
    return picture
  })
  pictures.at(-1)?.style.setProperty('break-after', 'auto')
  contentDocument.body.append(...pictures)
  await Promise.all(pictures.map(picture => picture.decode()))
  contentWindow.focus()
  contentWindow.print()
}
