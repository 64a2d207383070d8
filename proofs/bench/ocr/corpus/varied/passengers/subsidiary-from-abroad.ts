import type { Layout } from '../../layout.ts'
import { grouped, mark, perRate, rows } from '../../markup.ts'

const latin: Readonly<Record<string, readonly [name: string, swift: string]>> = {
  '0001': ['Mizuho Bank, Ltd.', 'MHCBJPJT'],
  '0005': ['MUFG Bank, Ltd.', 'BOTKJPJT'],
  '0009': ['Sumitomo Mitsui Banking Corporation', 'SMBCJPJT'],
  '0010': ['Resona Bank, Limited', 'DIWAJPJT'],
}

/** The firm in Japan of a group abroad: an English form with Japanese beside it, the bank in Latin letters. */
export const layout: Layout = {
  wishes: { trade: 'office', lineCount: 4, number: 'year', banks: ['major'], dueInDays: 30 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const [bankName, swift] = latin[account.bank.code] ?? [account.bank.name, '']
    const day = (date: string) =>
      new Date(date).toLocaleDateString('en-GB', { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' })
    const pair = (english: string, japanese: string, value: string) =>
      `<tr><th>${english}<br><i>${japanese}</i></th><td>${value}</td></tr>`
    return {
      css: `.page { padding: 16mm 18mm; font-family: 'Liberation Sans', 'UD Gothic'; font-size: 9pt; line-height: 1.4 } i { font-style: normal; color: #555; font-size: 7.5pt } h1 { font-size: 22pt; font-weight: 400; color: #0a5a78 } .top { display: flex; justify-content: space-between; margin-bottom: 6mm } th { font-weight: 400; text-align: left; vertical-align: top; padding: .8mm 4mm .8mm 0; line-height: 1.25 } td { vertical-align: top; padding: .8mm 0 } .goods { width: 100%; margin: 6mm 0 2mm } .goods th { border-bottom: 2px solid #0a5a78; padding: 1.5mm } .goods td { border-bottom: 1px solid #ccd; padding: 1.8mm 1.5mm } .sums { margin-left: auto } .sums th { padding-right: 10mm; white-space: nowrap } .sums td { text-align: right; width: 34mm } .due th, .due td { border-top: 2px solid #0a5a78; font-weight: 700; font-size: 11pt } .pay { background: #f0f5f7; padding: 3mm 5mm; margin-top: 8mm }`,
      pages: [
        `<div class="top"><div>${mark('waves', '#0a5a78', '14mm')}<p style="font-size:8pt;color:#0a5a78">A member of Norrland Systems Group</p></div><div style="text-align:right"><h1>INVOICE <span style="font-size:14pt">請求書</span></h1></div></div>
        <div class="top"><div style="width:84mm"><i>Bill to / 請求先</i><p><b>${payer.name} 御中</b></p><p>〒${payer.postal_code}<br>${payer.address}</p></div><table>${pair('Invoice Number', '請求書番号', facts.invoice_number)}${pair('Invoice Date', '請求日', day(facts.issue_date))}${pair('Payment Terms', '支払条件', 'Net 30 days')}${pair('Due Date', '支払期日', day(facts.due_date))}${pair('Currency', '通貨', 'JPY')}</table></div>
        <table class="goods"><tr><th>Description<br><i>品名</i></th><th>Qty<br><i>数量</i></th><th class="number">Unit Price<br><i>単価</i></th><th class="number">Amount<br><i>金額</i></th></tr>${rows(facts.lines, ({ name, quantity, price, amount }) => `<tr><td>${name}</td><td>${quantity}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}</table>
        <table class="sums"><tr><th>Net Amount 税抜合計</th><td>${grouped(facts.subtotal)}</td></tr>${perRate(facts, (rate, net, tax) => `<tr><th>Consumption Tax 消費税 ${rate}% (on ${net})</th><td>${tax}</td></tr>`)}<tr class="due"><th>Total Amount Due ご請求額</th><td>JPY ${grouped(facts.total)}</td></tr></table>
        <div class="pay"><b>Bank Details / お振込先</b><table>${pair('Bank', '銀行', `${bankName} (Bank code ${account.bank.code}, SWIFT ${swift})`)}${pair('Branch', '支店', `${account.branch.name} (Branch code ${account.branch.code})`)}${pair('Account', '口座', `普通 (Ordinary) ${account.number}`)}${pair('Account Name', '口座名義', account.holder)}</table></div>
        <p style="position:absolute;left:18mm;right:18mm;bottom:14mm;border-top:1px solid #ccd;padding-top:2mm;font-size:8pt;color:#333"><b>${issuer.name}</b>　〒${issuer.postal_code} ${issuer.address}<br>Tel +81 ${issuer.phone.slice(1)}　Qualified Invoice Issuer No. 登録番号 ${issuer.registration_number}</p>`,
      ],
    }
  },
}
