import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { rows } from '../markup.ts'

const charges = [
  'Air freight / 航空運賃',
  'Fuel surcharge / 燃油割増',
  'Terminal handling / 荷役料',
  'Customs entry / 通関料',
]

const dollars = (cents: number) =>
  `US$ ${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

/** A forwarder's debit note in dollars, with Japanese beside the English. */
export const layout: Layout = {
  wishes: { trade: 'transport', lineCount: 4, number: 'digits', banks: ['major'], dueInDays: 14, currency: 'USD' },
  render: facts => {
    const { issuer, payer } = facts
    const item = (label: string, value: string) => `<tr><th>${label}</th><td>${value}</td></tr>`
    const sum = (label: string, cents: number) =>
      `<tr><td colspan="2">${label}</td><td class="number">${dollars(cents)}</td></tr>`
    return {
      css: `.page { font-family: 'DejaVu Sans', 'Noto Sans CJK JP', sans-serif; font-size: 9pt; padding: 18mm } h1 { font-size: 18pt; margin-bottom: 6mm } table { width: 100%; margin-bottom: 6mm } td, th { border: .6pt solid #555; padding: 1.6mm 2mm; font-weight: normal; text-align: left } th { background: #eef1f4; width: 48mm } .number { text-align: right }`,
      pages: [
        `<h1>INVOICE / DEBIT NOTE（外貨建請求書）</h1><table>${item('Messrs. / 宛先', `${payer.name} 御中`)}${item('Invoice No. / 請求番号', facts.invoice_number)}${item('Date / 日付', written.english(facts.issue_date))}${item('Payment due / 支払期限', written.english(facts.due_date))}${item('MAWB No. / 航空運送状', '999-4410 0723')}${item('Amount / 請求金額', `<b style="font-size:13pt">${dollars(facts.total)}</b>`)}</table>
        <table><tr><th>Charges / 料金</th><td>Qty / 数量</td><td class="number">Amount / 金額</td></tr>${rows(facts.lines, ({ quantity, amount }, index) => `<tr><td>${charges[index] ?? ''}</td><td>${quantity}</td><td class="number">${dollars(amount)}</td></tr>`)}${sum('Subtotal / 小計', facts.subtotal)}${sum('Tax 10% / 消費税', facts.tax)}${sum('Total / 合計', facts.total)}</table>
        <p>Please remit in US dollars to: First Harbor Bank, Portland　SWIFT FHBKUS00　A/C No. 4410072231</p><p style="margin-top:8mm">${issuer.name}<br>〒${issuer.postal_code} ${issuer.address}<br>TEL ${issuer.phone}　登録番号 ${issuer.registration_number}</p>`,
      ],
    }
  },
}
