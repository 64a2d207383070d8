import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { fullWidth, grouped, perRate, rows, typeName } from '../../markup.ts'

/** A word processor's letter in which every digit is wide, sums with 也 behind them, labels spaced out. */
export const layout: Layout = {
  wishes: { trade: 'care', lineCount: 3, number: 'letters', banks: ['regional'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 22mm 20mm; font-family: 'UD Mincho', serif; font-size: 10.5pt; line-height: 1.7 } h1 { font-size: 18pt; text-align: center; letter-spacing: .8em; font-weight: 400 } td { padding: .5mm 5mm .5mm 0 } .sum { font-size: 14pt; text-align: center; border: 1px solid #222; padding: 2mm; margin: 5mm 10mm }`,
      pages: [
        `<p style="text-align:right">${fullWidth(`No.${facts.invoice_number}`)}<br>${fullWidth(written.era(facts.issue_date))}</p><p style="font-size:13pt">${payer.name}　御中</p><p style="text-align:right">${fullWidth(issuer.address)}<br>${issuer.name}<br>ＴＥＬ　${fullWidth(issuer.phone)}<br>登録番号　${fullWidth(issuer.registration_number)}</p><h1>請求書</h1><p>　下記のとおり、ご請求申し上げます。</p><p class="sum">ご請求額　　${fullWidth(grouped(facts.total))}円也</p>
        <table>${rows(facts.lines, ({ name, quantity, unit, amount }, index) => `<tr><td>${fullWidth(`${index + 1}.`)}　${name}</td><td class="number">${fullWidth(String(quantity))}${unit}</td><td class="number">${fullWidth(grouped(amount))}円</td></tr>`)}<tr><td>　　　　小　　計</td><td></td><td class="number">${fullWidth(grouped(facts.subtotal))}円</td></tr>${perRate(facts, (rate, _, tax) => `<tr><td>　　　　消費税（${fullWidth(String(rate))}％）</td><td></td><td class="number">${fullWidth(tax)}円</td></tr>`)}<tr><td>　　　　合　　計</td><td></td><td class="number">${fullWidth(grouped(facts.total))}円</td></tr></table>
        <p style="margin-top:8mm">　お支払期限　　${fullWidth(written.era(facts.due_date))}<br>　お振込先　　　${account.bank.name}　${account.branch.name}<br>　　　　　　　　${typeName(account)}　${fullWidth(account.number)}<br>　　　　　　　　${account.holder}</p>`,
      ],
    }
  },
}
