import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, seal, typeName } from '../../markup.ts'

/** A builder with three accounts in boxes beside each other, and its seal over its own name. */
export const layout: Layout = {
  wishes: { trade: 'building', lineCount: 4, number: 'letters', banks: ['major', 'regional', 'shinkin'] },
  render: facts => {
    const { issuer, payer } = facts
    return {
      css: `.page { padding: 16mm 17mm; font-size: 10pt } h1 { text-align: center; font-size: 19pt; text-decoration: underline double } .two { display: flex; justify-content: space-between; margin: 6mm 0 } .goods { width: 100% } .goods td, .goods th { border: 1px solid #333; padding: 1.3mm 2mm; font-weight: 400 } .banks { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 3mm; margin-top: 6mm; font-size: 9pt } .banks div { border: 1px solid #333; padding: 2mm 3mm } .from { position: relative; padding-right: 12mm }`,
      pages: [
        `<h1>請　求　書</h1><div class="two"><div><p style="font-size:13.5pt;border-bottom:1px solid">${payer.name}　御中</p><p style="margin-top:4mm">工事名　${facts.subject}</p><p style="font-size:14pt;margin-top:4mm">請求金額　￥${grouped(facts.total)}－</p><p>お支払期日　${written.long(facts.due_date)}</p></div><div class="from">請求書No　${facts.invoice_number}<br>${written.long(facts.issue_date)}<br><br>${issuer.address}<br><b style="font-size:12.5pt">${issuer.name}</b><br>TEL ${issuer.phone}<br>登録番号 ${issuer.registration_number}${seal(issuer.name, 'right:2mm;top:18mm')}</div></div>
        <table class="goods"><tr><th>名称</th><th>数量</th><th>単位</th><th>単価</th><th>金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${name}</td><td class="number">${quantity}</td><td>${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}<tr><td>小計</td><td></td><td></td><td></td><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(facts, (rate, _, tax) => `<tr><td>消費税 ${rate}%</td><td></td><td></td><td></td><td class="number">${tax}</td></tr>`)}<tr><td>合計</td><td></td><td></td><td></td><td class="number">${grouped(facts.total)}</td></tr></table>
        <p style="margin-top:6mm">下記いずれかの口座へお振込み下さい。</p><div class="banks">${facts.accounts.map(account => `<div>${account.bank.name}<br>${account.branch.name}<br>${typeName(account)}　${account.number}<br>${account.holder}</div>`).join('')}</div>`,
      ],
    }
  },
}
