import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, rows, seal } from '../../markup.ts'

/** A small builder's own sheet in rounded letters (丸ゴシック): the job in a list with dots, 円也 behind the sum. */
export const layout: Layout = {
  wishes: { trade: 'building', lineCount: 5, number: 'era', banks: ['shinkin'], dueInDays: 25 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const item = (label: string, value: string) => `<p class="item"><span>・${label}</span><span>${value}</span></p>`
    return {
      css: `.page { padding: 20mm 22mm; font-family: 'Round Gothic'; font-size: 10.5pt; color: #222 } h1 { font-size: 21pt; text-align: center; letter-spacing: .5em; color: #7a4a1e } .sum { text-align: center; font-size: 17pt; font-weight: 700; border: 2px dashed #c79a63; border-radius: 4mm; padding: 3mm; margin: 6mm 0 } .item { display: flex; gap: 5mm; border-bottom: 1px dotted #a98; padding: .8mm 0 } .item span:first-child { width: 32mm; color: #7a4a1e } table { width: 100%; margin: 6mm 0 3mm } td, th { padding: 1.5mm 2mm; border-bottom: 1px solid #d9c3a5; font-weight: 400 } th { border-top: 2px solid #c79a63; background: #fbf4ea } .box { background: #fbf4ea; border-radius: 4mm; padding: 3mm 6mm }`,
      pages: [
        `<p style="text-align:right;font-size:9pt">請求番号　${facts.invoice_number}<br>${written.era(facts.issue_date)}</p><h1>ご請求書</h1><p style="font-size:14pt;margin-top:5mm">${payer.name}　様</p>
        <div style="position:relative;margin-left:86mm;font-size:9.5pt"><b style="font-size:13pt">${issuer.name}</b><br>〒${issuer.postal_code}<br>${issuer.address}<br>でんわ ${issuer.phone}<br>登録番号 ${issuer.registration_number}${seal(issuer.name.slice(0, 4), 'right:-4mm;top:2mm', true)}</div>
        <p class="sum">ご請求金額　金 ${grouped(facts.total)} 円也（税込）</p>
        ${item('工事名', `${payer.name} 社屋改修工事`)}${item('工事場所', payer.address)}${item('お支払期限', `${written.era(facts.due_date)}まで`)}
        <table><tr><th>工事内容</th><th>数量</th><th>単価（円）</th><th>金額（円）</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${name}</td><td class="number">${quantity} ${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}<tr><td colspan="3" class="number">工事代金　計（10%対象）</td><td class="number">${grouped(facts.subtotal)}</td></tr><tr><td colspan="3" class="number">消費税（10%）</td><td class="number">${grouped(facts.tax)}</td></tr><tr><td colspan="3" class="number">合計</td><td class="number">${grouped(facts.total)}</td></tr></table>
        <div class="box">お振込先：${account.bank.name} ${account.branch.name}　（普）${account.number}<br>　　　　　${account.holder}</div><p style="margin-top:5mm;font-size:9pt">これからも地域の住まいのお手伝いをさせていただきます。ありがとうございました。</p>`,
      ],
    }
  },
}
