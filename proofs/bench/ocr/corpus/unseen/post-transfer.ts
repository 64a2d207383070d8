import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { grouped, perRate, rows, seal } from '../markup.ts'

/** A photographer: Japan Post Bank by branch number, the due date written as a rule beside its day. */
export const layout: Layout = {
  wishes: { trade: 'creative', isProprietor: true, lineCount: 3, number: 'month', banks: ['post'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { font-family: 'UD Gothic', sans-serif; padding: 20mm 24mm; font-size: 10.5pt } h1 { font-size: 20pt; letter-spacing: .5em; border-bottom: 3px solid #000; margin-bottom: 8mm } table { width: 100%; margin: 6mm 0 } td, th { border: 1px solid #777; padding: 1.6mm 2mm; font-weight: normal } th { background: #efefef }`,
      pages: [
        `<h1>請求書</h1><div style="display:flex;justify-content:space-between"><div><p style="font-size:13pt">${payer.name} 様</p><br>ご請求金額（税込）<br><b style="font-size:18pt">${grouped(facts.total)} 円</b></div><div style="position:relative">${issuer.name}<br>代表　${issuer.person}<br>〒${issuer.postal_code}<br>${issuer.address}<br>携帯 090-0000-${issuer.phone.slice(-4)}<br>登録番号 ${issuer.registration_number}${seal(issuer.person ?? '', 'right:-4mm;top:2mm;width:12mm;height:12mm', true)}</div></div><p style="margin-top:6mm">請求番号：${facts.invoice_number}　　請求日：${written.long(facts.issue_date)}</p><p>お支払い期日：${written.long(facts.due_date)}（月末締め翌月末払い）</p>
        <table><tr><th>品目</th><th>数量</th><th>単価</th><th>金額</th></tr>${rows(facts.lines, line => `<tr><td>${line.name}</td><td class="number">${grouped(line.quantity)} ${line.unit}</td><td class="number">${grouped(line.price)}</td><td class="number">${grouped(line.amount)}</td></tr>`)}${perRate(facts, (rate, _, tax) => `<tr><td colspan="3">消費税（${rate}%）</td><td class="number">${tax}</td></tr>`)}<tr><td colspan="3">合計</td><td class="number">${grouped(facts.total)}</td></tr></table><table><tr><th>銀行名</th><td>${account.bank.name}（金融機関コード ${account.bank.code}）</td></tr><tr><th>店名</th><td>${account.branch.name}（店番 ${account.branch.code}）</td></tr><tr><th>預金種目</th><td>普通</td></tr><tr><th>口座番号</th><td>${account.number}</td></tr><tr><th>口座名義</th><td>${account.holder}</td></tr></table>`,
      ],
    }
  },
}
