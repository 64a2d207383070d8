import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { emptyRows, grouped, rows, typeName } from '../markup.ts'

/** A pad of forms from a stationer's, filled in by pen; its sender is a rubber stamp. */
export const layout: Layout = {
  wishes: { trade: 'building', isProprietor: true, lineCount: 3, number: 'era', banks: ['shinkin'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const pen = (text: string) => `<span class="pen">${text}</span>`
    return {
      css: `.page { font-family: 'UD Mincho', serif; padding: 18mm 20mm; color: #2c5f56 } .pen { font-family: 'Pen'; color: #1a2350; font-size: 15pt; letter-spacing: .04em } h1 { text-align: center; font-size: 22pt; letter-spacing: .6em; font-weight: normal } td, th { border: 1px solid #6a9c92; height: 9mm; padding: 0 2mm; font-weight: normal } table { width: 100%; margin: 5mm 0 } .stamp { position: absolute; right: 22mm; top: 48mm; font-family: 'Pen'; color: #27408b; transform: rotate(-1.6deg); font-size: 11pt; line-height: 1.4 }`,
      pages: [
        `<h1>請求書</h1><p style="text-align:right">No. ${pen(facts.invoice_number)}　　${pen(written.era(facts.issue_date))}</p><p style="border-bottom:1px solid;width:92mm;margin-top:4mm">${pen(payer.name)}　様</p><p class="stamp">${issuer.address}<br><span style="font-size:15pt">${issuer.name}</span><br>${issuer.person}<br>電話 ${issuer.phone}<br>登録番号 ${issuer.registration_number}</p>
        <p style="margin-top:24mm">下記の通り御請求申し上げます。</p><p style="border-bottom:3px double;width:100mm;margin-top:3mm">合計金額　${pen(`¥${grouped(facts.total)}-`)}</p>
        <table><tr><th>品　名</th><th>数量</th><th>単価</th><th>金　額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${pen(name)}</td><td>${pen(`${grouped(quantity)}${unit}`)}</td><td class="number">${pen(grouped(price))}</td><td class="number">${pen(grouped(amount))}</td></tr>`)}${emptyRows(facts.lines, 8, 4)}<tr><td colspan="3">税抜合計額</td><td class="number">${pen(grouped(facts.subtotal))}</td></tr><tr><td colspan="3">消費税額等（10％）</td><td class="number">${pen(grouped(facts.tax))}</td></tr></table>
        <p>支払期限　${pen(written.era(facts.due_date))}</p><p>振込先　${pen(`${account.bank.name} ${account.branch.name}`)}　${pen(`${typeName(account)} ${account.number}`)}</p><p>名義　${pen(account.holder)}</p>`,
      ],
    }
  },
}
