import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, typeName } from '../../markup.ts'

/** A dealer's statement: a column of balances, this month's sum last and large, two accounts side by side. */
export const layout: Layout = {
  wishes: { trade: 'office', lineCount: 5, number: 'letters', banks: ['major', 'regional'], isCarriedOver: true },
  render: facts => {
    const { issuer, payer, accounts } = facts
    const balances = [
      ['前月繰越残高', facts.carried + 120_000],
      ['当月ご入金', 120_000],
      ['差引繰越額', facts.carried],
      ['当月お買上額', facts.subtotal],
      ['消費税等', facts.tax],
    ] as const
    return {
      css: `.page { padding: 14mm 16mm; font-size: 9.5pt } h1 { font-size: 16pt } .two { display: flex; justify-content: space-between } .balance { width: 82mm } .balance td { border-bottom: 1px dotted #777; padding: 1mm } .balance .last td { border: 2px solid #333; font-size: 13pt; padding: 2mm } .goods { width: 100%; margin: 4mm 0 } .goods td, .goods th { border: 1px solid #aaa; padding: 1mm 2mm; font-weight: 400 }`,
      pages: [
        `<div class="two"><div><h1>ご請求書（月次）</h1><p style="font-size:12pt;margin-top:4mm">${payer.name} 御中</p></div><div>ご請求書番号 ${facts.invoice_number}<br>ご請求日 ${written.dotted(facts.issue_date)}<br>お支払期限 ${written.dotted(facts.due_date)}<br><b>${issuer.name}</b><br>〒${issuer.postal_code} ${issuer.address}<br>TEL ${issuer.phone}<br>登録番号 ${issuer.registration_number}</div></div>
        <table class="balance" style="margin-top:5mm">${balances.map(([label, value]) => `<tr><td>${label}</td><td class="number">${grouped(value)}</td></tr>`).join('')}<tr class="last"><td>当月ご請求額</td><td class="number">¥${grouped(facts.total)}</td></tr></table>
        <table class="goods"><tr><th>日付</th><th>品名</th><th>数量</th><th>単価</th><th>金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }, at) => `<tr><td>${written.dotted(addDays(facts.issue_date, at * 4 - 26)).slice(5)}</td><td>${name}</td><td class="number">${quantity}${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}${perRate(facts, (rate, net, tax) => `<tr><td></td><td>${rate}%対象 ${net}　消費税 ${tax}</td><td></td><td></td><td></td></tr>`)}</table>
        <div class="two">${accounts.map(account => `<div>${account.bank.name}<br>${account.branch.name}<br>${typeName(account)} ${account.number}<br>${account.holder}</div>`).join('')}</div>`,
      ],
    }
  },
}
