import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { grouped, perRate, rows, typeName } from '../markup.ts'

/** A care service's bill: what is to be paid in a box at the right, two accounts one below the other at the foot. */
export const layout: Layout = {
  wishes: { trade: 'care', lineCount: 5, number: 'year', banks: ['regional', 'major'] },
  render: facts => {
    const { issuer, payer, accounts } = facts
    return {
      css: `.page { font-family: 'UD Mincho', serif; font-size: 9.5pt; padding: 16mm 19mm } header { display: flex; justify-content: space-between; margin-bottom: 8mm } .box { border: 1.5px solid #444; width: 72mm } .box div { display: flex; justify-content: space-between; padding: 1.5mm 3mm; border-bottom: 1px dotted #999 } table { width: 100%; border-collapse: collapse; margin: 5mm 0 } th, td { border-top: 1px solid #aaa; padding: 1.6mm } dl { display: grid; grid-template-columns: 24mm 1fr; gap: 0.8mm 0; margin-bottom: 3mm }`,
      pages: [
        `<header><div><p style="font-size:12.5pt">${payer.name} 様</p><p style="margin-top:5mm">${issuer.name}<br>〒${issuer.postal_code} ${issuer.address}<br>電話 ${issuer.phone}<br>事業者登録番号 ${issuer.registration_number}</p></div><div class="box"><div><span>ご請求書 No.</span><span>${facts.invoice_number}</span></div><div><span>作成日</span><span>${written.longPadded(facts.issue_date)}</span></div><div><span>今回ご請求額</span><b>${grouped(facts.total)} 円</b></div><div><span>お支払い期日</span><span>${written.longPadded(facts.due_date)}</span></div></div></header>
        <h1 style="font-size:13pt">ご利用料金のご請求</h1><table><tr><th>ご利用内容</th><th>数</th><th>料金</th></tr>${rows(facts.lines, ({ name, quantity, unit, amount }) => `<tr><td>${name}</td><td class="number">${quantity}${unit}</td><td class="number">${grouped(amount)}</td></tr>`)}<tr><td>小計（税抜）</td><td></td><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(facts, (rate, net, tax) => `<tr><td>消費税 ${rate}%（対象額 ${net} 円）</td><td></td><td class="number">${tax}</td></tr>`)}<tr><td><b>合計</b></td><td></td><td class="number"><b>${grouped(facts.total)}</b></td></tr></table>
        <p style="margin-bottom:2mm">次のどちらかの口座へお振り込みください。</p>${accounts.map((account, at) => `<p>（${at + 1}）</p><dl><dt>金融機関</dt><dd>${account.bank.name}　${account.branch.name}</dd><dt>口座</dt><dd>${typeName(account)}預金　${account.number}</dd><dt>名義人</dt><dd>${account.holder}</dd></dl>`).join('')}`,
      ],
    }
  },
}
