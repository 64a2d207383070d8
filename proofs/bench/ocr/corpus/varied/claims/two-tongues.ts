import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, typeName } from '../../markup.ts'

/** A firm with customers abroad: each label in Japanese with the English below it, the sum a line of its own. */
export const layout: Layout = {
  wishes: { trade: 'transport', lineCount: 3, number: 'letters', banks: ['major'], dueInDays: 30 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const both = (japanese: string, english: string) => `${japanese}<br><i>${english}</i>`
    const pair = (japanese: string, english: string, value: string) =>
      `<tr><td>${both(japanese, english)}</td><td>${value}</td></tr>`
    return {
      css: `.page { padding: 17mm; font-family: 'Round Gothic'; font-size: 9.5pt } h1 { font-size: 19pt } i { font-size: 7.5pt; color: #556; font-style: normal } .top { display: flex; justify-content: space-between; margin: 6mm 0 } td, th { padding: 1.2mm 3mm; text-align: left; font-weight: 400; vertical-align: middle; line-height: 1.25 } .goods { width: 100% } .goods td, .goods th { border-bottom: 1px solid #aab } .due { background: #eef; font-size: 14pt; font-weight: 700 }`,
      pages: [
        `<h1>請求書　INVOICE</h1><div class="top"><div><i>Bill To</i><p style="font-size:12pt">${payer.name} 御中</p><p>${payer.address}</p></div><table>${pair('請求書番号', 'Invoice No.', facts.invoice_number)}${pair('発行日', 'Date of Issue', written.slashed(facts.issue_date))}${pair('支払期日', 'Due Date', written.slashed(facts.due_date))}</table></div>
        <table class="goods"><tr><th>${both('品目', 'Description')}</th><th>${both('数量', 'Qty')}</th><th>${both('単価', 'Unit Price')}</th><th>${both('金額', 'Amount')}</th></tr>${rows(facts.lines, ({ name, quantity, price, amount }) => `<tr><td>${name}</td><td>${quantity}</td><td>¥${grouped(price)}</td><td>¥${grouped(amount)}</td></tr>`)}<tr><td colspan="3">${both('小計', 'Subtotal')}</td><td>¥${grouped(facts.subtotal)}</td></tr>${perRate(facts, (rate, _, tax) => `<tr><td colspan="3">${both(`消費税 ${rate}%`, `Consumption Tax ${rate}%`)}</td><td>¥${tax}</td></tr>`)}<tr class="due"><td colspan="3">合計 Total Due</td><td>¥${grouped(facts.total)}</td></tr></table>
        <table style="margin-top:6mm">${pair('銀行', 'Bank', `${account.bank.name} ${account.branch.name}`)}${pair('口座番号', 'Account No.', `${typeName(account)} ${account.number}`)}${pair('口座名義', 'Account Name', account.holder)}</table><p style="margin-top:6mm"><b>${issuer.name}</b><br>〒${issuer.postal_code} ${issuer.address}<br>Tel ${issuer.phone}　登録番号 Registration No. ${issuer.registration_number}</p>`,
      ],
    }
  },
}
