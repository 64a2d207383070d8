import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { emptyRows, grouped, perRate, rows, typeName } from '../../markup.ts'

/** A sole designer's page of an invoice service: subject, day and bank at the left, tax held back. */
export const layout: Layout = {
  wishes: {
    trade: 'creative',
    isProprietor: true,
    isTaxWithheld: true,
    lineCount: 4,
    number: 'month',
    banks: ['net'],
  },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 16mm 15mm; font: 9.5pt/1.6 'UD Gothic'; color: #333 } h1 { font-size: 20pt; font-weight: 500; text-align: center; letter-spacing: .3em; border-top: 4px solid #3a8; border-bottom: 1px solid #3a8; padding: 1mm 0; margin: 0 0 6mm } .two { display: grid; grid-template-columns: 104mm 1fr; gap: 8mm } .facts td { padding: .8mm 4mm .8mm 0; vertical-align: top } .facts td:first-child { white-space: nowrap; color: #276 } .lines { width: 100%; margin-top: 6mm } .lines th { background: #3a8; color: #fff; font-weight: 400; padding: 1mm 2mm } .lines td { padding: 1mm 2mm; border-bottom: 1px solid #bdc } .sums { width: 80mm; margin: 3mm 0 0 auto } .sums td { padding: .8mm 2mm; border-bottom: 1px solid #bdc } .note { border: 1px solid #bdc; border-radius: 1mm; padding: 2mm 3mm; margin-top: 6mm; font-size: 8.5pt; min-height: 22mm }`,
      pages: [
        `<h1>請求書</h1><div class="two"><div><p style="font-size:13pt;border-bottom:1px solid #333;display:inline-block;padding-right:8mm">${payer.name}　御中</p><p style="margin:3mm 0">下記のとおりご請求申し上げます。</p>
        <p style="font-size:14pt;border-bottom:2px solid #3a8;padding-bottom:1mm">ご請求金額　<b>¥${grouped(facts.total)}-</b></p>
        <table class="facts" style="margin-top:2mm"><tr><td>件名</td><td>${facts.subject}</td></tr><tr><td>お支払い期日</td><td>${written.long(facts.due_date)}</td></tr>
        <tr><td>振込先</td><td>${account.bank.name} ${account.branch.name}<br>${typeName(account)} ${account.number}<br>${account.holder}</td></tr></table></div>
        <div><table class="facts"><tr><td>請求書番号</td><td>${facts.invoice_number}</td></tr><tr><td>請求日</td><td>${written.long(facts.issue_date)}</td></tr><tr><td>登録番号</td><td>${issuer.registration_number}</td></tr></table>
        <p style="margin-top:4mm;font-size:11pt">${issuer.name}</p><p>${issuer.person ?? ''}<br>〒${issuer.postal_code}<br>${issuer.address}<br>TEL: ${issuer.phone}<br>Email: hello@example.jp</p></div></div>
        <table class="lines"><tr><th style="text-align:left">品番・品名</th><th>数量</th><th>単位</th><th>単価</th><th>税率</th><th>金額</th></tr>${rows(
          facts.lines,
          ({ name, quantity, unit, price, rate, amount }) =>
            `<tr><td>${name}</td><td class="number">${quantity}</td><td style="text-align:center">${unit}</td><td class="number">${grouped(price)}</td><td class="number">${rate}%</td><td class="number">${grouped(amount)}</td></tr>`,
        )}${emptyRows(facts.lines, 8, 6)}</table>
        <table class="sums"><tr><td>小計</td><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(facts, (_, __, tax) => `<tr><td>消費税</td><td class="number">${tax}</td></tr>`)}
        <tr><td>源泉徴収税</td><td class="number">-${grouped(facts.withheld)}</td></tr><tr><td><b>合計</b></td><td class="number"><b>${grouped(facts.total)}</b></td></tr></table>
        <p style="text-align:right;font-size:8pt;margin-top:2mm">内訳　${perRate(facts, (rate, net, tax) => `${rate}%対象(税抜) ${net}円　消費税 ${tax}円`)}</p>
        <div class="note">備考<br>お振込手数料は御社にてご負担ください。<br>源泉徴収税は復興特別所得税を含みます（税抜金額の10.21%）。</div>`,
      ],
    }
  },
}
