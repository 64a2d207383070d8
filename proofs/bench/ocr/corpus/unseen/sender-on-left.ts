import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { grouped, perRate, rows, typeName } from '../markup.ts'

/** A consultancy: the sender at the top left, who pays below, the rest at the right; thin lines. */
export const layout: Layout = {
  wishes: { trade: 'office', lineCount: 3, number: 'month', banks: ['major'], dueInDays: 30 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 18mm 20mm; font-size: 9.5pt; color: #222 } .head { display: flex; justify-content: space-between; border-bottom: .5pt solid #222; padding-bottom: 5mm } h1 { font-size: 22pt; font-weight: 400 } table { width: 100%; margin: 6mm 0 } th { font-weight: normal; text-align: left; border-bottom: .5pt solid #222; font-size: 8.5pt } td { padding: 2mm 0 } .meta { width: 76mm; margin: 0 } .meta td { padding: .5mm 0 }`,
      pages: [
        `<div class="head"><div><b style="font-size:12pt">${issuer.name}</b><br>${issuer.address}<br>TEL ${issuer.phone} / FAX ${issuer.fax}<br>インボイス登録番号 ${issuer.registration_number}</div><h1>請求書</h1></div>
        <div style="display:flex;justify-content:space-between;margin-top:8mm"><p style="font-size:13pt">${payer.name} 御中</p><table class="meta"><tr><td>請求書No</td><td class="number">${facts.invoice_number}</td></tr><tr><td>請求日</td><td class="number">${written.slashed(facts.issue_date)}</td></tr><tr><td>支払期限</td><td class="number">${written.slashed(facts.due_date)}</td></tr></table></div>
        <p style="font-size:16pt;margin-top:6mm">ご請求額　¥${grouped(facts.total)}</p><table><tr><th>業務内容</th><th class="number">数量</th><th class="number">単価</th><th class="number">金額</th></tr>${rows(facts.lines, line => `<tr><td>${line.name}</td><td class="number">${grouped(line.quantity)}${line.unit}</td><td class="number">${grouped(line.price)}</td><td class="number">${grouped(line.amount)}</td></tr>`)}<tr><td></td><td></td><td class="number">小計</td><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(facts, (rate, net, tax) => `<tr><td></td><td></td><td class="number">消費税（${rate}%：${net}）</td><td class="number">${tax}</td></tr>`)}<tr><td></td><td></td><td class="number">ご請求額合計</td><td class="number">${grouped(facts.total)}</td></tr></table>
        <p>【お支払い先】${account.bank.name}　${account.branch.name}　${typeName(account)}預金　${account.number}　${account.holder}</p>`,
      ],
    }
  },
}
