import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, mark, perRate, rows } from '../../markup.ts'

/** A printing house on its own paper: number, day and sum in white on navy across the sheet, the terms in words. */
export const layout: Layout = {
  wishes: { trade: 'creative', lineCount: 6, number: 'slashes', banks: ['major'], isCurrentAccount: true },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const ink = '#16306b'
    return {
      css: `.page { font-size: 9.5pt; font-family: 'Liberation Sans', 'UD Gothic' } .band { background: ${ink}; color: #fff; padding: 9mm 16mm; display: flex; justify-content: space-between; align-items: flex-end } h1 { font-size: 24pt; letter-spacing: .35em; font-weight: 700; line-height: 1.1 } .band dl { display: grid; grid-template-columns: auto auto; gap: 0 5mm; font-size: 10pt } .body { padding: 8mm 16mm } .top { display: flex; justify-content: space-between } .sum { background: ${ink}; color: #fff; display: flex; justify-content: space-between; align-items: center; padding: 3mm 6mm; margin: 6mm 0 } .sum b { font-size: 20pt } table { width: 100% } th { background: ${ink}; color: #fff; font-weight: 400; padding: 1.5mm 3mm } .goods td { border-bottom: 1px solid #b9c3dc; padding: 1.8mm 3mm } .goods tr:nth-child(odd) td { background: #f1f4fa } .low { display: flex; gap: 8mm; margin-top: 6mm } .low td { border: 1px solid ${ink}; padding: 1.8mm 3mm } .low th { border: 1px solid ${ink}; text-align: left; width: 26mm }`,
      pages: [
        `<div class="band"><div><p style="font-size:8pt;letter-spacing:.2em">INVOICE</p><h1>御請求書</h1></div><dl><dt>請求No.</dt><dd>${facts.invoice_number}</dd><dt>発行日</dt><dd>${written.dotted(facts.issue_date)}</dd></dl></div>
        <div class="body"><div class="top"><div><p style="font-size:14pt">${payer.name}　御中</p><p>〒${payer.postal_code} ${payer.address}</p></div><div>${mark('hexagon', ink, '8mm')} <b style="font-size:12pt">${issuer.name}</b><p style="font-size:8.5pt">〒${issuer.postal_code}<br>${issuer.address}<br>TEL.${issuer.phone}　FAX.${issuer.fax}<br>登録番号：${issuer.registration_number}</p></div></div>
        <div class="sum"><span>ご請求金額（消費税込）</span><b>¥${grouped(facts.total)}</b></div>
        <table class="goods"><tr><th>品　名</th><th>部数・数量</th><th>単価</th><th>金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${name}</td><td class="number">${grouped(quantity)} ${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}</table>
        <div class="low"><table style="flex:3"><tr><th>お支払条件</th><td>毎月末日締切、翌月末日までに銀行振込</td></tr><tr><th>お振込先</th><td>${account.bank.name}　${account.branch.name}<br>当座預金　No.${account.number}<br>${account.holder}</td></tr></table><table style="flex:2"><tr><th>小計</th><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(facts, (rate, _, tax) => `<tr><th>消費税（${rate}%）</th><td class="number">${tax}</td></tr>`)}<tr><th>合計</th><td class="number">${grouped(facts.total)}</td></tr></table></div></div>`,
      ],
    }
  },
}
