import type { Browser } from 'playwright'
import type { UploadedFile } from '../../fixtures/payments/invoices.ts'

/** What stands on an invoice, in the words of the paper. */
export interface Paper {
  readonly number: string
  readonly to: string
  readonly from: string
  /** With separators. */
  readonly yen: string
  /** What the amount is made of, with separators. */
  readonly net?: string
  readonly tax?: string
  readonly due: string
  readonly payTo?: string
}

const html = ({
  number,
  to,
  from,
  yen,
  net,
  tax,
  due,
  payTo,
}: Paper): string => `<!doctype html><meta charset="utf-8"><body style="font: 12pt 'Noto Sans CJK JP', sans-serif">
  <h1>請求書</h1><p>${to} 御中</p><p>請求書番号 ${number}</p><p>発行日 2026年11月10日</p><p>お支払期限 ${due}</p>
  <p>${from}</p>${net && tax ? `<p>小計 ${net}円</p><p>消費税（10%） ${tax}円</p>` : ''}<p>ご請求金額（税込） ${yen}円</p>${payTo ? `<p>お振込先 ${payTo}</p>` : ''}`

/** A PDF of each invoice. */
export async function drawInvoices(browser: Browser, papers: readonly Paper[]): Promise<UploadedFile[]> {
  const page = await browser.newPage()
  const files: UploadedFile[] = []
  for (const paper of papers) {
    await page.setContent(html(paper))
    files.push({ name: `${paper.number}.pdf`, mimeType: 'application/pdf', buffer: await page.pdf({ format: 'A4' }) })
  }
  await page.close()
  return files
}
