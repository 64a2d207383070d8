import { readFileSync, writeFileSync } from 'node:fs'
import { openDocument, type PdfDocument } from './document.ts'
import { isPictured } from './is-pictured.ts'
import { PdfError } from './problem.ts'
import { drawPage } from './page-picture.ts'
import { scannedSize, shownSize } from './page-size.ts'
import { isScan, readPageText } from './page-text.ts'
import { type Pdfium, startPdfium } from './pdfium.ts'
import { partPath, type PdfAnswer, type PdfTask, picturePath, scanPath } from './protocol.ts'

const answer = (message: PdfAnswer) => process.send?.(message)

// The parent ends this process as soon as it has the answer, and the lost channel ends it without a parent.
process.on('disconnect', () => process.exit(1))
process.once('message', (task: PdfTask) => {
  work(task).catch((error: unknown) => {
    const problem = error instanceof PdfError ? error.problem : 'file_broken'
    answer({ kind: 'problem', problem, detail: String(error) })
  })
})

async function work(task: PdfTask): Promise<void> {
  const pdfium = await startPdfium()
  const document = openDocument(pdfium, readFileSync(task.path))
  if (task.kind === 'inspect') {
    document.findPage(0)
    answer({ kind: 'inspected', pageCount: document.pageCount })
    return
  }
  if (task.kind === 'split') {
    for (const [index, range] of task.ranges.entries())
      writeFileSync(partPath(task.partDir, index + 1), document.copyPages(range))
    answer({ kind: 'split' })
    return
  }
  read(pdfium, document, task.pictureDir)
}

/** Text first and each scan before what is shown of it, so that recognition starts while the rest is drawn. */
function read(pdfium: Pdfium, document: PdfDocument, pictureDir: string): void {
  const numbers = Array.from({ length: document.pageCount }, (_, index) => index + 1)
  const pages = numbers.map(number => document.withPage(number - 1, page => readPageText(pdfium, page, number)))
  const scans = new Set(pages.filter(isScan).map(({ page }) => page))
  const isScanned = numbers.every(
    number => scans.has(number) && document.withPage(number - 1, page => isPictured(pdfium, page)),
  )
  answer({ kind: 'text', pages, isScanned })
  for (const number of numbers)
    document.withPage(number - 1, page => {
      if (scans.has(number)) {
        writeFileSync(
          scanPath(pictureDir, number),
          drawPage(pdfium, page, scannedSize(pdfium, page), { isBrief: true }).png,
        )
        answer({ kind: 'scanned', page: number })
      }
      const { png, width, height } = drawPage(pdfium, page, shownSize(pdfium, page))
      writeFileSync(picturePath(pictureDir, number), png)
      answer({ kind: 'drawn', page: number, width, height })
    })
  answer({ kind: 'read' })
}
