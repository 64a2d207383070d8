import { addDays, endOfMonth, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, mark, perRate, typeName } from '../../markup.ts'

const items = [
  '光回線 基本料',
  'ひかり電話 基本料（8ch）',
  '通話料',
  '固定IPアドレス使用料',
  'ユニバーサルサービス料等',
]

/** A telecom's bill for lines: sums at the left, what they are made of at the right, the account at the foot. */
export const layout: Layout = {
  wishes: { trade: 'office', lineCount: 5, number: 'customer', banks: ['major'], dueInDays: 25 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const month = endOfMonth(facts.issue_date, -1)
    const ink = '#0b6aa8'
    return {
      css: `.page { padding: 14mm 15mm; font: 9.5pt/1.5 'Liberation Sans', 'UD Gothic' } .two { display: grid; grid-template-columns: 72mm 1fr; gap: 6mm; margin-top: 7mm } .card { border: 1px solid ${ink}; border-radius: 2mm; overflow: hidden } .card h2 { background: ${ink}; color: #fff; font-size: 10pt; font-weight: 400; padding: 1mm 3mm } .card dl { padding: 2mm 4mm } .card dt { font-size: 8.5pt; color: ${ink} } .card dd { font-size: 10.5pt; text-align: right; border-bottom: 1px dashed #aac; margin-bottom: 1.5mm } table { width: 100% } th { text-align: left; font-weight: 400; white-space: nowrap; border-bottom: 1.5px solid ${ink}; padding: 1mm } td { padding: 1.2mm 1mm; border-bottom: 1px solid #dde }`,
      pages: [
        `<div style="display:flex;justify-content:space-between"><div style="padding-top:7mm"><p>〒${payer.postal_code}<br>${payer.address}</p><p style="font-size:12pt;margin-top:2mm">${payer.name} 御中</p></div><div style="text-align:right">${mark('waves', ink, '9mm')} <b style="font-size:12.5pt;color:${ink}">${issuer.name}</b><p style="font-size:8.5pt">〒${issuer.postal_code} ${issuer.address}<br>お客様センター ${issuer.phone}（平日9:00～17:00）<br>登録番号 ${issuer.registration_number}</p></div></div>
        <h1 style="font-size:15pt;margin-top:8mm;color:${ink};font-weight:700">通信サービスご利用料金請求書</h1><p>${Number(month.slice(5, 7))}月ご利用分（${written.long(addDays(`${month.slice(0, 7)}-01`, 0))}～${written.long(month)}）</p>
        <div class="two"><div class="card"><h2>ご請求内容</h2><dl><dt>ご請求金額（税込）</dt><dd style="font-size:18pt;font-weight:700">${grouped(facts.total)}円</dd><dt>お支払期限</dt><dd>${written.long(facts.due_date)}</dd><dt>請求書番号</dt><dd>${facts.invoice_number}</dd><dt>発行日</dt><dd>${written.long(facts.issue_date)}</dd><dt>お客様番号</dt><dd>4410-882-0937</dd></dl></div>
        <table style="align-self:start"><tr><th>内訳</th><th class="number">金額（円）</th><th class="number">税率</th></tr>${facts.lines.map(({ amount, rate }, at) => `<tr><td>${items[at] ?? ''}</td><td class="number">${grouped(amount)}</td><td class="number">${rate}%</td></tr>`).join('')}<tr><td>小計</td><td class="number">${grouped(facts.subtotal)}</td><td></td></tr>${perRate(facts, (rate, net, tax) => `<tr><td>消費税等（${rate}%対象 ${net}円）</td><td class="number">${tax}</td><td></td></tr>`)}<tr><td><b>合計</b></td><td class="number"><b>${grouped(facts.total)}</b></td><td></td></tr></table></div>
        <div class="card" style="margin-top:9mm"><h2>お振込先</h2><p style="padding:2mm 4mm">${account.bank.name}　${account.branch.name}（店番 ${account.branch.code}）　${typeName(account)}預金　口座番号 ${account.number}<br>口座名義　${account.holder}</p></div><p style="font-size:8pt;margin-top:3mm">・お支払期限を過ぎた場合、年14.5%の延滞利息を申し受けます。<br>・振込手数料はお客様のご負担となります。</p>`,
      ],
    }
  },
}
