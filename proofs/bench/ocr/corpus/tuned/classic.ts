import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { emptyRows, grouped, perRate, rows, seal, typeName } from '../markup.ts'

/** Title in the middle, the payer on the left, the payee on the right under a square seal. */
export const layout: Layout = {
  wishes: { trade: 'office', lineCount: 4, number: 'month', banks: ['major'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `h1 { text-align: center; font-size: 20pt; letter-spacing: .4em; margin-top: 16mm }
        .payer { position: absolute; left: 18mm; top: 38mm; font-size: 13pt; border-bottom: 1px solid; padding-right: 8mm }
        .dates { position: absolute; right: 18mm; top: 32mm; text-align: right } .issuer { position: absolute; right: 18mm; top: 52mm; width: 72mm; font-size: 9pt }
        .issuer b { font-size: 12pt } .total { position: absolute; left: 18mm; top: 82mm; font-size: 15pt; border-bottom: 2px solid; width: 88mm } .total b { float: right }
        table { position: absolute; top: 104mm; left: 18mm; width: 174mm } th { background: #e8e8e8; font-weight: normal } th, td { border: 1px solid #666; padding: 1.2mm 2mm }
        .bank { position: absolute; left: 18mm; top: 240mm; width: 174mm; border: 1px solid #666; padding: 3mm }`,
      pages: [
        `<h1>請求書</h1><p class="payer">${payer.name} 御中</p>
        <p class="dates">請求番号：${facts.invoice_number}<br>請求日：${written.long(facts.issue_date)}</p>
        <div class="issuer"><b>${issuer.name}</b><br>〒${issuer.postal_code}<br>${issuer.address}<br>TEL：${issuer.phone}<br>登録番号：${issuer.registration_number}${seal(issuer.name, 'right:0;top:-4mm')}</div>
        <p style="position:absolute;left:18mm;top:62mm">下記のとおりご請求申し上げます。</p><p class="total">ご請求金額<b>￥${grouped(facts.total)}-</b></p>
        <table><tr><th>品名</th><th>数量</th><th>単位</th><th>単価</th><th>金額</th></tr>
        ${rows(facts.lines, line => `<tr><td>${line.name}</td><td class="number">${grouped(line.quantity)}</td><td>${line.unit}</td><td class="number">${grouped(line.price)}</td><td class="number">${grouped(line.amount)}</td></tr>`)}
        ${emptyRows(facts.lines, 8, 5)}
        <tr><td colspan="3" rowspan="3">${perRate(facts, (rate, net, tax) => `${rate}%対象 ${net}円　消費税 ${tax}円<br>`)}</td><td>小計</td><td class="number">${grouped(facts.subtotal)}</td></tr>
        <tr><td>消費税</td><td class="number">${grouped(facts.tax)}</td></tr><tr><td>合計</td><td class="number">${grouped(facts.total)}</td></tr></table>
        <p class="bank">お支払期限：${written.long(facts.due_date)}<br>お振込先：${account.bank.name} ${account.branch.name} ${typeName(account)} ${account.number}<br>口座名義：${account.holder}<br><small>※恐れ入りますが振込手数料は貴社にてご負担ください。</small></p>`,
      ],
    }
  },
}
