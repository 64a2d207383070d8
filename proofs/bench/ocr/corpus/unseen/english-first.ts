import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { grouped, perRate, rows } from '../markup.ts'

/** A trading firm: English words alone for most labels, the month by its name. */
export const layout: Layout = {
  wishes: { trade: 'transport', lineCount: 4, number: 'letters', banks: ['major'], dueInDays: 30 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { font-family: 'DejaVu Serif', 'Noto Serif CJK JP', serif; font-size: 9.5pt; padding: 20mm } h1 { text-align: right; font-size: 28pt; color: #7a1f2b } table { width: 100%; margin: 6mm 0 } th { border-top: 2px solid #7a1f2b; border-bottom: 1px solid #7a1f2b; text-align: left } td { padding: 1.5mm 0 } .pay td:first-child { width: 42mm; color: #555 }`,
      pages: [
        `<h1>INVOICE</h1><div style="display:flex;justify-content:space-between"><div><b style="font-size:12pt">${issuer.name}</b><br>${issuer.address}<br>Phone: ${issuer.phone}<br>Registration Number: ${issuer.registration_number}</div><div style="text-align:right">Invoice #: ${facts.invoice_number}<br>Date: ${written.english(facts.issue_date)}<br>Payment Due: ${written.english(facts.due_date)}</div></div><p style="margin-top:8mm">To:<br><span style="font-size:12pt">${payer.name}</span><br>${payer.address}</p>
        <table><tr><th>Item</th><th class="number">Quantity</th><th class="number">Unit price (JPY)</th><th class="number">Amount (JPY)</th></tr>${rows(facts.lines, line => `<tr><td>${line.name}</td><td class="number">${grouped(line.quantity)} ${line.unit}</td><td class="number">${grouped(line.price)}</td><td class="number">${grouped(line.amount)}</td></tr>`)}<tr><td></td><td></td><td class="number">Subtotal</td><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(facts, (rate, _, tax) => `<tr><td></td><td></td><td class="number">Consumption Tax (${rate}%)</td><td class="number">${tax}</td></tr>`)}<tr><td></td><td></td><td class="number"><b>TOTAL</b></td><td class="number"><b>¥${grouped(facts.total)}</b></td></tr></table>
        <b>Payment Details</b><table class="pay"><tr><td>Bank Name</td><td>${account.bank.name}</td></tr><tr><td>Branch Name</td><td>${account.branch.name} (Branch code ${account.branch.code})</td></tr><tr><td>Type of Account</td><td>普通 (Ordinary)</td></tr><tr><td>Account Number</td><td>${account.number}</td></tr><tr><td>Account Holder</td><td>${account.holder}</td></tr></table>`,
      ],
    }
  },
}
