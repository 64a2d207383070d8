import { written } from '../days.ts'
import type { Facts } from '../facts.ts'
import type { Layout } from '../layout.ts'
import { grouped, rows, typeName } from '../markup.ts'

const sheets = ({ issuer, payer, accounts: [account], ...facts }: Facts) => [
  `<h1>ご請求のご案内</h1><p>${payer.name}　御中</p><div class="cards"><p>請求番号<b>${facts.invoice_number}</b></p><p>請求書発行日<b>${written.dotted(facts.issue_date)}</b></p><p>お支払期限<b>${written.dotted(facts.due_date)}</b></p><p>ご請求金額<b>${grouped(facts.total)}円</b></p></div><p>明細は次のページをご覧ください。</p>
  <h2>お振込先</h2><p>${account.bank.name}／${account.branch.name}／${typeName(account)}預金／${account.number}／${account.holder}</p><footer>${issuer.name}<br>〒${issuer.postal_code} ${issuer.address}<br>電話 ${issuer.phone}<br>登録番号 ${issuer.registration_number}</footer>`,
  `<h2>ご利用明細</h2><p>請求番号 ${facts.invoice_number}</p><table>${rows(facts.lines, ({ name, quantity, unit, amount }) => `<tr><td>${name}</td><td>${grouped(quantity)}${unit}</td><td class="number">${grouped(amount)}</td></tr>`)}<tr><td colspan="2">小計</td><td class="number">${grouped(facts.subtotal)}</td></tr>${facts.rates.map(({ rate, net, tax }) => `<tr><td>${rate}%対象</td><td>${grouped(net)}</td><td class="number">消費税 ${grouped(tax)}</td></tr>`).join('')}</table>`,
]

/** Two invoices of two pages each in one file: what is asked for stands first, the items behind it. */
export const layout: Layout = {
  wishes: { trade: 'transport', lineCount: 9, number: 'letters', banks: ['net'] },
  following: 1,
  render: (facts, following) => ({
    css: `.page { padding: 18mm } h1 { font-size: 20pt; color: #245 } h2 { font-size: 12pt; color: #245; margin-top: 8mm } .cards { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm; margin: 8mm 0 } .cards p { border: 1px solid #89a; border-radius: 3mm; padding: 4mm } .cards b { display: block; font-size: 14pt } table { width: 100% } td { border-bottom: 1px solid #cdd; padding: 2mm 0 } footer { position: absolute; bottom: 16mm; font-size: 9pt }`,
    pages: [facts, ...following].flatMap(sheets),
    invoicePages: [1, 3],
  }),
}
