import PDFDocument from 'pdfkit'
import type { AccountSnapshot } from '../../platform/database/public.ts'
import { boldFont, regularFont } from '../../platform/pdf/public.ts'

export interface InvoicePaper {
  readonly issuerName: string
  readonly registrationNumber: string | null
  readonly issuerAddress: string
  readonly recipientName: string
  readonly invoiceNumber: string
  readonly issueDate: string
  readonly dueDate: string
  readonly item: string
  /** Tax included. */
  readonly amount: number
  readonly account: AccountSnapshot
}

const left = 56
const right = 595.28 - 56
const yen = (amount: number) => `¥${amount.toLocaleString('ja-JP')}`
const day = (date: string) => date.replace(/^(\d+)-0?(\d+)-0?(\d+)$/, '$1年$2月$3日')

/** An invoice of a demo supplier as it would come by mail: one page with a text layer. */
export const drawInvoice = (paper: InvoicePaper): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      font: regularFont,
      info: { Title: `請求書 ${paper.invoiceNumber}`, Author: paper.issuerName },
    })
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)

    const write = (text: string, x: number, y: number, size = 10, font = regularFont) =>
      pdf.font(font).fontSize(size).fillColor('#222').text(text, x, y, { lineBreak: false })
    const writeRight = (text: string, y: number, size = 10, font = regularFont) =>
      pdf
        .font(font)
        .fontSize(size)
        .fillColor('#222')
        .text(text, left, y, { width: right - left - 8, align: 'right' })
    const rule = (y: number) => pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.6).strokeColor('#888').stroke()

    write('請求書', 262, 60, 22, boldFont)
    write(`${paper.recipientName} 御中`, left, 120, 14, boldFont)
    write(`請求書番号：${paper.invoiceNumber}`, 360, 120)
    write(`請求日：${day(paper.issueDate)}`, 360, 136)
    write(`支払期限：${day(paper.dueDate)}`, 360, 152)
    write(paper.issuerName, 360, 184, 11, boldFont)
    write(paper.issuerAddress, 360, 202, 8)
    if (paper.registrationNumber) write(`登録番号：${paper.registrationNumber}`, 360, 216, 9)
    write('下記のとおりご請求申し上げます。', left, 184)
    write(`ご請求金額　${yen(paper.amount)}`, left, 206, 16, boldFont)

    const tax = Math.floor((paper.amount * 10) / 110)
    rule(262)
    write('品目', left + 8, 270)
    writeRight('金額', 270)
    rule(288)
    write(paper.item, left + 8, 298)
    writeRight(yen(paper.amount - tax), 298)
    rule(322)
    for (const [i, [label, value]] of (
      [
        ['小計', paper.amount - tax],
        ['消費税（10%）', tax],
        ['合計', paper.amount],
      ] as const
    ).entries()) {
      write(label, 380, 336 + i * 20)
      writeRight(yen(value), 336 + i * 20)
    }

    const { bank_name, branch_name, account_type, account_number, account_holder_kana } = paper.account
    write('お振込先', left, 440, 11, boldFont)
    write(
      `${bank_name} ${branch_name}　${{ 1: '普通', 2: '当座', 4: '貯蓄' }[account_type]}　${account_number}`,
      left,
      460,
    )
    write(`口座名義：${account_holder_kana.normalize('NFKC')}`, left, 478)
    write('恐れ入りますが、振込手数料は貴社にてご負担ください。', left, 506, 9)
    pdf.end()
  })
