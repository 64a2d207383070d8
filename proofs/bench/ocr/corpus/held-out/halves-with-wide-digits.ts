import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { fullWidth, grouped, perRate, rows, typeName } from '../markup.ts'

/** A printer's shop with a word processor: two halves, labels spread to one width, all digits wide. */
export const layout: Layout = {
  wishes: { trade: 'creative', lineCount: 4, number: 'year', banks: ['major'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const wide = (amount: number) => fullWidth(grouped(amount))
    const item = (label: string, value: string) =>
      `<dt>${[...label].map(character => `<span>${character}</span>`).join('')}</dt><dd>${value}</dd>`
    return {
      css: `.page { font-family: 'UD Mincho', serif; font-size: 10.5pt; padding: 18mm 16mm; display: grid; grid-template-columns: 1fr 1fr; column-gap: 10mm; align-content: start } .left { border-right: 1pt solid #444; padding-right: 8mm } h1 { font-size: 20pt; font-weight: normal; margin-bottom: 8mm } dl { display: grid; grid-template-columns: 24mm 1fr; column-gap: 4mm; row-gap: 2mm; margin: 6mm 0 } dt { display: flex; justify-content: space-between } table { width: 100%; grid-column: 1 / 3; margin-top: 10mm } td, th { padding: 1.6mm; border-bottom: .5pt solid #888; font-weight: normal; text-align: left } .number { text-align: right }`,
      pages: [
        `<div class="left"><h1>ご　請　求</h1><p style="font-size:13pt">${payer.name}　様</p><dl>${item('請求番号', fullWidth(facts.invoice_number))}${item('発行日', fullWidth(written.long(facts.issue_date)))}${item('支払期限', fullWidth(written.long(facts.due_date)))}</dl><p style="font-size:10pt">お支払いいただく金額</p><p style="font-size:18pt;border-bottom:2pt double #444">${wide(facts.total)}円</p></div>
        <div><p style="line-height:1.7">${fullWidth(`〒${issuer.postal_code}`)}<br>${fullWidth(issuer.address)}<br><span style="font-size:13pt">${issuer.name}</span><br>電話　${fullWidth(issuer.phone)}<br>ファクス　${fullWidth(issuer.fax)}</p><dl>${item('登録番号', fullWidth(issuer.registration_number))}${item('銀行名', account.bank.name)}${item('支店名', account.branch.name)}${item('預金種類', typeName(account))}${item('口座番号', fullWidth(account.number))}${item('名義人', account.holder)}</dl></div>
        <table><tr><th>品　名</th><th class="number">数　量</th><th class="number">単　価</th><th class="number">金　額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${name}</td><td class="number">${wide(quantity)}${unit}</td><td class="number">${wide(price)}</td><td class="number">${wide(amount)}</td></tr>`)}<tr><td colspan="3">税抜の計</td><td class="number">${wide(facts.subtotal)}</td></tr>${perRate(facts, (rate, net, tax) => `<tr><td colspan="3">消費税　${fullWidth(String(rate))}％（${fullWidth(net)}円に対して）</td><td class="number">${fullWidth(tax)}</td></tr>`)}</table>`,
      ],
    }
  },
}
