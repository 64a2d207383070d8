import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, typeName } from '../../markup.ts'

/** A designer alone: much white, small gray labels, a title that runs down the edge, and income tax held back. */
export const layout: Layout = {
  wishes: {
    trade: 'creative',
    isProprietor: true,
    isTaxWithheld: true,
    lineCount: 3,
    number: 'letters',
    banks: ['net', 'post'],
  },
  render: facts => {
    const { issuer, payer } = facts
    const labelled = (label: string, text: string) => `<p class="label">${label}</p><p>${text}</p>`
    return {
      css: `.page { padding: 24mm 22mm 0 44mm; font: 9.5pt/1.6 'Round Gothic'; color: #333 } .title { position:
        absolute;
        left: 18mm; top: 24mm; writing-mode: vertical-rl; font-size: 20pt; letter-spacing: .6em } .label { font-size:
        7.5pt; color: #8a8a8a; margin-top: 3mm } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 10mm }
        .goods
        { width: 100%; margin: 9mm 0 3mm } .goods td { padding: 1.8mm 0; border-top: .5px solid #bbb } .sums {
        margin-left:
        auto } .sums td { padding: .6mm 0 .6mm 12mm } .total { font-size: 19pt; line-height: 1.2 }`,
      pages: [
        `<div class="title">請求書</div><div class="two"><div><p style="font-size:12pt">${payer.name} 御中</p>
        ${labelled('差引ご請求金額', `<span class="total">¥${grouped(facts.total)}</span>`)}
        ${labelled('お支払期限', written.longPadded(facts.due_date))}</div>
        <div>${labelled('請求書番号', facts.invoice_number)}${labelled('請求日', written.longPadded(facts.issue_date))}
        ${labelled('件名', facts.subject)}</div></div>
        <table class="goods">${rows(
          facts.lines,
          ({ name, quantity, unit, price, amount }) =>
            `<tr><td>${name}</td><td class="number">${grouped(price)} × ${quantity}${unit}</td>
            <td class="number">${grouped(amount)}</td></tr>`,
        )}</table><table class="sums"><tr><td>小計</td><td class="number">${grouped(facts.subtotal)}</td></tr>
        ${perRate(facts, (rate, _, tax) => `<tr><td>消費税（${rate}%）</td><td class="number">${tax}</td></tr>`)}
        <tr><td>源泉徴収税額（10.21%）</td><td class="number">-${grouped(facts.withheld)}</td></tr>
        <tr><td>差引ご請求金額</td><td class="number">¥${grouped(facts.total)}</td></tr></table>
        <div class="two" style="margin-top:10mm"><div>${facts.accounts
          .map((account, index) =>
            labelled(
              `お振込先 ${index + 1}`,
              `${account.bank.name}<br>${account.branch.name}（${account.branch.code}）<br>
        ${typeName(account)} ${account.number}`,
            ),
          )
          .join('')}${labelled('口座名義', `${issuer.person ?? ''}<br>${facts.accounts[0].holder}`)}</div>
        <div><p class="label">発行者</p><p style="font-size:11.5pt">${issuer.name}</p><p>${issuer.person ?? ''}<br>
        〒${issuer.postal_code}<br>${issuer.address}<br>${issuer.phone}<br>登録番号<br>${issuer.registration_number}</p>
        </div></div>`,
      ],
    }
  },
}
