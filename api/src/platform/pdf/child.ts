import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDocument } from './document.ts'
import { PdfError } from './problem.ts'
import { drawPage, scannedDotsPerInch } from './page-picture.ts'
import { isScan, readPageText, type PageText } from './page-text.ts'
import { startPdfium } from './pdfium.ts'
import type { PdfAnswer, PdfTask, ScannedPage } from './protocol.ts'

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
  const pages: PageText[] = []
  const scans: ScannedPage[] = []
  for (let index = 0; index < document.pageCount; index++) {
    document.withPage(index, page => {
      const { png, width, height } = drawPage(pdfium, page)
      const path = join(task.pictureDir, `${index + 1}.png`)
      writeFileSync(path, png)
      answer({ kind: 'drawn', page: { page: index + 1, path, width, height }, pageCount: document.pageCount })
      const text = readPageText(pdfium, page, index + 1)
      pages.push(text)
      if (isScan(text)) scans.push({ page: index + 1, path: drawScan(index + 1, page) })
    })
  }
  answer({ kind: 'read', pages, scans })

  function drawScan(number: number, page: number): string {
    const path = join(task.kind === 'read' ? task.pictureDir : '', `${number}-scan.png`)
    writeFileSync(path, drawPage(pdfium, page, scannedDotsPerInch).png)
    return path
  }
}
