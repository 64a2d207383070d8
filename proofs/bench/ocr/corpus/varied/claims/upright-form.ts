import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, typeName } from '../../markup.ts'

/** A form whose cells are headed on end: the sum, the day and the account each in a box with an upright label. */
export const layout: Layout = {
  wishes: { trade: 'care', lineCount: 4, number: 'digits', banks: ['major'], dueInDays: 50 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const box = (label: string, body: string) => `<div class="box"><b>${label}</b><p>${body}</p></div>`
    return {
      css: `.page { padding: 15mm; font-family: 'Noto Serif CJK JP', serif; font-size: 10pt } h1 { font-size: 17pt; text-align: center; letter-spacing: .5em } .box { display: flex; border: 1px solid #a33; align-items: stretch; margin: 2mm 0 } .box b { writing-mode: vertical-rl; border-right: 1px solid #a33; padding: 1.5mm 1mm; font-weight: 400; color: #a33; font-size: 8.5pt; letter-spacing: .1em } .box p { padding: 2mm 4mm; align-self: center } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 0 4mm } table { width: 100% } td, th { border: 1px solid #a33; padding: 1.5mm 2mm; font-weight: 400 } th { color: #a33 }`,
      pages: [
        `<h1>請求書</h1><div class="two"><div><p style="font-size:13pt;margin:5mm 0">${payer.name}　御中</p>${box('請求金額', `<span style="font-size:19pt">￥${grouped(facts.total)}</span>`)}</div><div>${box('発行者', `${issuer.name}<br>〒${issuer.postal_code} ${issuer.address}<br>TEL ${issuer.phone}<br>登録番号 ${issuer.registration_number}`)}</div></div><p>請求書番号 ${facts.invoice_number}　　発行日 ${written.long(facts.issue_date)}　　支払期日 ${written.long(facts.due_date)}</p>
        <table style="margin:4mm 0"><tr><th>摘　　要</th><th>数量</th><th>単価</th><th>金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${name}</td><td class="number">${quantity}${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}${perRate(facts, (rate, net, tax) => `<tr><td colspan="2">${rate}%対象　${net}</td><td>消費税</td><td class="number">${tax}</td></tr>`)}</table>
        ${box('振込先', `${account.bank.name}　${account.branch.name}<br>${typeName(account)}　${account.number}<br>${account.holder}`)}`,
      ],
    }
  },
}
