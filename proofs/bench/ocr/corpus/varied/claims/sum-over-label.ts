import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, typeName } from '../../markup.ts'

/** A consultant's page: large figures, each with what it is in small type below. */
export const layout: Layout = {
  wishes: { trade: 'office', lineCount: 2, number: 'year', banks: ['major'], dueInDays: 31 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const figure = (value: string, label: string) => `<div><p>${value}</p><small>${label}</small></div>`
    return {
      css: `.page { padding: 22mm 20mm; font-size: 9.5pt; color: #222 } h1 { font-weight: 300; font-size: 26pt; letter-spacing: .2em } .figures { display: flex; gap: 16mm; margin: 10mm 0; border-top: 1px solid #222; border-bottom: 1px solid #222; padding: 5mm 0 } .figures p { font-size: 18pt; line-height: 1.2 } small { font-size: 7.5pt; color: #777 } table { width: 100%; margin: 6mm 0 } td { padding: 2mm 0; border-bottom: 1px solid #e5e5e5 } .two { display: flex; justify-content: space-between }`,
      pages: [
        `<h1>請求書</h1><div class="figures">${figure(`¥${grouped(facts.total)}`, 'ご請求金額')}${figure(written.dotted(facts.due_date), 'お支払期日')}</div><div class="two"><div>${payer.name} 御中<br>${payer.address}</div><div>${issuer.name}<br>〒${issuer.postal_code}<br>${issuer.address}<br>${issuer.phone}<br>登録番号 ${issuer.registration_number}</div></div><p style="margin-top:6mm">請求書番号 ${facts.invoice_number}　／　発行日 ${written.dotted(facts.issue_date)}</p>
        <table>${rows(facts.lines, ({ name, quantity, unit, amount }) => `<tr><td>${name}</td><td>${quantity}${unit}</td><td class="number">${grouped(amount)}</td></tr>`)}${perRate(facts, (rate, net, tax) => `<tr><td>税別 ${net}</td><td>消費税${rate}%</td><td class="number">${tax}</td></tr>`)}</table>
        <p><small>お振込先</small><br>${account.bank.name}　${account.branch.name}　${typeName(account)} ${account.number}<br>${account.holder}</p>`,
      ],
    }
  },
}
