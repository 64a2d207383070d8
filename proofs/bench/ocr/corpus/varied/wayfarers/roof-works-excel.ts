import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { emptyRows, grouped, rows, seal, typeName } from '../../markup.ts'

/** A builder's spreadsheet: the works with their number, term and day of handing over in a grid above the items. */
export const layout: Layout = {
  wishes: {
    trade: 'building',
    lineCount: 6,
    number: 'year',
    banks: ['shinkin'],
    isCurrentAccount: true,
    dueInDays: 30,
  },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const day = (before: number) => written.long(addDays(facts.issue_date, -before))
    return {
      css: `.page { padding: 13mm 15mm; font: 10pt/1.5 'UD Mincho' } h1 { text-align: center; font-size: 19pt; font-weight: 400; text-decoration: underline double; letter-spacing: 1em; text-indent: 1em } table { width: 100% } .grid td, .grid th, .lines td, .lines th { border: 1px solid #000; padding: .7mm 2mm; font-weight: 400 } .grid th { background: #dbe9d3; width: 26mm } .lines th { background: #dbe9d3 } .sum { font-size: 14pt; border: 2px solid #000; padding: 2mm 5mm; display: inline-block; margin: 4mm 0 }`,
      pages: [
        `<p class="number">No. ${facts.invoice_number}</p><p class="number">${written.era(facts.issue_date)}</p><h1>御請求書</h1>
        <div style="display:flex;justify-content:space-between;margin-top:6mm;position:relative"><div><p style="font-size:13pt;border-bottom:1px solid #000">${payer.name}　殿</p><p class="sum">御請求金額　￥${grouped(facts.total)}　（税込）</p></div><div style="font-size:9.5pt"><p style="font-size:12pt">${issuer.name}</p><p>〒${issuer.postal_code}<br>${issuer.address}<br>TEL ${issuer.phone}　FAX ${issuer.fax}</p><p>建設業許可　知事許可（般-4）第28${facts.invoice_number.slice(-3)}号<br>インボイス番号　${issuer.registration_number}</p>${seal(issuer.name, 'right:0;top:2mm')}</div></div>
        <table class="grid"><tr><th>工事名称</th><td colspan="3">本社倉庫棟　屋根改修その他工事</td></tr><tr><th>工事番号</th><td>26-K0${facts.invoice_number.slice(-3)}</td><th>注文書番号</th><td>PO4500${facts.invoice_number.slice(-4)}</td></tr><tr><th>工期</th><td>${day(47)}～${day(12)}</td><th>引渡日</th><td>${day(9)}</td></tr><tr><th>お支払期日</th><td>${written.era(facts.due_date)}</td><th>お支払条件</th><td>完成払い（現金）</td></tr></table>
        <table class="lines" style="margin-top:3mm"><tr><th>No.</th><th>工　種</th><th>数量</th><th>単位</th><th>単　価</th><th>金　額</th><th>備考</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }, at) => `<tr><td>${at + 1}</td><td>${name}</td><td class="number">${quantity}</td><td>${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td><td></td></tr>`)}${emptyRows(facts.lines, 9, 7)}<tr><td colspan="5" style="text-align:center">工事費計（10％対象）</td><td class="number">${grouped(facts.subtotal)}</td><td></td></tr><tr><td colspan="5" style="text-align:center">消費税（10％）</td><td class="number">${grouped(facts.tax)}</td><td></td></tr><tr><td colspan="5" style="text-align:center">合　計</td><td class="number">${grouped(facts.total)}</td><td></td></tr></table>
        <p style="margin-top:5mm">振込先口座：${account.bank.name}　${account.branch.name}　${typeName(account)}　No.${account.number}<br>　　　　　　口座名　${issuer.name}（${account.holder}）</p>`,
      ],
    }
  },
}
