import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, typeName } from '../../markup.ts'

/** A consultancy that writes English under or beside each word, days in English, hyphens in its T number. */
export const layout: Layout = {
  wishes: { trade: 'office', lineCount: 3, number: 'slashes', banks: ['major'], dueInDays: 30 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const row = (japanese: string, english: string, value: string) =>
      `<tr><td>${japanese} <i>${english}</i></td><td>${value}</td></tr>`
    const registration = issuer.registration_number.replace(/^(T\d)(\d{4})(\d{4})(\d{4})$/, '$1-$2-$3-$4')
    return {
      css: `.page { padding: 22mm 22mm; font-family: 'UD Gothic'; font-size: 9.5pt } h1 { font-size: 24pt; font-weight: 400; letter-spacing: .05em } i { font-style: normal; font-family: 'Liberation Sans'; font-size: 8pt; color: #555 } .two { display: flex; justify-content: space-between; margin: 8mm 0 } table { width: 100% } td, th { padding: 1.1mm 1mm; font-weight: 400; text-align: left; vertical-align: baseline } .number { text-align: right } .due { font-size: 12pt } .pay { width: 130mm }`,
      pages: [
        `<h1>INVOICE <span style="font-size:14pt">請求書</span></h1><div class="two"><div style="width:82mm"><i>Bill to</i><br><span style="font-size:12pt">${payer.name} 御中</span><br>${payer.address}<br>〒${payer.postal_code}</div><div style="width:82mm"><i>From</i><br>${issuer.name}<br>${issuer.address} 〒${issuer.postal_code}<br><i>Tel</i> ${issuer.phone}<br>登録番号 <i>Registration No.</i><br>${registration}</div></div>
        <table style="width:112mm">${row('請求書番号', 'Invoice No.', facts.invoice_number)}${row('発行日', 'Date of issue', written.english(facts.issue_date))}${row('支払期限', 'Due date', written.english(facts.due_date))}<tr class="due"><td>ご請求額 <i>Amount due</i></td><td>JPY ${grouped(facts.total)}</td></tr></table>
        <table style="margin-top:9mm"><tr><th>内容 <i>Description</i></th><th class="number">数量 <i>Qty</i></th><th class="number">単価 <i>Unit price</i></th><th class="number">金額 <i>Amount</i></th></tr>${rows(facts.lines, ({ name, quantity, price, amount }) => `<tr><td>${name}</td><td class="number">${grouped(quantity)}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}<tr><td colspan="4">&nbsp;</td></tr>${perRate(facts, (rate, net, tax) => `<tr><td></td><td colspan="2" class="number">${rate}%対象 <i>Taxable at ${rate}%</i></td><td class="number">${net}</td></tr><tr><td></td><td colspan="2" class="number">消費税 <i>Consumption tax</i></td><td class="number">${tax}</td></tr>`)}<tr><td></td><td colspan="2" class="number">合計 <i>Total</i></td><td class="number">${grouped(facts.total)}</td></tr></table>
        <p style="margin-top:10mm">お振込先 <i>Payment to</i></p><table class="pay">${row('銀行', 'Bank', `${account.bank.name}（${account.bank.code}）`)}${row('支店', 'Branch', `${account.branch.name}（${account.branch.code}）`)}${row('種別', 'Type', `${typeName(account)} <i>${account.type === 2 ? 'Current' : 'Ordinary'}</i>`)}${row('口座番号', 'Account No.', account.number)}${row('名義', 'Account name', account.holder)}</table><p style="margin-top:8mm"><i>Bank charges are to be borne by the remitter.</i> 振込手数料はご負担ください。</p>`,
      ],
    }
  },
}
