import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, mark, perRate, rows, typeName } from '../../markup.ts'

/** A page of an invoice service: small labels above what they name, the sum to be paid large in a box. */
export const layout: Layout = {
  wishes: { trade: 'office', lineCount: 3, number: 'month', banks: ['net'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const pair = (label: string, value: string) => `<div><small>${label}</small><p>${value}</p></div>`
    return {
      css: `.page { padding: 18mm 17mm; font-size: 9.5pt } small { font-size: 7pt; color: #667; display: block } h1 { font-size: 17pt; font-weight: 500; letter-spacing: .4em } .top { display: flex; justify-content: space-between; margin: 8mm 0 } .box { border: 1.5px solid #2a6; border-radius: 2mm; padding: 3mm 6mm; display: flex; gap: 14mm; align-items: flex-end; margin-bottom: 6mm } .box .sum p { font-size: 25pt; font-weight: 700; line-height: 1.15 } .box p { font-size: 11pt } table { width: 100% } th { font-weight: 400; font-size: 8pt; color: #667; border-bottom: 1px solid #2a6; text-align: left } td { padding: 2mm 0; border-bottom: 1px solid #dde } .sums { display: flex; justify-content: flex-end; gap: 12mm; margin: 5mm 0; text-align: right }`,
      pages: [
        `<h1>請求書</h1><div class="top"><div><p style="font-size:13pt">${payer.name}　御中</p><p>〒${payer.postal_code}<br>${payer.address}</p></div><div>${mark('hexagon', '#2a6', '9mm')}<p><b>${issuer.name}</b><br>〒${issuer.postal_code}<br>${issuer.address}<br>${issuer.phone}<br>登録番号：${issuer.registration_number}</p></div></div>
        <div class="box"><div class="sum"><small>ご請求金額（税込）</small><p>¥${grouped(facts.total)}</p></div>${pair('請求書番号', facts.invoice_number)}${pair('請求日', written.slashed(facts.issue_date))}${pair('お支払期限', written.slashed(facts.due_date))}</div>
        <table><tr><th>摘要</th><th>数量</th><th>単価</th><th>明細金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${name}</td><td>${quantity} ${unit}</td><td>${grouped(price)}</td><td>${grouped(amount)}</td></tr>`)}</table>
        <div class="sums">${pair('小計', `${grouped(facts.subtotal)}円`)}${pair('消費税', `${grouped(facts.tax)}円`)}${pair('合計', `${grouped(facts.total)}円`)}</div><p style="text-align:right;font-size:8pt">内訳　${perRate(facts, (rate, net, tax) => `${rate}%対象 ${net}円　消費税 ${tax}円`)}</p>
        <div style="margin-top:8mm"><small>振込先</small><p>${account.bank.name}　${account.branch.name}　${typeName(account)}　${account.number}</p><p>${account.holder}</p></div>`,
      ],
    }
  },
}
