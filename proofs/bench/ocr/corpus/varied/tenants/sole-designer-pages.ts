import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, typeName } from '../../markup.ts'

/** A sole designer's own page of a layout program: much white, small Latin labels beside Japanese, tax withheld. */
export const layout: Layout = {
  wishes: {
    trade: 'creative',
    isProprietor: true,
    isTaxWithheld: true,
    lineCount: 3,
    number: 'year',
    banks: ['major'],
  },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 24mm 22mm; font: 9pt/1.8 'Round Gothic'; color: #222 } h1 { font-size: 13pt; font-weight: 700; letter-spacing: .2em } .key { display: grid; grid-template-columns: 22mm 1fr; row-gap: .5mm } table { width: 100%; margin-top: 8mm } td { padding: 1.8mm 0; border-bottom: .5px solid #999 } .sums { width: 82mm; margin: 2mm 0 0 auto } .sums td { border: 0; padding: .4mm 0 }`,
      pages: [
        `<div style="display:flex;justify-content:space-between"><h1>請求書</h1><div class="key" style="width:62mm"><span>請求番号</span><span>${facts.invoice_number}</span><span>発行日</span><span>${written.dotted(facts.issue_date)}</span></div></div>
        <div style="display:flex;justify-content:space-between;margin-top:14mm"><div><p style="font-size:12pt">${payer.name} 御中</p><p style="margin-top:6mm">下記の通り、ご請求申し上げます。</p><p style="margin-top:3mm">ご請求額<br><b style="font-size:18pt">¥${grouped(facts.total)}</b></p></div><div style="width:62mm"><p><b>${issuer.name}</b>　${issuer.person}</p><p style="font-size:8.5pt">〒${issuer.postal_code}<br>${issuer.address}<br>${issuer.phone}<br>登録番号 ${issuer.registration_number}</p></div></div>
        <table><tr><td style="width:90mm">内容</td><td class="number">数量</td><td class="number">単価</td><td class="number">金額</td></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${name}</td><td class="number">${grouped(quantity)}${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}</table>
        <table class="sums"><tr><td>小計</td><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(facts, (rate, _, tax) => `<tr><td>消費税（${rate}%）</td><td class="number">${tax}</td></tr>`)}<tr><td>源泉所得税（10.21%）</td><td class="number">−${grouped(facts.withheld)}</td></tr><tr><td><b>合計</b></td><td class="number"><b>¥${grouped(facts.total)}</b></td></tr></table>
        <div class="key" style="margin-top:14mm"><span>お支払期限</span><span>${written.dotted(facts.due_date)}</span><span>お振込先</span><span>${account.bank.name} ${account.branch.name}（${account.branch.code}）<br>${typeName(account)} ${account.number}<br>${account.holder}</span><span>備考</span><span>振込手数料のご負担をお願いいたします。</span></div>`,
      ],
    }
  },
}
