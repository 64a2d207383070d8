import { written } from '../days.ts'
import type { Facts } from '../facts.ts'
import type { Layout } from '../layout.ts'
import { grouped, perRate, rows, typeName } from '../markup.ts'

const sheet = ({ issuer, payer, accounts: [account], ...facts }: Facts) =>
  `<p class="title">請　求　書</p><aside>No. ${facts.invoice_number}<br>発行日 ${written.slashed(facts.issue_date)}</aside><p class="to">${payer.name} 御中</p><p class="from"><b>${issuer.name}</b><br>${issuer.address}<br>TEL ${issuer.phone}<br>登録番号 ${issuer.registration_number}</p><p class="sum">合計　¥${grouped(facts.total)}</p><p>お支払期日　${written.slashed(facts.due_date)}</p>
  <table>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${name}</td><td>${grouped(quantity)}${unit}</td><td>${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}<tr><td>小計</td><td></td><td></td><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate({ issuer, payer, accounts: [account], ...facts }, (rate, _, tax) => `<tr><td>消費税（${rate}%）</td><td></td><td></td><td class="number">${tax}</td></tr>`)}<tr><td>合計</td><td></td><td></td><td class="number">${grouped(facts.total)}</td></tr></table>
  <p>振込先：${account.bank.name} ${account.branch.name} ${typeName(account)} ${account.number}<br>名義：${account.holder}</p>`

/** A month's three invoices of one firm, scanned or saved as one file. */
export const layout: Layout = {
  wishes: { trade: 'care', lineCount: 3, number: 'year', banks: ['major'], dueInDays: 31 },
  following: 2,
  render: (facts, following) => ({
    css: `.page { font-family: 'UD Gothic'; padding: 22mm; font-size: 10.5pt } .title { text-align: center; font-size: 18pt } aside { text-align: right } .from { margin-left: 90mm; line-height: 1.6 } .to { font-size: 13pt; text-decoration: underline } .sum { font-size: 16pt; margin: 6mm 0 } table { width: 100%; margin: 8mm 0; border-top: 2px solid } td { border-bottom: 1px solid #999; padding: 2mm }`,
    pages: [facts, ...following].map(sheet),
    invoicePages: [1, 2, 3],
  }),
}
