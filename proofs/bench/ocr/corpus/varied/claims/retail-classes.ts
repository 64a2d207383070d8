import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, rows, typeName } from '../../markup.ts'

/** A shop's statement: what was bought of each rate with its tax, and the sum of both, in the words of receipts. */
export const layout: Layout = {
  wishes: { trade: 'food', lineCount: 5, rates: [8, 10], number: 'letters', banks: ['regional'], dueInDays: 30 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 16mm 22mm; font-family: 'Round Gothic'; font-size: 10pt } h1 { font-size: 16pt } .line { display: flex; justify-content: space-between; border-bottom: 1px dashed #bbb; padding: 1mm 0 } .sums { margin: 5mm 0 0 70mm } .big { font-size: 14pt; font-weight: 700; border-bottom: 2px solid #555 }`,
      pages: [
        `<h1>お買上明細兼ご請求書</h1><p style="text-align:right">お買上番号 ${facts.invoice_number}<br>請求書番号 ${facts.invoice_number}<br>ご請求日 ${written.slashedShort(facts.issue_date)}</p><p style="font-size:12pt">${payer.name} 御中</p><div class="sums">${issuer.name}<br>〒${issuer.postal_code} ${issuer.address}<br>電話 ${issuer.phone}<br>登録番号 ${issuer.registration_number}</div><div style="margin-top:8mm">${rows(facts.lines, ({ name, quantity, rate, amount }) => `<div class="line"><span>${name}${rate === 8 ? '（軽）' : ''}　×${quantity}</span><span>${grouped(amount)}</span></div>`)}</div>
        <div class="sums">${facts.rates.map(({ rate, net, tax }) => `<div class="line"><span>お買上額（${rate}%）</span><span>${grouped(net)}</span></div><div class="line"><span>税（${rate}%）</span><span>${grouped(tax)}</span></div>`).join('')}<div class="line big"><span>お支払額</span><span>${grouped(facts.total)}円</span></div></div>
        <p style="margin-top:10mm">お振込は${written.long(facts.due_date)}までに下記へお願いいたします。<br>${account.bank.name}・${account.branch.name}・${typeName(account)}・${account.number}<br>名義：${account.holder}</p>`,
      ],
    }
  },
}
