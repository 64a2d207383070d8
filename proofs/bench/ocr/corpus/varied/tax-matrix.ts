import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { grouped, perRate, rows, typeName } from '../markup.ts'

/** A desktop package: ruled boxes, amounts above in a row, taxes in a matrix with their sum, banks in the foot. */
export const layout: Layout = {
  wishes: { trade: 'office', lineCount: 4, number: 'digits', banks: ['regional', 'major'], isCurrentAccount: true },
  render: facts => {
    const { issuer, payer, accounts } = facts
    return {
      css: `.page { padding: 12mm 14mm; font-family: 'Noto Serif CJK JP', serif; font-size: 9pt } h1 { font-size: 18pt; text-align: center; border-bottom: 3px double #333; width: 70mm; margin: 0 auto 5mm } .head { display: flex; justify-content: space-between } td, th { border: 1px solid #444; padding: 1mm 2mm; font-weight: normal } .boxes { width: 100%; margin: 4mm 0 } .boxes th { background: #ddd } .boxes td { font-size: 11pt; text-align: right } .goods { width: 100% } .goods th { background: #ddd } .matrix { margin: 3mm 0 0 auto }`,
      pages: [
        `<h1>請　求　書</h1><div class="head"><div><p>〒${payer.postal_code}　${payer.address}</p><p style="font-size:13pt;margin-top:2mm">${payer.name}　御中</p></div><div style="text-align:right">No. ${facts.invoice_number}<br>${written.long(facts.issue_date)}</div></div>
        <div style="text-align:right;margin-top:2mm"><b style="font-size:11pt">${issuer.name}</b><br>${issuer.address}<br>電話 ${issuer.phone}<br>適格請求書発行事業者登録番号：${issuer.registration_number}</div>
        <table class="boxes"><tr><th>税抜御買上額</th><th>消費税額</th><th>今回御請求額</th><th>御支払期日</th></tr><tr><td>${grouped(facts.subtotal)}</td><td>${grouped(facts.tax)}</td><td><b>¥${grouped(facts.total)}</b></td><td>${written.long(facts.due_date)}</td></tr></table>
        <table class="goods"><tr><th>商品名</th><th>数量</th><th>単位</th><th>単価</th><th>金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${name}</td><td class="number">${grouped(quantity)}</td><td>${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}<tr><td colspan="5">&nbsp;</td></tr></table>
        <table class="matrix"><tr><th>税率区分</th><th>税抜金額</th><th>消費税額</th><th>税込金額</th></tr>${perRate(facts, (rate, net, tax) => `<tr><td>${rate}%対象</td><td class="number">${net}</td><td class="number">${tax}</td><td class="number">${grouped(facts.total)}</td></tr>`)}<tr><td>合　計</td><td class="number">${grouped(facts.subtotal)}</td><td class="number">${grouped(facts.tax)}</td><td class="number">${grouped(facts.total)}</td></tr></table>
        <p style="margin-top:6mm">【取引銀行】</p>${accounts.map(account => `<p>${account.bank.name}／${account.branch.name}　${typeName(account)}預金　No.${account.number}</p>`).join('')}<p>口座名義：${accounts[0].holder}</p>`,
      ],
    }
  },
}
