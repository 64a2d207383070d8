import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { grouped, mark, perRate, rows, typeName } from '../markup.ts'

/** An agency: the amount in enormous digits, everything else in light grey and small. */
export const layout: Layout = {
  wishes: { trade: 'creative', lineCount: 3, number: 'customer', banks: ['major'], dueInDays: 60 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 22mm 20mm; font-size: 8.5pt; color: #444 } .amount { font-size: 38pt; font-weight: 700; color: #e0562c; line-height: 1.1; margin: 4mm 0 10mm } .cols { display: grid; grid-template-columns: repeat(3, 1fr); gap: 8mm; margin-bottom: 10mm } h2 { font-size: 8pt; color: #999; font-weight: 400 } table { width: 100% } td { padding: 2mm 0; border-top: 1px solid #eee }`,
      pages: [
        `<p>${mark('hexagon', '#e0562c', '9mm')}　請求書　${facts.invoice_number}</p><p class="amount">¥${grouped(facts.total)}</p><div class="cols"><div><h2>請求先</h2>${payer.name} 御中<br>${payer.address}</div><div><h2>請求元</h2>${issuer.name}<br>〒${issuer.postal_code}<br>${issuer.address}<br>${issuer.registration_number}</div><div><h2>日付</h2>発行　${written.dotted(facts.issue_date)}<br>お支払期限　${written.dotted(facts.due_date)}</div></div>
        <table>${rows(facts.lines, line => `<tr><td>${line.name}</td><td class="number">${grouped(line.quantity)} ${line.unit}</td><td class="number">${grouped(line.price)}</td><td class="number">${grouped(line.amount)}</td></tr>`)}<tr><td>小計</td><td></td><td></td><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(facts, (rate, _, tax) => `<tr><td>消費税 ${rate}%</td><td></td><td></td><td class="number">${tax}</td></tr>`)}<tr><td>合計（税込）</td><td></td><td></td><td class="number">${grouped(facts.total)}</td></tr></table>
        <div class="cols" style="margin-top:12mm"><div><h2>お振込先</h2>${account.bank.name}<br>${account.branch.name}</div><div><h2>口座番号</h2>${typeName(account)} ${account.number}</div><div><h2>口座名義</h2>${account.holder}</div></div>`,
      ],
    }
  },
}
