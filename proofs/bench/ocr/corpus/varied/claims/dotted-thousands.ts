import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, typeName } from '../../markup.ts'

/** A farm's own form, typed by hand: dots where others have commas, strokes behind sums. */
export const layout: Layout = {
  wishes: { trade: 'food', lineCount: 4, rates: [8], number: 'year', banks: ['shinkin'], dueInDays: 25 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const dotted = (amount: number | string) =>
      (typeof amount === 'string' ? amount : grouped(amount)).replaceAll(',', '.')
    return {
      css: `.page { padding: 20mm; font-family: 'UD Gothic'; font-size: 11pt } h1 { font-size: 18pt; text-decoration: underline; text-align: center } table { width: 100%; margin: 6mm 0 } td, th { border: 1px dotted #555; padding: 1.8mm; font-weight: 400 } .sum { font-size: 16pt; margin: 7mm 0 }`,
      pages: [
        `<h1>請　求　書</h1><p>${payer.name}　様</p><p style="text-align:right">No ${facts.invoice_number}<br>${written.long(facts.issue_date)}<br>${issuer.name}<br>${issuer.address}<br>電話・FAX ${issuer.phone}<br>登録番号 ${issuer.registration_number}</p><p class="sum">合計金額　￥${dotted(facts.total)}－</p><p>いつもありがとうございます。</p>
        <table><tr><th>品名</th><th>数</th><th>単価</th><th>金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${name}</td><td class="number">${quantity}${unit}</td><td class="number">${dotted(price)}</td><td class="number">${dotted(amount)}</td></tr>`)}<tr><td>小計</td><td></td><td></td><td class="number">${dotted(facts.subtotal)}</td></tr>${perRate(facts, (rate, _, tax) => `<tr><td>消費税（軽減${rate}％）</td><td></td><td></td><td class="number">${dotted(tax)}</td></tr>`)}<tr><td>税込合計</td><td></td><td></td><td class="number">${dotted(facts.total)}</td></tr></table>
        <p>振込先　${account.bank.name}　${account.branch.name}　（${typeName(account).slice(0, 1)}）${account.number}　${account.holder}<br>お支払は${written.long(facts.due_date)}までにお願いします。</p>`,
      ],
    }
  },
}
