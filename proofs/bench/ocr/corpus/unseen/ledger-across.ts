import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { grouped, perRate, rows, typeName } from '../markup.ts'

/** A wholesaler: a wide sheet in two halves, the letter on the left and the goods on the right. */
export const layout: Layout = {
  wishes: { trade: 'food', lineCount: 7, rates: [8, 10], number: 'day', banks: ['regional'], dueInDays: 25 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 14mm; font-size: 9pt; display: grid; grid-template-columns: 105mm 1fr; gap: 10mm } h1 { font-size: 16pt; border-bottom: 3px double #333; margin-bottom: 6mm } .half p { margin-bottom: 2.5mm } .sum { border: 1px solid #333; padding: 3mm; font-size: 13pt; display: flex; justify-content: space-between } .goods { width: 100%; align-self: start } .goods th, .goods td { border: 1px solid #777; padding: 1mm 1.5mm } .goods th { background: #e6ecf2 } dl { display: grid; grid-template-columns: 22mm 1fr; row-gap: 1.5mm } dt { color: #333 }`,
      pages: [
        `<div class="half"><h1>請求書</h1><p style="font-size:12pt">${payer.name} 御中</p><p>毎度ありがとうございます。下記のとおりご請求申し上げます。</p><div class="sum"><span>ご請求額（税込）</span><b>¥${grouped(facts.total)}</b></div><dl style="margin:6mm 0"><dt>請求番号</dt><dd>${facts.invoice_number}</dd><dt>請求日</dt><dd>${written.long(facts.issue_date)}</dd><dt>支払期日</dt><dd>${written.long(facts.due_date)}</dd><dt>振込先</dt><dd>${account.bank.name}　${account.branch.name}</dd><dt>口座</dt><dd>${typeName(account)}　${account.number}</dd><dt>名義</dt><dd>${account.holder}</dd></dl><p><b>${issuer.name}</b><br>〒${issuer.postal_code}　${issuer.address}<br>電話 ${issuer.phone}<br>登録番号：${issuer.registration_number}</p></div>
        <table class="goods"><tr><th>品名</th><th>数量</th><th>単価</th><th>税率</th><th>金額</th></tr>${rows(facts.lines, line => `<tr><td>${line.name}</td><td class="number">${grouped(line.quantity)}${line.unit}</td><td class="number">${grouped(line.price)}</td><td class="number">${line.rate}%</td><td class="number">${grouped(line.amount)}</td></tr>`)}${perRate(facts, (rate, net, tax) => `<tr><td colspan="3">${rate}%対象　${net}</td><td>消費税</td><td class="number">${tax}</td></tr>`)}</table>`,
      ],
      isLandscape: true,
    }
  },
}
