import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { grouped, perRate, rows } from '../markup.ts'

/** A covering letter that is the invoice: greetings, sentences, the account within one. */
export const layout: Layout = {
  wishes: { trade: 'care', lineCount: 2, number: 'customer', banks: ['shinkin'], dueInDays: 35 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { font-family: 'UD Mincho', serif; font-size: 11pt; line-height: 1.9; padding: 24mm 26mm } p { margin-bottom: 4mm } .right { text-align: right } td { padding: 0 6mm 0 0 }`,
      pages: [
        `<p class="right">${written.long(facts.issue_date)}<br>請求書番号 ${facts.invoice_number}</p><p>${payer.name}<br>経理ご担当者様</p>
        <p class="right">${issuer.name}<br>${issuer.address}<br>電話 ${issuer.phone}<br>登録番号 ${issuer.registration_number}</p><h1 style="text-align:center;font-size:14pt;margin:6mm 0">ご請求の件</h1>
        <p>拝啓　貴社ますますご清栄のこととお慶び申し上げます。平素は格別のお引き立てを賜り、厚く御礼申し上げます。</p><p>さて、${facts.subject}につきまして、下記のとおりご請求申し上げますので、よろしくお取り計らいくださいますようお願い申し上げます。　敬具</p>
        <p style="text-align:center">記</p><table>${rows(facts.lines, ({ name, quantity, unit, amount }) => `<tr><td>${name}　${quantity}${unit}</td><td class="number">${grouped(amount)}円</td></tr>`)}${perRate(facts, (rate, _, tax) => `<tr><td>消費税等（${rate}%）</td><td class="number">${tax}円</td></tr>`)}<tr><td>ご請求合計額</td><td class="number">金${grouped(facts.total)}円</td></tr></table>
        <p style="margin-top:5mm">上記金額を${written.long(facts.due_date)}までに、${account.bank.name} ${account.branch.name} 普通預金 口座番号${account.number} 口座名義${account.holder}宛にお振り込みくださいますようお願いいたします。</p><p class="right">以上</p>`,
      ],
    }
  },
}
