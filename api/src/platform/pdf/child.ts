import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDocument, type PdfDocument } from './document.ts'
import { PdfError } from './problem.ts'
import { drawPage, scannedDotsPerInch } from './page-picture.ts'
import { isScan, readPageText } from './page-text.ts'
import { type Pdfium, startPdfium } from './pdfium.ts'
import type { PdfAnswer, PdfTask } from './protocol.ts'

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
    const paths = task.ranges.map((range, index) => {
      const path = join(task.partDir, `${index + 1}.pdf`)
      writeFileSync(path, document.copyPages(range))
      return path
    })
    answer({ kind: 'split', paths })
    return
  }
  read(pdfium, document, task.pictureDir)
}

/** Text first and each scan before what is shown of it, so that recognition starts while the rest is drawn. */
function read(pdfium: Pdfium, document: PdfDocument, pictureDir: string): void {
  const { pageCount } = document
  const numbers = Array.from({ length: pageCount }, (_, index) => index + 1)
  const pages = numbers.map(number => document.withPage(number - 1, page => readPageText(pdfium, page, number)))
  const scans = new Map(
    pages.filter(isScan).map(({ page }): [number, string] => [page, join(pictureDir, `${page}-scan.png`)]),
  )
  answer({ kind: 'text', pages, scans: [...scans].map(([page, path]) => ({ page, path })) })
  for (const number of numbers)
    document.withPage(number - 1, page => {
      const scan = scans.get(number)
      if (scan !== undefined) {
        writeFileSync(scan, drawPage(pdfium, page, { dotsPerInch: scannedDotsPerInch, isBrief: true }).png)
        answer({ kind: 'scanned', page: number })
      }
      const { png, width, height } = drawPage(pdfium, page)
      const path = join(pictureDir, `${number}.png`)
      writeFileSync(path, png)
      answer({ kind: 'drawn', page: { page: number, path, width, height }, pageCount })
    })
  answer({ kind: 'read' })
}
