import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows } from '../../markup.ts'

const duties = ['Customs clearance 通関料', 'Drayage 国内配送', 'Handling 取扱手数料']

/** A customs broker's bill: shipping numbers and days in a block of English labels, the bank in English as well. */
export const layout: Layout = {
  wishes: {
    trade: 'transport',
    lineCount: 3,
    number: 'letters',
    banks: ['major'],
    isCurrentAccount: true,
    dueInDays: 30,
  },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const pairs = [
      ['INVOICE NO.', facts.invoice_number, 'B/L NO.', 'ONEYTYO4417723'],
      ['DATE', facts.issue_date, 'ETA', addDays(facts.issue_date, -9)],
      ['DUE DATE', facts.due_date, 'PERMIT DATE 許可日', addDays(facts.issue_date, -5)],
      ['YOUR REF.', 'SMP-IM-0931', 'VESSEL / VOY.', 'PACIFIC ARROW 041E'],
    ]
    return {
      css: `.page { padding: 15mm 16mm; font: 9pt/1.5 'Noto Sans CJK JP' } h1 { font-size: 18pt; margin: 0; letter-spacing: .15em } .grid { width: 100%; margin: 5mm 0 } .grid td { border: .5px solid #777; padding: 1mm 2mm } .grid td:nth-child(odd) { background: #f4f4f4; font-size: 8pt } .items { width: 100% } .items th { border-top: 2px solid #000; border-bottom: 1px solid #000; font-weight: 400; text-align: left } .items td { padding: 1.2mm 1mm }`,
      pages: [
        `<div style="display:flex;justify-content:space-between"><h1>INVOICE</h1><div style="text-align:right"><b>${issuer.name}</b><br>通関部　${issuer.address}<br>
        TEL ${issuer.phone}　FAX ${issuer.fax}<br>適格請求書発行事業者登録番号 ${issuer.registration_number}</div></div>
        <p style="margin-top:4mm">MESSRS. ${payer.name} 御中<br>${payer.address}</p>
        <table class="grid">${pairs.map(cells => `<tr>${cells.map(text => `<td>${text}</td>`).join('')}</tr>`).join('')}</table>
        <table class="items"><tr><th>DESCRIPTION</th><th class="number">QTY</th><th class="number">RATE</th><th class="number">AMOUNT (JPY)</th></tr>${rows(
          facts.lines,
          ({ quantity, price, amount }, index) =>
            `<tr><td>${duties[index] ?? ''}</td><td class="number">${quantity}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`,
        )}<tr><td></td><td></td><td>SUB TOTAL</td><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(
          facts,
          (rate, _, tax) =>
            `<tr><td></td><td></td><td>CONSUMPTION TAX ${rate}%</td><td class="number">${tax}</td></tr>`,
        )}<tr><td></td><td></td><td><b>TOTAL</b></td><td class="number"><b>${grouped(facts.total)}</b></td></tr></table>
        <p style="margin-top:7mm">PLEASE REMIT TO / 振込先：<br>${account.bank.name} ${account.branch.name}　当座預金 No. ${account.number}<br>A/C NAME: ${account.holder}</p>
        <p style="font-size:8pt">${written.long(facts.due_date)}までに着金となるようお手配ください。関税・輸入消費税は別途立替請求書にてご請求いたします。</p>`,
      ],
    }
  },
}
