import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, seal, typeName } from '../../markup.ts'

/** A print shop's form: a rubber stamp in place of a printed name, its seal over that, terms in words. */
export const layout: Layout = {
  wishes: { trade: 'creative', lineCount: 5, number: 'month', banks: ['shinkin'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 15mm 16mm; font-family: 'UD Gothic'; font-size: 9.5pt } h1 { font-size: 16pt; background: #345; color: #fff; padding: 1mm 4mm; width: 62mm } .stamp { position: absolute; right: 18mm; top: 40mm; color: #35a; font-family: 'Noto Serif CJK JP', serif; transform: rotate(-1.2deg); line-height: 1.4 } table { width: 100%; margin: 4mm 0 } td, th { border: 1px solid #678; padding: 1.5mm 2mm; font-weight: 400 } th { background: #dfe6ee } .sum { display: inline-flex; border: 2px solid #345 } .sum span { padding: 2mm 5mm } .sum span:first-child { background: #dfe6ee }`,
      pages: [
        `<h1>請求書</h1><p style="position:absolute;right:18mm;top:15mm">請求No. ${facts.invoice_number}<br>請求日　${written.dotted(facts.issue_date)}</p><p style="font-size:13pt;margin:8mm 0">${payer.name}　御中</p><div class="stamp">〒${issuer.postal_code}<br>${issuer.address}<br><b style="font-size:13pt">${issuer.name}</b><br>TEL ${issuer.phone}<br>登録番号 ${issuer.registration_number}${seal(issuer.name.slice(0, 4), 'right:-2mm;top:8mm')}</div>
        <p style="margin-top:14mm">品代として下記金額をご請求申し上げます</p><p class="sum"><span>税込ご請求額</span><span style="font-size:15pt">￥${grouped(facts.total)}－</span></p>
        <table><tr><th>品　名</th><th>数量</th><th>単価</th><th>本体価格</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${name}</td><td class="number">${quantity}${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}<tr><td>本体価格合計</td><td></td><td></td><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(facts, (rate, _, tax) => `<tr><td>消費税等（${rate}%）</td><td></td><td></td><td class="number">${tax}</td></tr>`)}</table>
        <table style="width:120mm"><tr><th>支払条件</th><td>当月末締め翌月末払い（${written.dotted(facts.due_date)}）</td></tr><tr><th>振込先</th><td>${account.bank.name} ${account.branch.name} ${typeName(account)} ${account.number}<br>${account.holder}</td></tr></table>`,
      ],
    }
  },
}
