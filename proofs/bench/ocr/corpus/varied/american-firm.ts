import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { rows } from '../markup.ts'

const dollars = (cents: number) => `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`

/** An American firm's invoice in dollars: nothing of it can be paid here. */
export const layout: Layout = {
  wishes: { trade: 'office', lineCount: 3, number: 'letters', banks: ['major'], dueInDays: 30, currency: 'USD' },
  render: facts => ({
    css: `.page { font-family: 'DejaVu Serif', serif; padding: 22mm; font-size: 10pt } h1 { font-size: 26pt; color: #333 } .two { display: flex; justify-content: space-between; margin: 8mm 0 } table { width: 100% } th { text-align: left; border-bottom: 2px solid } td { padding: 2mm 0 }`,
    pages: [
      `<div class="two"><h1>INVOICE</h1><p><b>Larkspur Metrics, Inc.</b><br>4120 Harbor Point Road<br>Portland, OR 97209, USA<br>EIN 00-1234567</p></div><div class="two"><p>Bill to<br>Sample Trading Co., Ltd.<br>1-9-7 Marunouchi, Chiyoda-ku, Tokyo</p><p>Invoice no. ${facts.invoice_number}<br>Invoice date ${written.english(facts.issue_date)}<br>Due date ${written.english(facts.due_date)}</p></div>
      <table><tr><th>Item</th><th>Qty</th><th class="number">Amount</th></tr>${rows(facts.lines, ({ quantity, amount }, index) => `<tr><td>Seat plan ${'ABC'[index]}</td><td>${quantity}</td><td class="number">${dollars(amount)}</td></tr>`)}<tr><td></td><td>Subtotal</td><td class="number">${dollars(facts.subtotal)}</td></tr><tr><td></td><td>Sales tax 10%</td><td class="number">${dollars(facts.tax)}</td></tr><tr><td></td><td><b>Amount due</b></td><td class="number"><b>${dollars(facts.total)}</b></td></tr></table>
      <p style="margin-top:16mm">Wire to: First Harbor Bank, ABA 000000017, account 4410072231, SWIFT FHBKUS00</p>`,
    ],
  }),
}
