import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { emptyRows, grouped, rows, typeName } from '../markup.ts'

/** A wholesaler: delivery note and invoice in one, dense, the total at the foot of the table only. */
export const layout: Layout = {
  wishes: { trade: 'food', lineCount: 14, rates: [8, 10], number: 'day', banks: ['regional'], isCurrentAccount: true },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { font-family: 'UD Gothic', sans-serif; padding: 10mm 12mm; font-size: 8.5pt } h1 { font-size: 14pt; border: 1.5px solid #000; display: inline-block; padding: 0 8mm } table { width: 100%; margin-top: 3mm } td, th { border: 1px solid #000; padding: .6mm 1.2mm; font-weight: normal }`,
      pages: [
        `<div style="display:flex;justify-content:space-between;align-items:start"><div><h1>納品書兼請求書</h1><p style="font-size:12pt;margin-top:4mm">${payer.name}　様</p><p>〒${payer.postal_code} ${payer.address}</p></div><div>伝票No. ${facts.invoice_number}<br>納品日・請求日 ${written.slashed(facts.issue_date)}<br><b style="font-size:11pt">${issuer.name}</b><br>〒${issuer.postal_code} ${issuer.address}<br>TEL:${issuer.phone}　FAX:${issuer.fax}<br>登録番号:${issuer.registration_number}</div></div>
        <table><tr><th>商品名（★は軽減税率）</th><th>数量</th><th>単価</th><th>金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, rate, amount }) => `<tr><td>${rate === 8 ? '★' : '　'}${name}</td><td class="number">${quantity}${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}${emptyRows(facts.lines, 22, 4)}</table><table><tr><th>税率</th><th>税抜金額</th><th>消費税</th><th>税込計</th></tr>${facts.rates.map(({ rate, net, tax }) => `<tr><td>${rate}%</td><td class="number">${grouped(net)}</td><td class="number">${grouped(tax)}</td><td class="number">${grouped(net + tax)}</td></tr>`).join('')}<tr><td>合計</td><td class="number">${grouped(facts.subtotal)}</td><td class="number">${grouped(facts.tax)}</td><td class="number"><b>${grouped(facts.total)}</b></td></tr></table>
        <p style="margin-top:3mm">お支払期限 ${written.slashed(facts.due_date)}　振込口座 ${account.bank.name} ${account.branch.name} ${typeName(account)} ${account.number} 口座名 ${account.holder}</p>`,
      ],
    }
  },
}
