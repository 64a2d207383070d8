import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, seal, typeName } from '../../markup.ts'

/** A web agency by a plain template of an invoice service: a seal over the sender, the account in the note. */
export const layout: Layout = {
  wishes: { trade: 'creative', lineCount: 4, number: 'letters', banks: ['net'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 18mm 17mm; font: 9.5pt/1.6 'UD Gothic' } h1 { font-size: 19pt; font-weight: 400; text-align: center; letter-spacing: .5em; margin-bottom: 9mm } .top { display: flex; justify-content: space-between } .right { width: 68mm; position: relative } .asked { display: flex; width: 88mm; border-bottom: 2px solid #333; margin-top: 6mm; align-items: baseline; justify-content: space-between } .lines { width: 100%; margin-top: 4mm } .lines th { background: #555; color: #fff; font-weight: 400; padding: 1.2mm 2mm } .lines td { border: 1px solid #bbb; padding: 1.4mm 2mm } .sums { margin: 0 0 0 auto; width: 76mm } .sums td { border: 1px solid #bbb; padding: 1.2mm 2mm } .sums td:first-child { background: #f2f2f2 } .note { margin-top: 8mm; border: 1px solid #bbb; min-height: 38mm; padding: 2mm 3mm }`,
      pages: [
        `<h1>請求書</h1><div class="top"><div><p style="font-size:14pt;border-bottom:1px solid #333;padding-right:10mm">${payer.name}　御中</p><p style="margin-top:5mm">件名：${facts.subject}</p><p style="margin-top:2mm">下記のとおりご請求申し上げます。</p><div class="asked"><span>ご請求金額</span><b style="font-size:17pt">¥ ${grouped(facts.total)} -</b></div><p style="margin-top:2mm">お支払い期限：　${written.long(facts.due_date)}</p></div>
        <div class="right"><p style="text-align:right">請求日：　${written.long(facts.issue_date)}<br>請求書番号：　${facts.invoice_number}</p><p style="margin-top:5mm;font-size:11pt">${issuer.name}</p><p>登録番号：${issuer.registration_number}</p><p style="font-size:9pt">〒${issuer.postal_code}<br>${issuer.address}<br>TEL：${issuer.phone}<br>担当：三枝</p>${seal(issuer.name.replace(/株式会社|有限会社|合同会社/, ''), 'right:-2mm;top:22mm')}</div></div>
        <table class="lines"><tr><th style="width:92mm">品番・品名</th><th>数量</th><th>単価</th><th>金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${name}</td><td class="number">${grouped(quantity)} ${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}${'<tr><td>&nbsp;</td><td></td><td></td><td></td></tr>'.repeat(4)}</table>
        <table class="sums"><tr><td>小計</td><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(facts, (rate, _, tax) => `<tr><td>消費税 (${rate}%)</td><td class="number">${tax}</td></tr>`)}<tr><td>合計</td><td class="number"><b>${grouped(facts.total)}</b></td></tr></table>
        <div class="note"><p>備考</p><p>【お振込先】<br>${account.bank.name}　${account.branch.name}　${typeName(account)}　${account.number}<br>口座名義：${account.holder}</p><p style="margin-top:2mm">お振込手数料は貴社にてご負担くださいますようお願いいたします。</p></div>`,
      ],
    }
  },
}
