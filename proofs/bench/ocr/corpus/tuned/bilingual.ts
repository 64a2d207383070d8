import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { grouped, perRate, rows } from '../markup.ts'

/** English labels, Japanese beside some of them. */
export const layout: Layout = {
  wishes: { trade: 'creative', lineCount: 3, number: 'letters', banks: ['major'], dueInDays: 45 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { font-family: 'DejaVu Sans', 'Noto Sans CJK JP', sans-serif; font-size: 9pt; padding: 18mm } h1 { font-size: 26pt; font-weight: 300; color: #444 } .two { display: flex; justify-content: space-between; margin: 8mm 0 } dl { display: grid; grid-template-columns: auto auto; gap: 1mm 5mm } dt { color: #666 } dd { font-weight: bold }
        table { width: 100%; margin: 6mm 0 } th { background: #444; color: #fff; text-align: left; padding: 2mm } td { padding: 2mm; border-bottom: 1px solid #ddd }`,
      pages: [
        `<h1>INVOICE <span style="font-size:12pt">請求書</span></h1><div class="two"><div><p>From</p><b>${issuer.name}</b><br>〒${issuer.postal_code}<br>${issuer.address}<br>Tel ${issuer.phone}<br>Registration No. ${issuer.registration_number}</div>
        <dl><dt>Invoice No. / 請求書番号</dt><dd>${facts.invoice_number}</dd><dt>Issue Date / 発行日</dt><dd>${written.iso(facts.issue_date)}</dd><dt>Due Date / 支払期限</dt><dd>${written.iso(facts.due_date)}</dd></dl></div>
        <p>Bill To</p><p style="font-size:12pt">${payer.name} 御中</p><p>${payer.address}</p>
        <table><tr><th>Description / 内容</th><th>Qty</th><th>Unit Price</th><th>Tax</th><th>Amount</th></tr>${rows(facts.lines, ({ name, quantity, price, rate, amount }) => `<tr><td>${name}</td><td>${quantity}</td><td>¥${grouped(price)}</td><td>${rate}%</td><td class="number">¥${grouped(amount)}</td></tr>`)}
        <tr><td colspan="4" class="number">Subtotal / 小計</td><td class="number">¥${grouped(facts.subtotal)}</td></tr>${perRate(facts, (rate, _, tax) => `<tr><td colspan="4" class="number">Tax ${rate}% / 消費税</td><td class="number">¥${tax}</td></tr>`)}
        <tr><td colspan="4" class="number"><b>Total Due / ご請求金額</b></td><td class="number"><b>¥${grouped(facts.total)}</b></td></tr></table>
        <h2 style="font-size:11pt">Bank Transfer / お振込先</h2><dl style="width:120mm;margin-top:2mm"><dt>Bank / 銀行名</dt><dd>${account.bank.name} (${account.bank.code})</dd><dt>Branch / 支店名</dt><dd>${account.branch.name} (${account.branch.code})</dd>
        <dt>Account Type / 預金種目</dt><dd>普通預金</dd><dt>Account No. / 口座番号</dt><dd>${account.number}</dd><dt>Account Name / 口座名義</dt><dd>${account.holder}</dd></dl>`,
      ],
    }
  },
}
