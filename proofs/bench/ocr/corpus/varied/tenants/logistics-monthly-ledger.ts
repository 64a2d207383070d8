import { addDays, endOfMonth, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { emptyRows, grouped, perRate, rows, typeName } from '../../markup.ts'

/** A logistics firm's month in a Mincho: the sender under the addressee, sums and terms in one closing box. */
export const layout: Layout = {
  wishes: { trade: 'transport', lineCount: 8, number: 'day', banks: ['regional'], isCurrentAccount: true },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 13mm 14mm; font: 9.5pt/1.45 'UD Mincho' } h1 { font-size: 17pt; letter-spacing: .5em; font-weight: 400 } table { width: 100% } .lines th { border: 1px solid #000; background: #eee; font-weight: 400; padding: .8mm } .lines td { border-left: 1px solid #000; border-right: 1px solid #000; padding: .9mm 2mm; border-bottom: 1px dotted #888 } .foot td { border: 1px solid #000; padding: 1.2mm 2mm }`,
      pages: [
        `<div style="display:flex;justify-content:space-between;align-items:baseline"><h1>運賃請求書</h1><p>請求番号　${facts.invoice_number}　　請求日　${written.long(facts.issue_date)}</p></div><div style="display:flex;justify-content:space-between;margin-top:6mm"><div><p style="font-size:13pt">${payer.name}　殿</p><p>〒${payer.postal_code}　${payer.address}</p><p style="margin-top:4mm">${written.long(endOfMonth(facts.issue_date, -1))}締　運賃及び附帯料金を下記の通りご請求申し上げます。</p></div></div>
        <div style="display:flex;justify-content:space-between;margin-top:4mm;align-items:flex-end"><p style="font-size:14pt;border-bottom:1.5px solid #000">合計金額　￥${grouped(facts.total)}（税込）</p><div style="width:84mm"><p style="font-size:12pt">${issuer.name}</p><p style="font-size:9pt">〒${issuer.postal_code}　${issuer.address}<br>電話 ${issuer.phone}　FAX ${issuer.fax}<br>登録番号（${issuer.registration_number}）</p></div></div>
        <table class="lines" style="margin-top:4mm;border-bottom:1px solid #000"><tr><th>月/日</th><th>摘　　要</th><th>数量</th><th>単位</th><th>単　価</th><th>運賃・料金</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }, at) => `<tr><td>${written.slashed(addDays(endOfMonth(facts.issue_date, -1), at * 3 - 25)).slice(5)}</td><td>${name}</td><td class="number">${grouped(quantity)}</td><td>${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}${emptyRows(facts.lines, 14, 6)}</table>
        <table class="foot" style="margin-top:3mm"><tr><td style="width:100mm" rowspan="3">お支払日　${written.long(facts.due_date)}<br>お振込先　${account.bank.name} ${account.branch.name} ${typeName(account)}預金 ${account.number}<br>　　　　　${account.holder}</td><td>課税運賃計（10%対象）</td><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(facts, (rate, _, tax) => `<tr><td>消費税等（${rate}%）</td><td class="number">${tax}</td></tr>`)}<tr><td>請求合計</td><td class="number">${grouped(facts.total)}</td></tr></table>`,
      ],
    }
  },
}
