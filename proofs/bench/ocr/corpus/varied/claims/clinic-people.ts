import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, seal, typeName } from '../../markup.ts'

/** A clinic's bill for check-ups of a firm's people: fees in a table, the sum to be transferred in its last row. */
export const layout: Layout = {
  wishes: { trade: 'health', lineCount: 5, number: 'customer', banks: ['regional'], dueInDays: 28 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 20mm 22mm; font-family: 'Noto Serif CJK JP', serif; font-size: 10pt } h1 { font-size: 16pt; text-align: center; margin: 6mm 0 } table { width: 100%; margin: 4mm 0 } td, th { border-top: 1px solid #333; border-bottom: 1px solid #333; padding: 1.6mm 2mm; font-weight: 400 } .issuer { position: relative; margin-left: 92mm }`,
      pages: [
        `<p style="text-align:right">第${facts.invoice_number}号<br>${written.era(facts.issue_date)}</p><p style="font-size:12pt">${payer.name}　様</p><div class="issuer">〒${issuer.postal_code}<br>${issuer.address}<br>${issuer.name}<br>電話 ${issuer.phone}<br>登録番号 ${issuer.registration_number}${seal(issuer.name.slice(-4), 'right:0;top:5mm')}</div><h1>健康診断料金の請求について</h1><p>下記の金額をご請求いたしますので、${written.era(facts.due_date)}までに指定口座へお振り込みください。</p>
        <table><tr><th>検査項目</th><th>単価</th><th>受診者数</th><th>金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${name}</td><td class="number">${grouped(price)}</td><td class="number">${quantity}${unit}</td><td class="number">${grouped(amount)}</td></tr>`)}<tr><td>計</td><td></td><td></td><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(facts, (rate, _, tax) => `<tr><td>消費税額等（${rate}%）</td><td></td><td></td><td class="number">${tax}</td></tr>`)}<tr><td>お振込額</td><td></td><td></td><td class="number"><b>${grouped(facts.total)}</b></td></tr></table>
        <table><tr><td>振込先</td><td>${account.bank.name}　${account.branch.name}</td></tr><tr><td>預金種目</td><td>${typeName(account)}</td></tr><tr><td>口座番号</td><td>${account.number}</td></tr><tr><td>（フリガナ）</td><td>${account.holder}</td></tr></table>`,
      ],
    }
  },
}
