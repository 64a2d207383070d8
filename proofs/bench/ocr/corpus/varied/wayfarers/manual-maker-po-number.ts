import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, mark, rows, typeName } from '../../markup.ts'

/** A maker of manuals for exporters: labels in two languages one above the other, numbers of order and of job. */
export const layout: Layout = {
  wishes: { trade: 'creative', lineCount: 5, number: 'day', banks: ['major'], dueInDays: 45 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const cell = (label: string, english: string, value: string) =>
      `<td><small>${label} / ${english}</small><br>${value}</td>`
    return {
      css: `.page { padding: 15mm 17mm; font: 9.5pt/1.5 'Noto Sans CJK JP' } small { font-size: 7.5pt; color: #555 } .cells { width: 100%; margin: 5mm 0 } .cells td { border: 1px solid #888; padding: 1mm 2mm; width: 25% } .lines { width: 100% } .lines th { background: #1f6f6b; color: #fff; font-size: 8.5pt; padding: 1mm } .lines td { padding: 1.2mm 2mm; border-bottom: 1px solid #bbb } .sums { margin-left: auto; margin-top: 3mm } .sums td { padding: .6mm 3mm } .total td { background: #1f6f6b; color: #fff; font-weight: 700; font-size: 12pt } .pay { display: flex; gap: 10mm; margin-top: 8mm; border-top: 2px solid #1f6f6b; padding-top: 3mm }`,
      pages: [
        `<div style="display:flex;justify-content:space-between"><div>${mark('hexagon', '#1f6f6b', '10mm')} <b style="font-size:12pt">${issuer.name}</b><p style="font-size:8.5pt">〒${issuer.postal_code} ${issuer.address}<br>Tel ${issuer.phone}　Fax ${issuer.fax}<br>登録番号 / Registration No.　${issuer.registration_number}</p></div><p style="font-size:18pt">請求書 <span style="font-size:12pt;color:#666">INVOICE</span></p></div>
        <p style="margin-top:7mm;font-size:12pt">${payer.name} 御中</p><p style="font-size:8.5pt">海外営業部 技術資料課 　〒${payer.postal_code} ${payer.address}</p>
        <table class="cells"><tr>${cell('請求番号', 'Invoice No.', facts.invoice_number)}${cell('請求日', 'Invoice Date', written.slashed(facts.issue_date))}${cell('お支払期日', 'Due Date', written.slashed(facts.due_date))}${cell('お支払条件', 'Terms', '月末締め45日')}</tr><tr>${cell('ご注文番号', 'P.O. No.', `PO-88${facts.invoice_number.slice(-4)}`)}${cell('ご注文日', 'Order Date', written.slashed(addDays(facts.issue_date, -52)))}${cell('納品日', 'Delivered', written.slashed(addDays(facts.issue_date, -6)))}${cell('案件番号', 'Job No.', `J26-0${facts.invoice_number.slice(-3)}`)}</tr></table>
        <table class="lines"><tr><th>内容 / Description</th><th>数量 / Qty</th><th>単価 / Unit Price</th><th>金額 / Amount (JPY)</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${name}</td><td class="number">${grouped(quantity)} ${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}</table>
        <table class="sums"><tr><td>小計 / Subtotal</td><td class="number">${grouped(facts.subtotal)}</td></tr><tr><td>消費税 10% / Consumption Tax</td><td class="number">${grouped(facts.tax)}</td></tr><tr class="total"><td>合計金額 / Total</td><td class="number">¥${grouped(facts.total)}</td></tr></table>
        <div class="pay"><p><small>お振込先 / Bank Details</small><br>${account.bank.name}（Bank Code ${account.bank.code}）<br>${account.branch.name}（Branch Code ${account.branch.code}）</p><p><br>${typeName(account)} / A/C No. ${account.number}<br>名義 / Name　${account.holder}</p></div>`,
      ],
    }
  },
}
