import { addDays, written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { grouped, perRate, rows, typeName } from '../markup.ts'

/**
 * A carrier's sheet across: runs of lorries in slashed zeros, sender and bank in a column whose headings stand on end.
 */
export const layout: Layout = {
  wishes: { trade: 'transport', lineCount: 9, number: 'digits', banks: ['shinkin'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const row = (heading: string, body: string) => `<tr><th>${heading}</th><td>${body}</td></tr>`
    return {
      css: `.page { font-family: 'Slashed Zero', 'UD Gothic'; font-size: 10pt; padding: 12mm 14mm; display: grid; grid-template-columns: 172mm 1fr; gap: 7mm; align-content: start } h1 { font-size: 17pt; border-bottom: 1.4pt solid #14406b; color: #14406b; margin-bottom: 3mm } .runs { width: 100%; margin-top: 4mm } .runs td, .runs th { border-bottom: .5pt solid #8aa; padding: 1.3mm 1.6mm; font-weight: normal; text-align: left } .runs .number { text-align: right } .side { width: 100% } .side th { writing-mode: vertical-rl; background: #14406b; color: #fff; font-weight: normal; letter-spacing: .3em; padding: 2mm 1.5mm; width: 9mm; text-align: center } .side td { border: .6pt solid #14406b; padding: 3mm; line-height: 1.65; height: 34mm } .heads { display: flex; justify-content: space-between; align-items: end }`,
      isLandscape: true,
      pages: [
        `<div><h1>運賃請求書</h1><div class="heads"><p style="font-size:13pt">${payer.name} 御中</p><p>運賃請求No ${facts.invoice_number}<br>作成 ${written.dotted(facts.issue_date)}</p></div>
        <table class="runs"><tr><th>運行日</th><th>区間・作業</th><th>車番</th><th class="number">数</th><th class="number">単価</th><th class="number">運賃・料金</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }, index) => `<tr><td>${written.dotted(addDays(facts.issue_date, index * 3 - 30)).slice(5)}</td><td>${name}</td><td>${String(1203 + index * 417)}</td><td class="number">${grouped(quantity)}${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}<tr><td></td><td colspan="4">運賃・料金計</td><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(facts, (rate, net, tax) => `<tr><td></td><td colspan="4">消費税　${rate}%（課税運賃 ${net}）</td><td class="number">${tax}</td></tr>`)}</table></div>
        <table class="side">${row('請求額', `<span style="font-size:18pt">¥${grouped(facts.total)}</span><br>消費税込<br>支払予定日 ${written.dotted(facts.due_date)}`)}${row('運送人', `<b>${issuer.name}</b><br>〒${issuer.postal_code}<br>${issuer.address}<br>TEL ${issuer.phone}<br>登録番号 ${issuer.registration_number}`)}${row('取引銀行', `${account.bank.name}<br>${account.branch.name}<br>${typeName(account)} ${account.number}<br>${account.holder}`)}</table>`,
      ],
    }
  },
}
