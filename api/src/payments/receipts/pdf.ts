import { receiptDisplayNumber } from '@invoice-card/domain'
import PDFDocument from 'pdfkit'
import type { ReceiptContent } from '../../platform/database/public.ts'
import { boldFont as bold, regularFont as regular } from '../../platform/pdf/public.ts'

interface PrintedReceipt {
  readonly number: number
  readonly issued_on: string
  /** When its fee was given back, `YYYY-MM-DD`; null while it holds. */
  readonly refunded_on: string | null
  readonly content: ReceiptContent
}

const ink = '#1c2430'
const quiet = '#566173'
const rule = '#c5ccd6'
const shade = '#f2f5f9'
const warning = '#b3261e'
// A4 in points, with the margins of a business letter.
const left = 56
const right = 595.28 - 56
const width = right - left

const yen = (amount: number) => `¥${amount.toLocaleString('ja-JP')}`
const day = (date: string) => {
  const [year, month, dayOfMonth] = date.split('-').map(Number)
  return `${year}年${month}月${dayOfMonth}日`
}

type Pdf = PDFKit.PDFDocument
type TextOptions = PDFKit.Mixins.TextOptions

const write = (
  pdf: Pdf,
  text: string,
  x: number,
  y: number,
  style: TextOptions & { size?: number; color?: string; font?: string } = {},
) => {
  const { size = 10, color = ink, font = regular, ...options } = style
  pdf
    .font(font)
    .fontSize(size)
    .fillColor(color)
    .text(text, x, y, { lineBreak: options.width !== undefined, ...options })
}

const line = (pdf: Pdf, y: number, from = left, to = right, color = rule) =>
  pdf.moveTo(from, y).lineTo(to, y).lineWidth(0.75).strokeColor(color).stroke()

/** The receipt of the fee as a qualified invoice (適格請求書): every item of 消費税法 第57条の4 is on it. */
export const renderReceipt = ({ number, issued_on, refunded_on, content }: PrintedReceipt): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      lang: 'ja',
      font: regular,
      info: {
        Title: `領収書 ${receiptDisplayNumber(number)}`,
        Author: content.issuer_name,
        CreationDate: new Date(`${issued_on}T00:00:00+09:00`),
      },
    })
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
    heading(pdf, number, issued_on)
    if (refunded_on !== null) refunded(pdf, refunded_on)
    const below = recipient(pdf, content)
    amount(pdf, below + 26, content)
    const end = notes(pdf, table(pdf, below + 138, content) + 22, content)
    // A short receipt has its issuer where it always was.
    issuedBy(pdf, Math.max(620, end + 24), content)
    pdf.end()
  })

const heading = (pdf: Pdf, number: number, issuedOn: string) => {
  write(pdf, '領収書', left, 60, { size: 26, font: bold, characterSpacing: 4 })
  write(pdf, '（適格請求書）', left, 100, { color: quiet })
  write(pdf, `番号　${receiptDisplayNumber(number)}`, left, 66, { width, align: 'right' })
  write(pdf, `発行日　${day(issuedOn)}`, left, 84, { width, align: 'right' })
}

/** Whoever finds the paper alone must not deduct the tax in a fee that was given back. */
const refunded = (pdf: Pdf, on: string) => {
  const style = { color: warning, width, align: 'right' } as const
  write(pdf, `返金済み（${day(on)}）`, left, 102, { ...style, size: 14, font: bold })
  write(pdf, 'この手数料は返金の手続きを行いました。仕入税額控除にはお使いいただけません。', left, 124, {
    ...style,
    size: 9,
  })
}

const recipientTop = 146

/** A name that is too long for its line gets the width of the page and the lines it needs. Says where its rule is. */
const recipient = (pdf: Pdf, { recipient_name }: ReceiptContent): number => {
  const text = `${recipient_name}　御中`
  const fits = pdf.font(bold).fontSize(15).widthOfString(text) <= 340
  const style = fits ? { size: 15, font: bold, width: 340 } : { size: 12, font: bold, width, lineGap: 2 }
  write(pdf, text, left, recipientTop, style)
  const below = fits ? recipientTop + 28 : pdf.y + 6
  line(pdf, below, left, fits ? left + 340 : right, ink)
  return below
}

const amount = (pdf: Pdf, top: number, { taxed_amount, description }: ReceiptContent) => {
  pdf.roundedRect(left, top, width, 76, 6).fill(shade)
  write(pdf, '領収金額（税込）', left + 20, top + 14, { color: quiet })
  write(pdf, yen(taxed_amount), left + 20, top + 30, { size: 24, font: bold })
  write(pdf, `但し、${description}として`, left + 210, top + 26, { width: width - 230, align: 'right' })
  write(pdf, '上記の金額を正に領収いたしました。', left + 210, top + 44, { width: width - 230, align: 'right' })
}

const columns = [
  { x: left + 12, width: 92, align: 'left' },
  { x: left + 112, width: 214, align: 'left' },
  { x: left + 330, width: 46, align: 'right' },
  { x: left + 380, width: width - 392, align: 'right' },
] as const

const row = (
  pdf: Pdf,
  y: number,
  cells: readonly string[],
  style: { color?: string; font?: string; size?: number } = {},
) =>
  cells.forEach((cell, i) => {
    const column = columns[i]
    if (column && cell) write(pdf, cell, column.x, y, { ...style, width: column.width, align: column.align })
  })

/** Says where it ends. */
const table = (pdf: Pdf, top: number, content: ReceiptContent): number => {
  const { transaction_date, description, tax_rate, taxed_amount, tax_amount } = content
  row(pdf, top, ['取引年月日', '内容', '税率', '金額（税込）'], { color: quiet, size: 9 })
  line(pdf, top + 20, left, right, ink)
  row(pdf, top + 32, [day(transaction_date), description, `${tax_rate}%`, yen(taxed_amount)])
  row(pdf, top + 48, ['', numberOf(content)], { color: quiet, size: 9 })
  line(pdf, top + 72)
  row(pdf, top + 84, ['', `${tax_rate}%対象　計（税込）`, '', yen(taxed_amount)])
  row(pdf, top + 104, ['', `うち消費税額等（${tax_rate}%）`, '', yen(tax_amount)])
  line(pdf, top + 130)
  row(pdf, top + 142, ['', '合計（税込）', '', yen(taxed_amount)], { font: bold, size: 12 })
  line(pdf, top + 170, left, right, ink)
  return top + 170
}

// Only a seller's fee is deducted: what it knows is the number of its request.
const numberOf = ({ is_deducted, invoice_display_id }: ReceiptContent): string =>
  `${is_deducted ? '依頼番号' : '申込番号'} ${invoice_display_id}`

// A sentence a line: pdfkit breaks a Japanese one anywhere. A receipt for a set-off is none for money, and no document
// that is taxed (印紙税法基本通達 別表第一 第17号文書).
const noteOf = ({ is_deducted }: ReceiptContent): string =>
  is_deducted
    ? '手数料は、お客様への入金額から差し引いて（相殺により）領収しました。\n金銭の受け取りを伴わないため、収入印紙の貼付は不要です。'
    : 'クレジットカードによるお支払いのため、収入印紙の貼付は不要です。\n支払先への請求金額は、支払先が発行した請求書をご確認ください。'

/** Says where they end. */
const notes = (pdf: Pdf, top: number, content: ReceiptContent): number => {
  const { payment_method, supplier_name, invoice_display_id, is_deducted } = content
  const about = is_deducted ? '対象のご依頼' : '対象のお支払い'
  const style = { size: 9, color: quiet, width }
  write(pdf, `お支払方法　${payment_method}`, left, top, style)
  write(pdf, `${about}　${invoice_display_id}　${supplier_name}`, left, top + 16, style)
  write(pdf, noteOf(content), left, pdf.y + 11, { ...style, lineGap: 3 })
  return pdf.y
}

const issuedBy = (pdf: Pdf, top: number, content: ReceiptContent) => {
  const { issuer_name, issuer_address, issuer_registration_number } = content
  const x = left + 210
  write(pdf, '発行者', x, top, { size: 9, color: quiet })
  write(pdf, issuer_name, x, top + 16, { size: 12, font: bold })
  write(pdf, issuer_address, x, top + 38, { size: 9 })
  write(pdf, `登録番号　${issuer_registration_number}`, x, top + 54, { size: 9 })
}
