import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { grouped, typeName } from '../markup.ts'

/** A designer's page from the web: bubbles of colour, tax held back, what is paid in one line below the sums. */
export const layout: Layout = {
  wishes: { trade: 'creative', isProprietor: true, isTaxWithheld: true, lineCount: 2, number: 'year', banks: ['net'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 20mm; font-family: 'Round Gothic'; color: #344 } .bubble { position: absolute; border-radius: 50%; background: #fbe4d5; z-index: -1 } .page { background: transparent; z-index: 0 } h1 { font-size: 24pt; color: #d9744a; font-weight: 700 } .row { display: flex; justify-content: space-between; border-bottom: 1px solid #eab; padding: 2mm 0 } .row b { font-size: 13pt } .mid { margin: 8mm 0 }`,
      pages: [
        `<i class="bubble" style="width:80mm;height:80mm;right:-20mm;top:-24mm"></i><i class="bubble" style="width:50mm;height:50mm;left:-16mm;bottom:24mm"></i><h1>ご請求書</h1><p class="mid">${payer.name} 御中<br>いつもありがとうございます。下記のとおりご請求いたします。</p><p>${issuer.name}（${issuer.person}）<br>〒${issuer.postal_code} ${issuer.address}<br>TEL ${issuer.phone}<br>登録番号 ${issuer.registration_number}</p>
        <div class="mid"><div class="row"><span>請求書番号</span><span>${facts.invoice_number}</span></div><div class="row"><span>発行日</span><span>${written.long(facts.issue_date)}</span></div><div class="row"><span>お振込期限</span><span>${written.long(facts.due_date)}</span></div>${facts.lines.map(({ name, quantity, unit, amount }) => `<div class="row"><span>${name}　${quantity}${unit}</span><span>${grouped(amount)}円</span></div>`).join('')}<div class="row"><span>小計</span><span>${grouped(facts.subtotal)}円</span></div><div class="row"><span>消費税（10%）</span><span>${grouped(facts.tax)}円</span></div><div class="row"><span>源泉徴収税額（10.21%）</span><span>−${grouped(facts.withheld)}円</span></div><div class="row"><b>お支払金額</b><b>${grouped(facts.total)}円</b></div></div>
        <p>【振込先】<br>${account.bank.name}　${account.branch.name}<br>${typeName(account)}　${account.number}<br>${account.holder}</p>`,
      ],
    }
  },
}
