import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, rows, typeName } from '../../markup.ts'

/** A designer's template of an online bookkeeper: a watermark, green lines, prices with tax, terms beside the sums. */
export const layout: Layout = {
  wishes: {
    trade: 'creative',
    isProprietor: true,
    isTaxIncluded: true,
    lineCount: 3,
    number: 'day',
    banks: ['net'],
    dueInDays: 45,
  },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 20mm 19mm; font-size: 9.5pt; font-family: 'UD Gothic' } .water { position: absolute; left: 30mm; top: 100mm; font-size: 150pt; color: #eef4ee; transform: rotate(-28deg); white-space: nowrap } .page > *:not(.water) { position: relative } h1 { font-size: 22pt; font-weight: 400; color: #3c8d40 } .two { display: grid; grid-template-columns: 96mm 1fr; gap: 6mm } .line { border-top: 1px solid #3c8d40; margin: 3mm 0 } table { width: 100% } th { font-weight: 700; background: #3c8d40; color: #fff; text-align: left } td, th { padding: 2mm 2mm; border-bottom: 1px solid #cbe0cb } .terms td { border: 0; padding: .6mm 0; vertical-align: top }`,
      pages: [
        `<div class="water">正　本</div><h1>請求書</h1><div class="line"></div><div class="two"><div><p style="font-size:13pt">${payer.name}　御中</p><p style="margin:2mm 0 4mm">〒${payer.postal_code}　${payer.address}</p><p>件名　${facts.subject}</p><p style="margin-top:2mm">下記のとおり、ご請求申し上げます。</p><p style="font-size:11pt;margin-top:4mm;border-bottom:2px solid #3c8d40;display:flex;justify-content:space-between;align-items:baseline"><span>合計（税込）</span><b style="font-size:17pt">${grouped(facts.total)}円</b></p></div>
        <div><table class="terms"><tr><td>日付</td><td>${written.iso(facts.issue_date)}</td></tr><tr><td>番号</td><td>${facts.invoice_number}</td></tr><tr><td>登録番号</td><td>${issuer.registration_number}</td></tr></table><p style="margin-top:4mm"><b>${issuer.name}</b><br>${issuer.person}<br>〒${issuer.postal_code}<br>${issuer.address}<br>${issuer.phone}<br>hello@example.jp</p></div></div>
        <table style="margin-top:7mm"><tr><th>摘要</th><th class="number">数量</th><th class="number">単価（税込）</th><th class="number">明細金額（税込）</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${name}</td><td class="number">${quantity}${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}</table>
        <div class="two" style="margin-top:6mm;grid-template-columns:1fr 70mm"><table class="terms"><tr><td style="width:20mm">入金期日</td><td>${written.iso(facts.due_date)}</td></tr><tr><td>振込先</td><td>${account.bank.name}<br>${account.branch.name}（${account.branch.code}）<br>${typeName(account)}　${account.number}<br>${account.holder}</td></tr></table><table><tr><td>10%対象（税抜）</td><td class="number">${grouped(facts.subtotal)}円</td></tr><tr><td>内消費税</td><td class="number">${grouped(facts.tax)}円</td></tr><tr><td><b>合計</b></td><td class="number"><b>${grouped(facts.total)}円</b></td></tr></table></div>
        <p style="margin-top:8mm">備考</p><div class="line"></div><p>振込手数料はご負担をお願いいたします。</p>`,
      ],
    }
  },
}
