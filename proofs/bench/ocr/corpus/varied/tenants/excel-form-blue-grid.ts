import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, typeName } from '../../markup.ts'

/** A building contractor's spreadsheet: merged cells, one box with the account, the registration in small print. */
export const layout: Layout = {
  wishes: { trade: 'building', lineCount: 6, number: 'year', banks: ['shinkin'], dueInDays: 30 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const blank = '<tr><td>&nbsp;</td><td></td><td></td><td></td><td></td><td></td></tr>'
    return {
      css: `.page { padding: 15mm 16mm; font: 10pt/1.5 'UD Mincho' } h1 { text-align: center; font-size: 20pt; font-weight: 400; letter-spacing: 1em; text-decoration: underline double; margin: 0 0 8mm 1em } .top { display: flex; justify-content: space-between } table { width: 100% } .lines th { background: #dce6f1; font-weight: 400 } .lines td, .lines th { border: 1px solid #222; padding: 1mm 2mm } .asked td { border: 2px solid #222; padding: 1.5mm 4mm; font-size: 13pt } .bank td { border: 1px solid #222; padding: 1mm 2mm } .bank td:nth-child(odd) { background: #dce6f1; white-space: nowrap }`,
      pages: [
        `<p style="text-align:right">No. ${facts.invoice_number}<br>${written.spaced(facts.issue_date)}</p><h1>請求書</h1><div class="top"><div style="width:86mm"><p style="font-size:14pt;border-bottom:1px solid #222">${payer.name}　御中</p><p style="margin-top:3mm">工事名：　本社ビル改修工事<br>工事場所：　千代田区丸の内</p><p style="margin-top:3mm">下記の通りご請求申し上げます。</p><table class="asked" style="margin-top:3mm"><tr><td style="width:32mm;background:#dce6f1;font-size:11pt">ご請求金額</td><td class="number">￥${grouped(facts.total)}－</td></tr></table></div>
        <div style="width:78mm"><p style="font-size:13pt">${issuer.name}</p><p style="font-size:9.5pt">代表取締役　相良 一平<br>〒${issuer.postal_code}<br>${issuer.address}<br>TEL ${issuer.phone}　FAX ${issuer.fax}<br>登録番号 ${issuer.registration_number}</p></div></div>
        <table class="lines" style="margin-top:6mm"><tr><th>名　称</th><th>数　量</th><th>単位</th><th>単　価</th><th>金　額</th><th>備考</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${name}</td><td class="number">${grouped(quantity)}</td><td style="text-align:center">${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td><td></td></tr>`)}${blank.repeat(5)}<tr><td style="text-align:center" colspan="4">小　　計</td><td class="number">${grouped(facts.subtotal)}</td><td></td></tr>${perRate(facts, (rate, _, tax) => `<tr><td style="text-align:center" colspan="4">消費税（${rate}％）</td><td class="number">${tax}</td><td></td></tr>`)}<tr><td style="text-align:center" colspan="4">合　　計</td><td class="number">${grouped(facts.total)}</td><td></td></tr></table>
        <table class="bank" style="margin-top:6mm"><tr><td>振込先</td><td>${account.bank.name}　${account.branch.name}</td><td>口座番号</td><td>${typeName(account)}　${account.number}</td></tr><tr><td>口座名義</td><td>${account.holder}</td><td>お支払期限</td><td>${written.spaced(facts.due_date)}</td></tr></table>`,
      ],
    }
  },
}
