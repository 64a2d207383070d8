import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, seal, typeName } from '../../markup.ts'

/** A bought form filled in by pen: the firm's rubber stamp beside it, the sum once in words of receipts. */
export const layout: Layout = {
  wishes: { trade: 'care', lineCount: 2, number: 'digits', banks: ['shinkin'], dueInDays: 21 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const pen = (text: string) => `<span class="pen">${text}</span>`
    return {
      css: `.page { padding: 20mm; font-family: 'UD Mincho', serif; font-size: 10.5pt } .pen { font-family: 'Pen'; font-size: 14pt; color: #125 } h1 { font-size: 20pt; letter-spacing: .8em; text-align: center; border: 3px double #363; color: #363 } table { width: 100%; margin: 5mm 0 } td, th { border: 1px solid #363; padding: 2mm; font-weight: 400 } .sum { font-size: 13pt; border-bottom: 1px solid #363; margin: 6mm 0 } .stamp { position: relative; margin-left: 88mm; font-family: 'UD Gothic'; color: #44a }`,
      pages: [
        `<h1>請求書</h1><p style="text-align:right">No. ${facts.invoice_number}　　${pen(written.long(facts.issue_date))}</p><p>${pen(payer.name)}　様</p><div class="stamp">${issuer.address}<br><b>${issuer.name}</b><br>TEL ${issuer.phone}<br>登録番号 ${issuer.registration_number}${seal(issuer.name.slice(0, 4), 'right:8mm;top:0')}</div><p class="sum">合計金額　　${pen(`￥${grouped(facts.total)}－`)}</p><p>支払期日　${pen(written.long(facts.due_date))}</p>
        <table><tr><th>品名</th><th>数量</th><th>単価</th><th>金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${pen(name)}</td><td class="number">${pen(`${quantity}${unit}`)}</td><td class="number">${pen(grouped(price))}</td><td class="number">${pen(grouped(amount))}</td></tr>`)}<tr><td>小計</td><td></td><td></td><td class="number">${pen(grouped(facts.subtotal))}</td></tr>${perRate(facts, (rate, _, tax) => `<tr><td>消費税（${rate}%）</td><td></td><td></td><td class="number">${pen(tax)}</td></tr>`)}</table>
        <p>お振込先　${account.bank.name}　${account.branch.name}　${typeName(account)}　${account.number}　${account.holder}</p>`,
      ],
    }
  },
}
