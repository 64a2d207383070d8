import { addDays, endOfMonth, written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { grouped, perRate, rows, typeName } from '../markup.ts'

/**
 * A firm that sends its staff: terms of payment in words with the day in brackets, the account in one line with dots.
 */
export const layout: Layout = {
  wishes: { trade: 'care', lineCount: 6, number: 'month', banks: ['net'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const box = (label: string, value: string) => `<div><p>${label}</p><p>${value}</p></div>`
    return {
      css: `.page { font-family: 'Round Gothic'; font-size: 9.5pt; padding: 16mm 18mm; color: #2b2b2b } h1 { font-size: 15pt; background: #e7f0e2; padding: 2mm 5mm; border-radius: 2mm } .top { display: grid; grid-template-columns: 1fr 74mm; gap: 8mm; margin: 6mm 0 } .boxes { display: grid; grid-template-columns: 1.2fr 1fr 1.5fr; border: .8pt solid #5e8a4a; border-radius: 2mm } .boxes div { padding: 2mm 4mm; border-left: .8pt solid #5e8a4a } .boxes div:first-child { border-left: 0 } .boxes p:first-child { font-size: 8pt; color: #5e8a4a } table { width: 100%; margin: 6mm 0 4mm } th { font-weight: 400; text-align: left; color: #5e8a4a; border-bottom: 1.2pt solid #5e8a4a } td, th { padding: 1.5mm 1mm } td { border-bottom: .5pt dashed #a9c29c } .number { text-align: right }`,
      pages: [
        `<h1>業務委託料金 ご請求書</h1><div class="top"><div><p style="font-size:12.5pt">${payer.name}　御中</p><p>${payer.address}</p><p style="margin-top:3mm">${written.slashedShort(addDays(endOfMonth(facts.issue_date, -2), 1))}〜${written.slashedShort(endOfMonth(facts.issue_date, -1))}の稼働分をご請求いたします。</p></div><div><p>ご請求書番号 ${facts.invoice_number}<br>ご請求書発行日 ${written.longPadded(facts.issue_date)}</p><p style="margin-top:2mm">${issuer.name}<br>〒${issuer.postal_code} ${issuer.address}<br>担当窓口 ${issuer.phone}<br>登録番号 ${issuer.registration_number}</p></div></div>
        <div class="boxes">${box('今月のご請求額（税込）', `<b style="font-size:15pt">${grouped(facts.total)}円</b>`)}${box('うち消費税', `<span style="font-size:12pt">${grouped(facts.tax)}円</span>`)}${box('お支払条件', `ご請求月の翌月末日お振込<br>（期日：${written.longPadded(facts.due_date)}）`)}</div>
        <table><tr><th>業務</th><th class="number">実績</th><th class="number">単価</th><th class="number">請求額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${name}</td><td class="number">${grouped(quantity)}${unit}</td><td class="number">${grouped(price)}円</td><td class="number">${grouped(amount)}円</td></tr>`)}<tr><td>税抜計</td><td></td><td></td><td class="number">${grouped(facts.subtotal)}円</td></tr>${perRate(facts, (rate, net, tax) => `<tr><td>消費税（${rate}％対象 ${net}円）</td><td></td><td></td><td class="number">${tax}円</td></tr>`)}</table>
        <p>お振込口座：${account.bank.name}・${account.branch.name}・${typeName(account)}・${account.number}・${account.holder}</p><p style="margin-top:5mm;font-size:8.5pt">・作業報告書は別便でお送りしております。<br>・お支払期日が金融機関の休業日に当たる場合は、前営業日までにお願いいたします。</p>`,
      ],
    }
  },
}
