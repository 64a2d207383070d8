import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, mark, rows, typeName } from '../../markup.ts'

/** A print shop with bars of colour: an order number beside its own, the account in the bar at the foot. */
export const layout: Layout = {
  wishes: { trade: 'creative', lineCount: 4, number: 'letters', banks: ['net'], dueInDays: 30 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { font-family: 'Round Gothic'; font-size: 9.5pt } .bar { background: #0b7d86; color: #fff; padding: 7mm 16mm; display: flex; justify-content: space-between; align-items: center } h1 { font-size: 20pt; letter-spacing: .15em } .body { padding: 7mm 16mm } .two { display: flex; justify-content: space-between; gap: 6mm; margin-bottom: 4mm } table { width: 100% } th { background: #d5eef0; font-weight: 400; text-align: left } td, th { padding: 1.8mm 2mm; border-bottom: 1px solid #9cc } .sum { background: #0b7d86; color: #fff; display: flex; justify-content: space-between; align-items: baseline; padding: 2.5mm 5mm; width: 92mm; border-radius: 2mm; margin: 5mm 0 } .sum b { font-size: 16pt } .foot { position: absolute; left: 0; right: 0; bottom: 0; background: #d5eef0; padding: 5mm 16mm; line-height: 1.7 }`,
      pages: [
        `<div class="bar"><h1>御請求書</h1><span>${mark('bars', '#fff', '9mm')} ${issuer.name}</span></div><div class="body"><div class="two"><div><p style="font-size:13pt;border-bottom:1px solid #0b7d86;padding-right:8mm">${payer.name} 御中</p><p style="font-size:8.5pt;margin-top:2mm">〒${payer.postal_code} ${payer.address}</p><div class="sum"><span>ご請求金額（税込）</span><b>${grouped(facts.total)} 円</b></div></div>
        <div style="font-size:9pt">請求日：${written.slashedShort(facts.issue_date)}<br>請求番号：${facts.invoice_number}<br>受注番号：J-${facts.issue_date.slice(2, 4)}0771<br>入金期限：${written.slashedShort(facts.due_date)}<br>担当：製版課　小暮<br><br>〒${issuer.postal_code}<br>${issuer.address}<br>TEL ${issuer.phone}<br>登録番号 ${issuer.registration_number}</div></div>
        <table><tr><th>納品日</th><th>品名・仕様</th><th class="number">数量</th><th class="number">単価</th><th class="number">金額（税抜）</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }, at) => `<tr><td>${written.slashedShort(addDays(facts.issue_date, at * 3 - 14)).slice(5)}</td><td>${name}<br><small>A4　コート110kg　4色/4色　中綴じ ${8 + at * 4}頁</small></td><td class="number">${grouped(quantity)} ${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}</table>
        <table style="width:78mm;margin:5mm 0 0 auto"><tr><td>小計</td><td class="number">${grouped(facts.subtotal)} 円</td></tr><tr><td>消費税（10%）</td><td class="number">${grouped(facts.tax)} 円</td></tr><tr><th>総計</th><th class="number">${grouped(facts.total)} 円</th></tr></table></div>
        <div class="foot"><b>お振込先</b>　${account.bank.name}（金融機関コード ${account.bank.code}）　${account.branch.name}（店番 ${account.branch.code}）　${typeName(account)}　${account.number}<br>　　　　　口座名義：${account.holder}　　恐れ入りますが振込手数料はご負担ください</div>`,
      ],
    }
  },
}
