import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { grouped, perRate, rows, typeName } from '../markup.ts'

/** A staff agency: four tinted boxes in two columns, labels in bold before a colon of their own. */
export const layout: Layout = {
  wishes: { trade: 'care', lineCount: 5, number: 'month', banks: ['major'], dueInDays: 15 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 16mm; font-size: 9.5pt } .grid { display: grid; grid-template-columns: 1fr 1fr; gap: 5mm; margin: 6mm 0 } .grid > div { background: #fff6e5; padding: 4mm; border-top: 3px solid #e2a33b } b { margin-right: 2mm } table { width: 100% } tr:nth-child(odd) td { background: #fdf9f1 } td, th { padding: 1.6mm 2mm; font-weight: normal; text-align: left } th { background: #e2a33b; color: #fff }`,
      pages: [
        `<p style="font-size:19pt">請求書 <span style="font-size:10pt;color:#b37a1c">BILL</span></p><div class="grid"><div><p style="font-size:12.5pt">${payer.name} 御中</p>${payer.address}</div><div>${issuer.name}<br>〒${issuer.postal_code} ${issuer.address}<br>お問い合わせ ${issuer.phone}</div><div><b>請求書番号 :</b>${facts.invoice_number}<br><b>発行日 :</b>${written.slashedShort(facts.issue_date)}<br><b>お支払い期限 :</b>${written.slashedShort(facts.due_date)}<br><b>登録番号 :</b>${issuer.registration_number}<br><b>合計金額 :</b><span style="font-size:14pt">${grouped(facts.total)}円</span></div><div><b>銀行名 :</b>${account.bank.name}<br><b>支店名 :</b>${account.branch.name}<br><b>口座種別 :</b>${typeName(account)}<br><b>口座番号 :</b>${account.number}<br><b>口座名義 :</b>${account.holder}</div></div>
        <table><tr><th>職種・業務</th><th>時間・数量</th><th>単価</th><th>金額</th></tr>${rows(facts.lines, line => `<tr><td>${line.name}</td><td class="number">${grouped(line.quantity)} ${line.unit}</td><td class="number">${grouped(line.price)}</td><td class="number">${grouped(line.amount)}</td></tr>`)}<tr><td></td><td></td><td>小計</td><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(facts, (rate, _, tax) => `<tr><td></td><td></td><td>消費税${rate}%</td><td class="number">${tax}</td></tr>`)}<tr><td></td><td></td><td>ご請求合計</td><td class="number">${grouped(facts.total)}</td></tr></table>`,
      ],
    }
  },
}
