import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, rows, typeName } from '../../markup.ts'

/** A grocer's package: rates are the columns of its sums, and what is to be paid is where 税込 and 合計 cross. */
export const layout: Layout = {
  wishes: { trade: 'food', lineCount: 6, rates: [8, 10], number: 'day', banks: ['net'], dueInDays: 35 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const across = (label: string, valueOf: (total: { net: number; tax: number }) => number) =>
      `<tr><td>${label}</td>${facts.rates.map(total => `<td class="number">${grouped(valueOf(total))}</td>`).join('')}<td class="number">${grouped(facts.rates.reduce((sum, total) => sum + valueOf(total), 0))}</td></tr>`
    return {
      css: `.page { padding: 16mm; font-family: 'Round Gothic'; font-size: 9.5pt } h1 { font-size: 17pt; color: #363 } .two { display: flex; justify-content: space-between; margin: 4mm 0 } table { width: 100%; margin: 4mm 0 } td, th { border: 1px solid #8a8; padding: 1.3mm 2mm; font-weight: 400 } th { background: #eaf4ea } .sums { width: 110mm; margin-left: auto }`,
      pages: [
        `<h1>請求書</h1><div class="two"><div style="font-size:12pt">${payer.name} 御中</div><div>請求書番号　${facts.invoice_number}<br>請求日　${written.long(facts.issue_date)}<br>支払期限　${written.long(facts.due_date)}<br>${issuer.name}<br>〒${issuer.postal_code} ${issuer.address}<br>${issuer.phone}<br>登録番号　${issuer.registration_number}</div></div>
        <table><tr><th>品名</th><th>数量</th><th>単価</th><th>税率</th><th>金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, rate, amount }) => `<tr><td>${name}</td><td class="number">${quantity}${unit}</td><td class="number">${grouped(price)}</td><td>${rate}%</td><td class="number">${grouped(amount)}</td></tr>`)}</table>
        <table class="sums"><tr><th></th>${facts.rates.map(({ rate }) => `<th>${rate}%対象</th>`).join('')}<th>合計</th></tr>${across('税抜金額', ({ net }) => net)}${across('消費税額', ({ tax }) => tax)}${across('税込金額', ({ net, tax }) => net + tax)}</table>
        <p>振込先：${account.bank.name} ${account.branch.name}（${typeName(account)}）${account.number}<br>名義：${account.holder}</p>`,
      ],
    }
  },
}
