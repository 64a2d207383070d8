import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, typeName } from '../../markup.ts'

const charges = ['TRUCKING', 'STORAGE', 'HANDLING', 'EXPRESS DELIVERY', 'TOLL', 'PACKING']

/** A forwarder by a program from abroad: English labels beside Japanese ones, the tax of each line, cargo in boxes. */
export const layout: Layout = {
  wishes: { trade: 'transport', lineCount: 6, number: 'letters', banks: ['major'], isCurrentAccount: true },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const taxOf = (amount: number, rate: number) => Math.floor((amount * rate) / 100)
    const adjusted = facts.lines.reduce((left, { amount, rate }) => left - taxOf(amount, rate), facts.tax)
    const cell = (english: string, japanese: string, value: string) =>
      `<div><span>${english} <i>${japanese}</i></span>${value}</div>`
    return {
      css: `.page { padding: 13mm 15mm; font: 9pt/1.45 'Liberation Serif', 'UD Mincho' } .box { display: grid; border-top: 1px solid #000; border-left: 1px solid #000 } .box > div { border-right: 1px solid #000; border-bottom: 1px solid #000; padding: 1mm 2mm 1.5mm; font-size: 10pt } .box span { display: block; font-size: 7.5pt; color: #333 } i { font-style: normal } .lines { width: 100% } .lines th { font-weight: 400; border: 1px solid #000; border-top: 0; padding: 1mm; font-size: 8pt } .lines td { border-left: 1px solid #000; border-right: 1px solid #000; padding: 1mm 2mm } .lines .sum td { border: 1px solid #000 }`,
      pages: [
        `<div style="display:flex;justify-content:space-between;align-items:flex-end;margin-bottom:4mm"><div><b style="font-size:14pt">${issuer.name}</b><p>〒${issuer.postal_code} ${issuer.address}<br>TEL ${issuer.phone} FAX ${issuer.fax}<br>Tax Reg. No. 登録番号 ${issuer.registration_number}</p></div><p style="font-size:20pt;line-height:1.1;text-align:right;letter-spacing:.1em">INVOICE<br><i style="font-size:10pt">請求書</i></p></div>
        <div class="box" style="grid-template-columns:1fr 44mm 44mm">${cell('BILL TO', '請求先', `${payer.name} 御中<br>${payer.address}`)}<div style="padding:0;grid-column:span 2"><div class="box" style="grid-template-columns:1fr 1fr;border:0;margin:0 -1px -1px 0">${cell('INVOICE NO.', '請求書番号', facts.invoice_number)}${cell('INVOICE DATE', '請求日', written.english(facts.issue_date))}${cell('TERMS', '支払条件', 'Bank transfer')}${cell('DUE DATE', '支払期日', written.english(facts.due_date))}</div></div></div>
        <div class="box" style="grid-template-columns:repeat(4,1fr);border-top:0">${cell('JOB NO.', '作業番号', 'TYO-88213')}${cell('COMMODITY', '品名', '事務用品')}${cell('PACKAGES', '個数', '14 PLT')}${cell('GROSS WEIGHT', '重量', '3,860 KG')}</div>
        <table class="lines"><tr><th>CHARGE 料金項目</th><th>QTY 数量</th><th>RATE 単価</th><th>AMOUNT (JPY) 金額</th><th>TAX 税額</th></tr>${rows(facts.lines, ({ name, quantity, price, rate, amount }, at) => `<tr><td>${charges[at] ?? ''}　<span style="font-size:8pt">${name}</span></td><td class="number">${grouped(quantity)}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td><td class="number">${grouped(taxOf(amount, rate))}</td></tr>`)}<tr><td style="height:38mm"></td><td></td><td></td><td></td><td></td></tr><tr class="sum"><td colspan="3" class="number">ROUNDING 税額端数調整</td><td></td><td class="number">${adjusted}</td></tr>${perRate(facts, (rate, net, tax) => `<tr class="sum"><td colspan="3" class="number">SUBTOTAL 小計（CONSUMPTION TAX 消費税 ${rate}%）</td><td class="number">${net}</td><td class="number">${tax}</td></tr>`)}<tr class="sum"><td colspan="3" class="number"><b>TOTAL AMOUNT DUE ご請求金額</b></td><td colspan="2" class="number"><b>JPY ${grouped(facts.total)}</b></td></tr></table>
        <p style="margin-top:5mm">PLEASE REMIT TO お振込先</p><div class="box" style="grid-template-columns:1fr 1fr 26mm 36mm;margin-top:1mm">${cell('BANK', '銀行', `${account.bank.name} (${account.bank.code})`)}${cell('BRANCH', '支店', `${account.branch.name} (${account.branch.code})`)}${cell('TYPE', '種別', `${typeName(account)}預金`)}${cell('A/C NO.', '口座番号', account.number)}<div style="grid-column:1/-1"><span>A/C NAME <i>口座名義</i></span>${account.holder}</div></div>`,
      ],
    }
  },
}
