import { addDays, written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { grouped, rows, typeName } from '../markup.ts'

/** A dealer's sum of a month's slips: last bill, payment and carry-over as a ladder at the right, two banks below. */
export const layout: Layout = {
  wishes: { trade: 'food', lineCount: 12, rates: [8, 10], number: 'month', banks: ['shinkin', 'major'] },
  render: facts => {
    const { issuer, payer, accounts } = facts
    const before = Math.round(facts.total / 1_100) * 1_000 + 264
    const ladder = [
      ['前回請求額', grouped(before)],
      ['入金額', grouped(before)],
      ['繰越額', '0'],
      ['今回売上額', grouped(facts.subtotal)],
      ['今回消費税額', grouped(facts.tax)],
    ]
    return {
      css: `.page { font-family: 'UD Gothic', sans-serif; font-size: 9pt; padding: 12mm 14mm; color: #222 } h1 { font-size: 17pt; letter-spacing: .2em; color: #7a1f2b } .top { display: grid; grid-template-columns: 1fr 70mm; gap: 8mm } .ladder { border: 1pt solid #7a1f2b } .ladder p { display: flex; justify-content: space-between; padding: 1mm 3mm; border-bottom: .5pt dotted #7a1f2b } .ladder .last { background: #7a1f2b; color: #fff; font-size: 12.5pt; border: 0 } .goods { width: 100%; margin: 5mm 0 3mm } .goods th { background: #f3e4e6; font-weight: normal } td, th { border: .5pt solid #b98c92; padding: .9mm 1.6mm } .banks { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm; margin-top: 5mm } .banks div { border-left: 1.2mm solid #7a1f2b; padding-left: 3mm; line-height: 1.6 }`,
      pages: [
        `<h1>合計請求書</h1><p style="margin:1mm 0 5mm">${written.slashedShort(addDays(facts.issue_date, -1))} 締切分　　発行 ${written.slashedShort(facts.issue_date)}　　No. ${facts.invoice_number}</p><div class="top"><div><p>〒${payer.postal_code}<br>${payer.address}</p><p style="font-size:13pt;margin:2mm 0 5mm">${payer.name}　御中</p><p><b style="font-size:11pt">${issuer.name}</b><br>〒${issuer.postal_code} ${issuer.address}<br>電話 ${issuer.phone}　ＦＡＸ ${issuer.fax}<br>インボイス番号 ${issuer.registration_number}</p></div>
        <div class="ladder">${ladder.map(([label, value]) => `<p><span>${label}</span><span>${value}</span></p>`).join('')}<p class="last"><span>今回請求額</span><b>${grouped(facts.total)}円</b></p><p style="border:0"><span>お振込期日</span><span>${written.slashedShort(facts.due_date)}</span></p></div></div>
        <table class="goods"><tr><th>納品日</th><th>伝票</th><th>商品</th><th>数量</th><th>単価</th><th>金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, rate, amount }, index) => `<tr><td>${written.slashed(addDays(facts.issue_date, index * 2 - 26)).slice(5)}</td><td>${3107 + index * 13}</td><td>${name}${rate === 8 ? ' ※' : ''}</td><td class="number">${grouped(quantity)}${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}</table>
        <table style="margin-left:auto"><tr><th>区分</th><th>税抜売上</th><th>消費税</th></tr>${facts.rates.map(({ rate, net, tax }) => `<tr><td>${rate}%${rate === 8 ? ' ※軽減' : ''}</td><td class="number">${grouped(net)}</td><td class="number">${grouped(tax)}</td></tr>`).join('')}</table>
        <div class="banks">${accounts.map(account => `<div>${account.bank.name}<br>${account.branch.name}（店番 ${account.branch.code}）<br>${typeName(account)}預金　${account.number}<br>${account.holder}</div>`).join('')}</div><p style="margin-top:3mm">いずれかの口座へお振り込みください。お振込手数料はお客様ご負担でお願いいたします。</p>`,
      ],
    }
  },
}
