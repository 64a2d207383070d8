import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { emptyRows, grouped, perRate, rows, typeName } from '../markup.ts'

/** A security firm: account and terms in a narrow column on the right, red rules. */
export const layout: Layout = {
  wishes: { trade: 'care', lineCount: 5, number: 'year', banks: ['net'], dueInDays: 33 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { font-family: 'UD Gothic', sans-serif; padding: 15mm; font-size: 9.5pt } .all { display: grid; grid-template-columns: 1fr 52mm; gap: 6mm } aside { border-left: 2px solid #b3262a; padding-left: 4mm; font-size: 8.5pt } aside h2 { font-size: 9pt; color: #b3262a; margin-top: 5mm } h1 { font-size: 18pt; color: #b3262a; border-bottom: 2px solid #b3262a; margin-bottom: 5mm } table { width: 100%; margin-top: 4mm } td, th { border-bottom: 1px solid #c99; padding: 1.4mm; text-align: left; font-weight: normal }`,
      pages: [
        `<h1>請　求　書</h1><div class="all"><div><p style="font-size:13pt">${payer.name} 御中</p><p style="font-size:15pt;margin:5mm 0">ご請求金額　￥${grouped(facts.total)}（税込）</p><table><tr><th>件名・内容</th><th>数量</th><th>単価</th><th>金額</th></tr>${rows(facts.lines, line => `<tr><td>${line.name}</td><td class="number">${grouped(line.quantity)} ${line.unit}</td><td class="number">${grouped(line.price)}</td><td class="number">${grouped(line.amount)}</td></tr>`)}${emptyRows(facts.lines, 9, 4)}<tr><td></td><td></td><td>小計</td><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(facts, (rate, _, tax) => `<tr><td></td><td></td><td>消費税(${rate}%)</td><td class="number">${tax}</td></tr>`)}<tr><td></td><td></td><td>合計</td><td class="number">${grouped(facts.total)}</td></tr></table></div>
        <aside>${issuer.name}<br>〒${issuer.postal_code}<br>${issuer.address}<br>TEL ${issuer.phone}<br>登録番号<br>${issuer.registration_number}<h2>請求番号</h2>${facts.invoice_number}<h2>請求年月日</h2>${written.eraShort(facts.issue_date)}<h2>お支払期限</h2>${written.eraShort(facts.due_date)}<h2>お振込先</h2>${account.bank.name}<br>${account.branch.name}<br>${typeName(account)}　${account.number}<br>${account.holder}</aside></div>`,
      ],
    }
  },
}
