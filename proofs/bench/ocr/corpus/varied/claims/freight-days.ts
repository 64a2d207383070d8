import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, typeName } from '../../markup.ts'

/** A haulier's month, a row a day: counts, fares and sums in columns, the last row adding all of them up. */
export const layout: Layout = {
  wishes: { trade: 'transport', lineCount: 6, number: 'customer', banks: ['regional'], dueInDays: 40 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 13mm 15mm; font-size: 9pt; font-family: 'Dotted Zero', 'UD Gothic' } h1 { font-size: 14pt } .head { display: flex; justify-content: space-between } table { width: 100%; margin: 4mm 0 } td, th { border: 1px solid #999; padding: 1mm 2mm; font-weight: 400 } th { background: #eee } .last td { border-top: 2px solid #333 } .asked td { text-align: right } .asked { width: 130mm }`,
      pages: [
        `<div class="head"><div><h1>運賃請求書</h1><p style="font-size:12pt;margin-top:4mm">${payer.name}　御中</p><p>${payer.address}</p></div><div>請求番号 ${facts.invoice_number}<br>締日 ${written.slashed(facts.issue_date)}<br><b>${issuer.name}</b><br>〒${issuer.postal_code} ${issuer.address}<br>TEL ${issuer.phone}<br>登録番号 ${issuer.registration_number}</div></div>
        <table class="asked"><tr><th>運賃料金計</th><th>消費税額（10%）</th><th>御請求金額</th><th>お支払予定日</th></tr><tr><td>${grouped(facts.subtotal)}</td><td>${grouped(facts.tax)}</td><td><b>${grouped(facts.total)}</b></td><td>${written.slashed(facts.due_date)}</td></tr></table>
        <table><tr><th>月日</th><th>車番</th><th>内容</th><th>数量</th><th>単価</th><th>運賃</th></tr>${facts.lines.map(({ name, quantity, unit, price, amount }, index) => `<tr><td>${written.slashed(addDays(facts.issue_date, index * 4 - 26)).slice(5)}</td><td>${1203 + index * 11}</td><td>${name}</td><td class="number">${quantity}${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`).join('')}<tr class="last"><td></td><td></td><td>合　計</td><td class="number">${grouped(facts.lines.reduce((sum, { quantity }) => sum + quantity, 0))}</td><td></td><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(facts, (rate, net, tax) => `<tr><td></td><td></td><td>${rate}%課税対象　${net}</td><td></td><td>消費税</td><td class="number">${tax}</td></tr>`)}</table>
        <p>銀行口座：${account.bank.name}　${account.branch.name}　${typeName(account)}　${account.number}　${account.holder}</p>`,
      ],
    }
  },
}
