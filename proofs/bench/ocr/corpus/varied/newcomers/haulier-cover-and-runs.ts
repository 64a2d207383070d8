import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, rows, typeName } from '../../markup.ts'

/** A haulier's sum on one sheet, in a row of tiles, and its runs on a second one. */
export const layout: Layout = {
  wishes: {
    trade: 'transport',
    lineCount: 9,
    number: 'month',
    banks: ['regional'],
    isCurrentAccount: true,
    dueInDays: 40,
  },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const closed = addDays(facts.issue_date, -1)
    const paidBefore = facts.subtotal + 41_800
    return {
      css: `.page { padding: 15mm 16mm; font-family: 'UD Gothic'; font-size: 9.5pt } h1 { font-size: 18pt; letter-spacing: .6em; border-bottom: 2.5px double #1d3d70; color: #1d3d70; display: inline-block; padding: 0 4mm } .two { display: flex; justify-content: space-between; margin: 5mm 0 } table { width: 100% } .tiles th { background: #1d3d70; color: #fff; font-weight: 400; font-size: 8.5pt } .tiles td { text-align: right; font-size: 11pt; height: 9mm } td, th { border: 1px solid #1d3d70; padding: 1.2mm 2mm } .runs th { background: #dfe7f3; font-weight: 400 } .runs td { border-width: 0 1px 1px; font-size: 8.5pt } .bank { border: 1px solid #1d3d70; padding: 3mm 5mm; margin-top: 8mm; line-height: 1.8 }`,
      pages: [
        `<div style="text-align:center"><h1>請求書</h1></div><div class="two"><div><p>〒${payer.postal_code}<br>${payer.address}</p><p style="font-size:13pt;margin:3mm 0">${payer.name}　御中</p><p>お客様コード　004417</p></div><div>請求書No.　${facts.invoice_number}<br>発行日　　　${written.longPadded(facts.issue_date)}<br><br><b style="font-size:12pt">${issuer.name}</b><br>${issuer.address}<br>TEL：${issuer.phone}　FAX：${issuer.fax}<br>事業者登録番号：${issuer.registration_number}</div></div>
        <p>毎度格別のお引き立てを賜り厚く御礼申し上げます。下記のとおりご請求申し上げます。（${written.longPadded(closed)}締切分）</p>
        <table class="tiles" style="margin-top:4mm"><tr><th>前回御請求額</th><th>御入金額</th><th>繰越残高</th><th>今回運賃計</th><th>消費税等(10%)</th><th>今回御請求額</th></tr><tr><td>${grouped(paidBefore)}</td><td>${grouped(paidBefore)}</td><td>0</td><td>${grouped(facts.subtotal)}</td><td>${grouped(facts.tax)}</td><td><b>${grouped(facts.total)}</b></td></tr></table>
        <table class="tiles" style="margin-top:3mm;width:90mm"><tr><th>適用税率</th><th>税抜金額</th><th>消費税額</th></tr><tr><td>10%</td><td>${grouped(facts.subtotal)}</td><td>${grouped(facts.tax)}</td></tr></table>
        <div class="bank">お支払日　${written.longPadded(facts.due_date)}<br>お振込銀行　${account.bank.name}　${account.branch.name}<br>口座　　　　${typeName(account)}預金　No.${account.number}<br>口座名　　　${account.holder}<br><small>※お振込手数料は御社ご負担にてお願いいたします。</small></div>`,
        `<p>請求明細書　　${payer.name}　様　　<span style="float:right">2 / 2 頁</span></p><table class="runs" style="margin-top:3mm"><tr><th>月日</th><th>車番</th><th>伝票No</th><th>運行・品目</th><th>数量</th><th>単価</th><th>運賃</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }, at) => `<tr><td>${written.slashed(addDays(facts.issue_date, at * 2 - 26)).slice(5)}</td><td>${1104 + at * 37}</td><td>${88_210 + at * 13}</td><td>${name}</td><td class="number">${quantity}${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}<tr><td colspan="6" class="number">【運賃計】</td><td class="number">${grouped(facts.subtotal)}</td></tr></table>`,
      ],
    }
  },
}
