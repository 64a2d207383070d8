import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, typeName } from '../../markup.ts'

/** A haulier's sheet whose columns are headed on end, so that all of them fit, the claim in the frame at its foot. */
export const layout: Layout = {
  wishes: { trade: 'transport', lineCount: 6, number: 'era', banks: ['regional'], dueInDays: 45 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const head = (text: string) => `<th><i>${text}</i></th>`
    return {
      css: `.page { padding: 13mm 14mm; font-size: 9pt } h1 { font-size: 15pt } i { writing-mode: vertical-rl; font-style: normal; letter-spacing: .15em } table { width: 100%; margin: 4mm 0 } td, th { border: 1px solid #557; padding: 1mm 2mm; font-weight: 400 } th { background: #eef; vertical-align: middle } .two { display: flex; justify-content: space-between } .frame { border: 2px solid #335; width: 96mm; margin-left: auto } .frame td { border: 0; border-bottom: 1px solid #99a } .frame b { font-size: 13pt }`,
      pages: [
        `<div class="two"><div><h1>請求書</h1><p style="font-size:12pt;margin-top:3mm">${payer.name} 御中</p><p>下記の通りご請求いたします</p></div><div>請求No ${facts.invoice_number}<br>${written.slashed(facts.issue_date)}<br><b>${issuer.name}</b><br>〒${issuer.postal_code} ${issuer.address}<br>TEL ${issuer.phone} FAX ${issuer.fax}<br>登録番号：${issuer.registration_number}</div></div>
        <table><tr>${['運行日', '車番', '区間', '個数', '単価', '運賃'].map(head).join('')}</tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }, at) => `<tr><td>${written.slashed(addDays(facts.issue_date, at * 3 - 24)).slice(5)}</td><td>${3301 + at * 5}</td><td>${name}</td><td class="number">${quantity}${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}</table>
        <table class="frame"><tr><td>運賃合計（税抜）</td><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(facts, (rate, _, tax) => `<tr><td>消費税（${rate}%）</td><td class="number">${tax}</td></tr>`)}<tr><td><b>御請求合計</b></td><td class="number"><b>${grouped(facts.total)}</b></td></tr><tr><td>お支払期日</td><td class="number">${written.slashed(facts.due_date)}</td></tr></table>
        <p>振込口座　${account.bank.name}　${account.branch.name}　${typeName(account)}　${account.number}　${account.holder}</p>`,
      ],
    }
  },
}
