import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, typeName } from '../../markup.ts'

/** An agency's page with no due date but terms in words, and days of other things in plenty. */
export const layout: Layout = {
  wishes: { trade: 'care', lineCount: 4, number: 'month', banks: ['major'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 17mm 18mm; font-family: 'UD Gothic'; font-size: 9.5pt } h1 { font-size: 18pt; color: #246; border-left: 4mm solid #246; padding-left: 3mm } .two { display: flex; justify-content: space-between; margin: 6mm 0 } table { width: 100% } td, th { padding: 1.6mm 2mm; border-bottom: 1px solid #9bc; font-weight: 400; text-align: left } th { background: #e8f0f6 } .sum { width: 84mm; font-size: 12pt } .sum td { border: 1px solid #246 }`,
      pages: [
        `<h1>ご請求書</h1><div class="two"><div><p style="font-size:12.5pt">${payer.name}　御中</p><p style="margin-top:3mm">件名　${facts.subject}<br>契約期間　${written.slashed(addDays(facts.issue_date, -29))}～${written.slashed(facts.issue_date)}</p></div><div>発行日　${written.long(facts.issue_date)}<br>請求番号　${facts.invoice_number}<br><br><b>${issuer.name}</b><br>〒${issuer.postal_code}<br>${issuer.address}<br>TEL　${issuer.phone}<br>登録番号　${issuer.registration_number}</div></div>
        <table class="sum"><tr><td>お支払合計</td><td class="number"><b>${grouped(facts.total)}円</b></td></tr></table>
        <table style="margin:5mm 0"><tr><th>作業日</th><th>内容</th><th>数量</th><th>単価</th><th>金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }, at) => `<tr><td>${written.slashed(addDays(facts.issue_date, at * 5 - 27)).slice(5)}</td><td>${name}</td><td>${quantity}${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}<tr><td></td><td>税抜計</td><td></td><td></td><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(facts, (rate, _, tax) => `<tr><td></td><td>消費税 ${rate}%</td><td></td><td></td><td class="number">${tax}</td></tr>`)}</table>
        <p>お支払条件　月末締め翌月末日払い<br>お振込先　${account.bank.name}　${account.branch.name}　${typeName(account)}　${account.number}<br>　　　　　口座名義　${account.holder}</p>`,
      ],
    }
  },
}
