import { written } from '../days.ts'
import type { Line } from '../goods.ts'
import type { Layout } from '../layout.ts'
import { grouped, perRate, rows, typeName } from '../markup.ts'

const onFirst = 17
const listOf = (lines: readonly Line[]) =>
  `<table><tr><th>品目</th><th>税率</th><th>数量</th><th>単価</th><th>金額</th></tr>${rows(lines, ({ name, rate, quantity, unit, price, amount }) => `<tr><td>${name}</td><td>${rate}%</td><td class="number">${grouped(quantity)} ${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}`

/** A wholesaler whose items run over to a second page: its sums, the due date and the account stand on the last. */
export const layout: Layout = {
  wishes: { trade: 'food', lineCount: 27, rates: [8, 10], number: 'customer', banks: ['regional'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const carried = facts.lines.slice(0, onFirst).reduce((sum, { amount }) => sum + amount, 0)
    const total = (label: string, amount: string) =>
      `<tr><td colspan="4" class="number">${label}</td><td class="number">${amount}</td></tr>`
    return {
      css: `.page { font-family: 'Round Gothic'; padding: 14mm 16mm; font-size: 9.5pt } table { width: 100%; margin: 4mm 0 } th { text-align: left; font-weight: normal; border-bottom: 2px solid #a63 } td { padding: 1mm 0; border-bottom: 1px solid #e6d8c8 } .head { display: flex; justify-content: space-between }`,
      pages: [
        `<div class="head"><div><h1 style="font-size:16pt">御請求書</h1><p style="font-size:12pt">${payer.name}　御中</p></div><p>1 / 2 ページ<br>請求書番号：${facts.invoice_number}<br>発行日：${written.spaced(facts.issue_date)}<br><b>${issuer.name}</b><br>〒${issuer.postal_code} ${issuer.address}<br>TEL ${issuer.phone}<br>登録番号：${issuer.registration_number}</p></div>${listOf(facts.lines.slice(0, onFirst))}${total('次ページへ繰越', grouped(carried))}</table>`,
        `<div class="head"><p>${payer.name}　御中</p><p>2 / 2 ページ<br>請求書番号：${facts.invoice_number}</p></div>${listOf(facts.lines.slice(onFirst))}${total('小計', grouped(facts.subtotal))}${perRate(facts, (rate, net, tax) => total(`${rate}%対象 ${net}　消費税`, tax))}${total('<b>御請求合計</b>', `<b>¥${grouped(facts.total)}</b>`)}</table>
        <p>お支払期限：${written.spaced(facts.due_date)}</p><p>振込口座：${account.bank.name} ${account.branch.name} ${typeName(account)} ${account.number}</p><p>口座名義：${account.holder}</p>`,
      ],
    }
  },
}
