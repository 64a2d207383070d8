import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, typeName } from '../../markup.ts'

/** A dealer in office supplies by a sales package: closing day, a strip of sums, one account of each of two banks. */
export const layout: Layout = {
  wishes: { trade: 'office', lineCount: 7, number: 'digits', banks: ['major', 'regional'] },
  render: facts => {
    const { issuer, payer, accounts } = facts
    const strip = [
      ['前回御請求額', '0'],
      ['御入金額', '0'],
      ['繰越金額', '0'],
      ['税抜御買上額', grouped(facts.subtotal)],
      ['消費税額', grouped(facts.tax)],
      ['今回御請求額', grouped(facts.total)],
    ] as const
    return {
      css: `.page { padding: 11mm 12mm; font: 9pt/1.45 'UD Gothic' } .strip, .lines { width: 100%; margin-top: 3mm } .strip th, .strip td, .lines th, .lines td { border: 1px solid #2a6b3c; padding: .9mm 1.5mm } .strip th, .lines th { background: #e3f1e6; color: #1c4a2a; font-weight: 400; font-size: 8.5pt } .strip td { text-align: right; font-size: 11pt } .lines td { border-top: 0; border-bottom: 1px dotted #9cc1a6 }`,
      pages: [
        `<div style="display:flex;justify-content:space-between"><div style="padding:8mm 0 0 6mm"><p>〒${payer.postal_code}</p><p>${payer.address}</p><p style="font-size:12pt;margin-top:3mm">${payer.name}　御中</p><p style="margin-top:5mm;font-size:8.5pt">お客様コード 100482</p></div>
        <div style="width:84mm"><div style="display:flex;justify-content:space-between;align-items:baseline"><h1 style="font-size:17pt;letter-spacing:.4em;color:#1c4a2a">請　求　書</h1><span>No.${facts.invoice_number}</span></div><p style="text-align:right">請求日　${written.long(facts.issue_date)}</p><p style="font-size:12pt;margin-top:2mm">${issuer.name}</p><p>〒${issuer.postal_code} ${issuer.address}<br>TEL ${issuer.phone} FAX ${issuer.fax}<br>登録番号：${issuer.registration_number}</p><p style="font-size:8.5pt;margin-top:1mm">${accounts.map(account => `${account.bank.name} ${account.branch.name} ${typeName(account)} ${account.number}<br>`).join('')}口座名　${accounts[0].holder}</p></div></div>
        <p style="margin-top:4mm">毎度ありがとうございます。下記の通りご請求申し上げます。　　お支払期日　${written.long(facts.due_date)}</p>
        <table class="strip"><tr>${strip.map(([label]) => `<th>${label}</th>`).join('')}</tr><tr>${strip.map(([, amount]) => `<td>${amount}</td>`).join('')}</tr></table>
        <table class="lines"><tr><th>伝票日付</th><th>伝票番号</th><th>商　品　名</th><th>数量</th><th>単位</th><th>単価</th><th>金額</th><th>備考</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }, at) => `<tr><td>${written.slashed(addDays(facts.issue_date, at * 3 - 24)).slice(2)}</td><td>${String(51_207 + at * 31)}</td><td>${name}</td><td class="number">${grouped(quantity)}</td><td>${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td><td></td></tr>`)}${perRate(facts, (rate, net, tax) => `<tr><td></td><td></td><td>&lt;${rate}%対象　${net}　消費税　${tax}&gt;</td><td></td><td></td><td></td><td></td><td></td></tr>`)}${'<tr><td>&nbsp;</td><td></td><td></td><td></td><td></td><td></td><td></td><td></td></tr>'.repeat(9)}</table>`,
      ],
    }
  },
}
