import { endOfMonth, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, typeName } from '../../markup.ts'

/** A rental firm by a coloured template: sender at the left, summary cards across, taxes in a breakdown. */
export const layout: Layout = {
  wishes: { trade: 'office', lineCount: 4, number: 'month', banks: ['net'], dueInDays: 31 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const month = endOfMonth(facts.issue_date, 0)
    const period = `${written.slashedShort(`${month.slice(0, 7)}-01`)}～${written.slashedShort(month)}`
    return {
      css: `.page { padding: 16mm 16mm; font: 9pt/1.6 'UD Gothic'; color: #2b2b2b } h1 { font-size: 21pt; color: #e07a1f; font-weight: 700; letter-spacing: .2em } .cards { display: grid; grid-template-columns: 1.4fr 1fr 1fr; border: 1px solid #e07a1f; margin: 7mm 0 } .cards > div { padding: 2mm 4mm; border-left: 1px solid #e07a1f } .cards > div:first-child { border-left: 0; background: #fdf1e6 } .cards span { font-size: 8pt; color: #8a5a2b } .cards b { display: block; font-size: 12pt } table { width: 100% } th { border-bottom: 2px solid #e07a1f; font-weight: 700; padding: 1mm 2mm; text-align: left } td { border-bottom: 1px solid #eee; padding: 1.8mm 2mm } .sums { width: 80mm; margin: 4mm 0 0 auto } .sums td { padding: 1mm 2mm }`,
      pages: [
        `<div style="display:flex;justify-content:space-between"><h1>請求書</h1><p style="text-align:right">請求書番号 ${facts.invoice_number}<br>請求日 ${written.slashed(facts.issue_date)}</p></div>
        <div style="display:flex;justify-content:space-between;margin-top:6mm"><div><p style="font-size:12pt;font-weight:700">${payer.name} 御中</p><p>〒${payer.postal_code}<br>${payer.address}</p></div><div style="width:72mm"><b>${issuer.name}</b><br>〒${issuer.postal_code}<br>${issuer.address}<br>TEL: ${issuer.phone}<br>登録番号: ${issuer.registration_number}</div></div>
        <div class="cards"><div><span>ご請求金額（税込）</span><b style="font-size:17pt">¥${grouped(facts.total)}</b></div><div><span>お支払期限</span><b>${written.slashed(facts.due_date)}</b></div><div><span>件名</span><b style="font-size:9.5pt">機器レンタル料金</b></div></div>
        <table><tr><th>品目</th><th>利用期間</th><th class="number">数量</th><th class="number">単価</th><th class="number">金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${name}</td><td>${period}</td><td class="number">${grouped(quantity)}${unit}</td><td class="number">¥${grouped(price)}</td><td class="number">¥${grouped(amount)}</td></tr>`)}</table>
        <table class="sums"><tr><td>小計</td><td class="number">¥${grouped(facts.subtotal)}</td></tr><tr><td>消費税</td><td class="number">¥${grouped(facts.tax)}</td></tr><tr><td><b>合計</b></td><td class="number"><b>¥${grouped(facts.total)}</b></td></tr>${perRate(facts, (rate, net, tax) => `<tr><td>内訳　${rate}%対象</td><td class="number">¥${net}</td></tr><tr><td>　　　${rate}%消費税</td><td class="number">¥${tax}</td></tr>`)}</table>
        <div style="margin-top:9mm;border-top:2px solid #e07a1f;padding-top:2mm"><b>お振込先</b><p>${account.bank.name}（${account.bank.code}） ${account.branch.name}（${account.branch.code}） ${typeName(account)} ${account.number}<br>${account.holder}</p><p style="margin-top:2mm;font-size:8pt">振込手数料はお客様にてご負担くださいますようお願い申し上げます。</p></div>`,
      ],
    }
  },
}
