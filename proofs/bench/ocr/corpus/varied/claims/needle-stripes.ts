import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { emptyRows, fullWidth, grouped, perRate, rows, typeName } from '../../markup.ts'

/** A needle printer on a form with red rules and labels: what is printed stands a little off its boxes. */
export const layout: Layout = {
  wishes: { trade: 'food', lineCount: 5, rates: [8, 10], number: 'digits', banks: ['shinkin'], dueInDays: 30 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const typed = (text: string) => `<span class="typed">${text}</span>`
    return {
      css: `.page { padding: 14mm; font-family: 'UD Mincho', serif; font-size: 9pt; color: #b22 } .typed { font-family: 'Needle Printer'; color: #222; font-size: 10.5pt; position: relative; top: .6mm; left: .8mm } h1 { font-size: 17pt; text-align: center; letter-spacing: .6em } table { width: 100%; margin: 3mm 0 } td, th { border: 1px solid #c55; padding: .9mm 1.5mm; font-weight: 400 } .stripes tr:nth-child(even) td { background: #fbeaea } .head { display: flex; justify-content: space-between }`,
      pages: [
        `<h1>請求書</h1><div class="head"><div>${typed(`${payer.name}`)}　御中<br>${typed(fullWidth(payer.address))}</div><div>請求書No. ${typed(facts.invoice_number)}<br>発行日　${typed(written.spaced(facts.issue_date))}<br><span style="font-size:12pt">${issuer.name}</span><br>〒${issuer.postal_code} ${issuer.address}<br>電話 ${issuer.phone}<br>登録番号 ${issuer.registration_number}</div></div>
        <table><tr><th>税抜金額</th><th>消費税</th><th>御請求金額</th><th>御支払期日</th></tr><tr><td class="number">${typed(grouped(facts.subtotal))}</td><td class="number">${typed(grouped(facts.tax))}</td><td class="number">${typed(`*${grouped(facts.total)}`)}</td><td>${typed(written.slashed(facts.due_date))}</td></tr></table>
        <table class="stripes"><tr><th>商品名</th><th>数量</th><th>単価</th><th>金額</th><th>備考</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, rate, amount }) => `<tr><td>${typed(name)}</td><td class="number">${typed(`${quantity}${unit}`)}</td><td class="number">${typed(grouped(price))}</td><td class="number">${typed(grouped(amount))}</td><td>${typed(rate === 8 ? '軽' : '')}</td></tr>`)}${perRate(facts, (rate, net, tax) => `<tr><td>${typed(`（${rate}%対象　${net}）`)}</td><td></td><td>${typed('消費税')}</td><td class="number">${typed(tax)}</td><td></td></tr>`)}${emptyRows(facts.lines, 10, 5)}</table>
        <p>振込先　${account.bank.name}　${account.branch.name}　${typeName(account)} ${account.number}　${account.holder}</p>`,
      ],
    }
  },
}
