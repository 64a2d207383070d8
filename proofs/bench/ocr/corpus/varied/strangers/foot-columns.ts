import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, typeName } from '../../markup.ts'

/** Coloured bars with white text; at the foot the account in a grid of two columns beside the sums. */
export const layout: Layout = {
  wishes: { trade: 'office', lineCount: 4, number: 'year', banks: ['regional'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 15mm 16mm; font-family: 'UD Gothic'; font-size: 9.5pt } h1 { background: #17707a; color: #fff; font-size: 17pt; padding: 2mm 5mm; letter-spacing: .6em } .two { display: flex; justify-content: space-between; margin-top: 6mm } .goods { width: 100%; margin: 7mm 0 } .goods th { background: #17707a; color: #fff; font-weight: 700 } td, th { border: 1px solid #8bb; padding: 1.5mm 2.5mm } .foot { align-items: flex-start } .foot th { background: #17707a; color: #fff; font-weight: 400; text-align: left } .sum td { font-size: 13pt; font-weight: 700 }`,
      pages: [
        `<h1>請求書</h1><div class="two"><div><p style="font-size:13pt;border-bottom:1px solid #17707a">${payer.name}　御中</p><p style="margin-top:3mm">〒${payer.postal_code}<br>${payer.address}</p><p style="margin-top:4mm">下記の通りご請求申し上げます。</p></div><div>No. ${facts.invoice_number}<br>請求日 ${written.longPadded(facts.issue_date)}<br><br><b>${issuer.name}</b><br>〒${issuer.postal_code} ${issuer.address}<br>TEL ${issuer.phone} / FAX ${issuer.fax}<br>登録番号 ${issuer.registration_number}</div></div>
        <table class="goods"><tr><th>品名・摘要</th><th>数量</th><th>単位</th><th>単価</th><th>金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${name}</td><td class="number">${quantity}</td><td>${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}</table>
        <div class="two foot"><table><tr><th colspan="4">お振込先</th></tr><tr><th>銀行名</th><td>${account.bank.name}</td><th>支店名</th><td>${account.branch.name}</td></tr><tr><th>預金種目</th><td>${typeName(account)}預金</td><th>口座番号</th><td>${account.number}</td></tr><tr><th>口座名義</th><td colspan="3">${account.holder}</td></tr><tr><th>お支払期限</th><td colspan="3">${written.longPadded(facts.due_date)}</td></tr></table><table><tr><th>小計</th><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(facts, (rate, _, tax) => `<tr><th>消費税(${rate}%)</th><td class="number">${tax}</td></tr>`)}<tr class="sum"><th>合計金額</th><td class="number">¥${grouped(facts.total)}</td></tr></table></div>`,
      ],
    }
  },
}
