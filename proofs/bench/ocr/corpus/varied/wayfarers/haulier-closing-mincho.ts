import { addDays, endOfMonth, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { emptyRows, grouped, rows, seal, typeName } from '../../markup.ts'

/** A haulier's paper from an office program: cars and slips, tolls among them, the account above the items. */
export const layout: Layout = {
  wishes: { trade: 'transport', lineCount: 6, number: 'slashes', banks: ['regional'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const first = `${facts.issue_date.slice(0, 8)}01`
    return {
      css: `.page { padding: 14mm 15mm; font: 9.5pt/1.5 'UD Mincho' } .frame { border: 1px solid #8a1f1f } .frame th { color: #8a1f1f; font-weight: 400; border: 1px solid #8a1f1f; padding: .8mm 2mm } .frame td { border: 1px solid #8a1f1f; padding: .8mm 2mm } h1 { color: #8a1f1f; font-size: 18pt; letter-spacing: .6em; font-weight: 700 }`,
      pages: [
        `<div style="display:flex;justify-content:space-between;align-items:flex-end"><h1>運賃請求書</h1><p>作成日 ${written.dotted(facts.issue_date)}　　番号 ${facts.invoice_number}</p></div>
        <div style="display:flex;justify-content:space-between;margin-top:4mm;position:relative"><div><p>〒${payer.postal_code} ${payer.address}</p><p style="font-size:13pt;margin-top:2mm">${payer.name} 様</p><p style="font-size:9pt">荷主コード 3${facts.invoice_number.slice(-3)}</p></div><div><p style="font-size:12pt">${issuer.name}</p><p style="font-size:9pt">〒${issuer.postal_code} ${issuer.address}<br>TEL ${issuer.phone} / FAX ${issuer.fax}<br>登録番号 ${issuer.registration_number}</p>${seal(issuer.name, 'right:2mm;top:-3mm', true)}</div></div>
        <table class="frame" style="margin-top:5mm;width:100%"><tr><th>請求対象期間</th><th>運賃・料金計</th><th>消費税（10%）</th><th>ご請求合計額</th><th>お支払予定日</th></tr><tr><td style="text-align:center">${written.dotted(first)}～${written.dotted(endOfMonth(first, 0))}</td><td class="number">${grouped(facts.subtotal)}</td><td class="number">${grouped(facts.tax)}</td><td class="number" style="font-size:12pt">￥${grouped(facts.total)}</td><td style="text-align:center">${written.dotted(facts.due_date)}</td></tr></table>
        <p style="margin:3mm 0">お振込は　${account.bank.name}（${account.bank.code}）／${account.branch.name}（${account.branch.code}）／${typeName(account)}／${account.number}／${account.holder}　へお願いいたします。</p>
        <table class="frame" style="width:100%"><tr><th>月日</th><th>車番</th><th>送り状No.</th><th>摘要</th><th>数量</th><th>単価</th><th>金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }, at) => `<tr><td>${written.slashedShort(addDays(first, at * 4 + 1)).slice(5)}</td><td>${12 + at * 9}-${40 + at}</td><td>${560_318 + at * 211}</td><td>${name}</td><td class="number">${quantity}${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}${emptyRows(facts.lines, 14, 7)}<tr><td colspan="6" class="number">合計（税抜・10%対象）</td><td class="number">${grouped(facts.subtotal)}</td></tr></table>
        <p style="font-size:8.5pt;margin-top:2mm">※燃料サーチャージは${written.long(addDays(first, -31))}改定の料率によります。</p>`,
      ],
    }
  },
}
