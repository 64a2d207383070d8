import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { emptyRows, grouped, perRate, rows } from '../../markup.ts'

/** A statement on continuous paper: what a needle printer filled into a form printed in blue, holes on both sides. */
export const layout: Layout = {
  wishes: {
    trade: 'office',
    lineCount: 7,
    isCarriedOver: true,
    number: 'digits',
    banks: ['major', 'regional'],
    isCurrentAccount: true,
    dueInDays: 35,
  },
  render: facts => {
    const { issuer, payer, carried, accounts } = facts
    const paid = 187_000
    const closed = facts.issue_date
    const filled = (text: string) => `<i>${text}</i>`
    return {
      css: `.page { padding: 13mm 19mm; font: 8.5pt/1.4 'UD Gothic'; color: #24569c } .holes { position: absolute; top: 0; bottom: 0; width: 10mm; background: radial-gradient(circle at 5mm 6.3mm, #c9c9c4 1.9mm, #0000 2mm) 0 0 / 10mm 12.7mm } i { font: 11pt/1.2 'Needle Printer'; color: #1a1a1a } h1 { font-size: 16pt; letter-spacing: .5em; font-weight: 400; border: 1.5px solid #24569c; border-radius: 2mm; padding: 0 4mm; text-indent: .5em } table { width: 100% } td, th { border: 1px solid #24569c; padding: .8mm 1.4mm; font-weight: 400 } .goods td { border-top: 1px dotted #9bb7df; border-bottom: 1px dotted #9bb7df; height: 6.6mm } .goods tr:nth-child(even) td { background: #edf3fb } .top { display: flex; justify-content: space-between; margin-bottom: 5mm } .from { width: 84mm }`,
      pages: [
        `<div class="holes" style="left:2mm"></div><div class="holes" style="right:2mm"></div>
        <div class="top"><div style="width:82mm">${filled(`〒${payer.postal_code}<br>${payer.address}`)}<br><br><i style="font-size:14pt">${payer.name}　御中</i><br><br>お客様コード ${filled('004512')}</div><div class="from"><h1>請求書</h1><p style="margin:2mm 0">請求書No. ${filled(facts.invoice_number)}　　${filled(written.longPadded(closed))} 締切分</p><b style="font-size:12pt">${issuer.name}</b><br>〒${issuer.postal_code} ${issuer.address}<br>電話(代) ${issuer.phone}　FAX ${issuer.fax}<br>登録番号 ${issuer.registration_number}<br>${accounts.map(({ bank, branch, number }, at) => `${at === 0 ? '取引銀行' : '　　　　'} ${bank.name}　${branch.name}　当座 No.${number}`).join('<br>')}<br>口座名義 ${accounts[0].holder}</div></div>
        <p>毎度お引立てに預かり厚く御礼申し上げます。下記の通り御請求申し上げます。　お支払期日 ${filled(written.longPadded(facts.due_date))}</p>
        <table style="margin:2mm 0 4mm"><tr><th>前回御請求額</th><th>御入金額</th><th>繰越金額</th><th>今回御買上額</th><th>消費税額等</th><th style="border-width:2px">今回御請求額</th></tr><tr>${[carried + paid, paid, carried, facts.subtotal, facts.tax].map(amount => `<td class="number">${filled(grouped(amount))}</td>`).join('')}<td class="number" style="border-width:2px">${filled(grouped(facts.total))}</td></tr></table>
        <table class="goods"><tr><th>年月日</th><th>伝票番号</th><th>品　　名</th><th>数量</th><th>単価</th><th>金額</th></tr>${rows(facts.lines, ({ name, quantity, price, amount }, at) => `<tr><td>${filled(written.dotted(addDays(facts.issue_date, at * 3 - 26)).slice(2))}</td><td>${filled(String(771_204 + at * 13))}</td><td>${filled(name)}</td><td class="number">${filled(grouped(quantity))}</td><td class="number">${filled(grouped(price))}</td><td class="number">${filled(grouped(amount))}</td></tr>`)}<tr><td></td><td></td><td>${filled('＜御買上計＞')}</td><td></td><td></td><td class="number">${filled(grouped(facts.subtotal))}</td></tr>${perRate(facts, (rate, _, tax) => `<tr><td></td><td></td><td>${filled(`＜消費税 ${rate}%＞`)}</td><td></td><td></td><td class="number">${filled(tax)}</td></tr>`)}${emptyRows(facts.lines, 13, 6)}</table><p style="text-align:right">頁 ${filled('1')}</p>`,
      ],
    }
  },
}
