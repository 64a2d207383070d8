import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, seal } from '../../markup.ts'

const flowers = ['開店祝 スタンド花', 'アレンジメント', '観葉植物 リース']

/** A florist: a printed slip with her stamp, on which a pen wrote whom it is for, the days and the amounts. */
export const layout: Layout = {
  wishes: { trade: 'care', isProprietor: true, lineCount: 3, number: 'digits', banks: ['shinkin'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const pen = (text: string) => `<span class="pen">${text}</span>`
    return {
      css: `.page { padding: 22mm 30mm; font: 10pt/1.6 'Round Gothic'; color: #31563b } .pen { font-family: Pen; color:
        #1c1c3a; font-size: 13pt } h1 { font-size: 20pt; text-align: center; letter-spacing: .6em; margin: 0 } .to {
        border-bottom: 1px solid #31563b; width: 100mm; margin: 6mm 0 3mm } table { width: 100% } td, th { border: 1px
        solid #31563b; padding: 1.2mm 2mm; font-weight: 400 } .sum { border: 2px solid #31563b; padding: 2mm 5mm;
        margin:
        4mm 0; display: flex; justify-content: space-between } .shop { position: relative; margin: 6mm 0 0 66mm }`,
      pages: [
        `<h1>請求書</h1><p class="number">No. ${pen(facts.invoice_number)}<br>${pen(written.era(facts.issue_date))}</p>
        <p class="to">${pen(payer.name)}　様</p><p>下記のとおりご請求申し上げます</p>
        <div class="sum"><span>合計金額（税込）</span>${pen(`¥${grouped(facts.total)}−`)}</div>
        <table><tr><th>品　名</th><th>数</th><th>単価</th><th>金額</th></tr>${rows(
          facts.lines,
          ({ quantity, price, amount }, index) =>
            `<tr><td>${pen(flowers[index] ?? '')}</td><td class="number">${pen(String(quantity))}</td>
            <td class="number">${pen(grouped(price))}</td><td class="number">${pen(grouped(amount))}</td></tr>`,
        )}<tr><td colspan="3" class="number">税抜合計</td><td class="number">${pen(grouped(facts.subtotal))}</td></tr>
        ${perRate(
          facts,
          (rate, _, tax) =>
            `<tr><td colspan="3" class="number">消費税（${rate}％）</td><td class="number">${pen(tax)}</td></tr>`,
        )}</table><p style="margin-top:3mm">お支払期限　${pen(written.era(facts.due_date))}</p>
        <div class="shop"><b style="font-size:13pt">${issuer.name}</b><br>店主　${issuer.person ?? ''}<br>
        ${issuer.address}<br>
        ☎ ${issuer.phone}<br>
        登録番号 ${issuer.registration_number}${seal(issuer.person?.split(' ')[0] ?? '', 'right:4mm;top:0', true)}
        </div><p style="margin-top:6mm;border-top:1px dashed #31563b;padding-top:2mm">
        お振込は　${account.bank.name}　${account.branch.name}
        　普通　${account.number}　${account.holder}</p>`,
      ],
    }
  },
}
