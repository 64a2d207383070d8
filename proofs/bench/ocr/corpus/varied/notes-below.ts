import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { grouped, rows, typeName } from '../markup.ts'

/** A consultant's page of text: labels with colons in one column on the right, all about paying in notes below. */
export const layout: Layout = {
  wishes: {
    trade: 'creative',
    isProprietor: true,
    isTaxWithheld: true,
    lineCount: 2,
    number: 'day',
    banks: ['net'],
    dueInDays: 30,
  },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 22mm 24mm; font-size: 10pt } h1 { font-size: 20pt; font-weight: 400 } table { width: 100%; margin: 6mm 0 } td { padding: 1.2mm 0; border-bottom: 1px dotted #888 } .info { margin-left: 92mm } h2 { font-size: 10pt; margin-top: 5mm; border-left: 2mm solid #888; padding-left: 2mm }`,
      pages: [
        `<h1>INVOICE / 請求書</h1><div class="info"><p>発行日：${written.iso(facts.issue_date)}</p><p>請求書No：${facts.invoice_number}</p><p style="margin-top:3mm">${issuer.name}<br>${issuer.address}<br>${issuer.phone}<br>登録番号：${issuer.registration_number}</p></div>
        <p style="font-size:12pt;margin-top:4mm">${payer.name} 様</p>
        <table><tr><td>内容</td><td class="number">金額</td></tr>${rows(facts.lines, ({ name, quantity, unit, amount }) => `<tr><td>${name}（${quantity}${unit}）</td><td class="number">${grouped(amount)}</td></tr>`)}<tr><td>小計（税抜）</td><td class="number">${grouped(facts.subtotal)}</td></tr><tr><td>消費税（10%）</td><td class="number">${grouped(facts.tax)}</td></tr><tr><td>源泉徴収税額（10.21%）</td><td class="number">-${grouped(facts.withheld)}</td></tr><tr><td style="font-size:12pt">お支払金額</td><td class="number" style="font-size:12pt">${grouped(facts.total)} 円</td></tr></table>
        <h2>お支払いについて</h2><p>お支払い期日：${written.iso(facts.due_date)}</p><p>お振込先：${account.bank.name} ${account.branch.name} ${typeName(account)}口座 ${account.number}</p><p>口座名義：${account.holder}</p><h2>備考</h2><p>振込手数料はご負担くださいますようお願いいたします。ご不明な点は上記までご連絡ください。</p>`,
      ],
    }
  },
}
