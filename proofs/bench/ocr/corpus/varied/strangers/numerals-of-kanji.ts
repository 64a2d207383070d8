import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, inKanji, perRate, rows, typeName } from '../../markup.ts'

/** 令和八年十一月五日 */
const kanjiDay = (day: string): string => written.era(day).replace(/\d+/g, digits => inKanji(Number(digits), true))

/** A clinic with days in kanji numerals and 「金 … 円也」, in mincho, the account in a box at the foot. */
export const layout: Layout = {
  wishes: { trade: 'health', lineCount: 3, number: 'era', banks: ['shinkin'], dueInDays: 25 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 22mm 20mm; font-family: 'UD Mincho', serif; font-size: 11pt } h1 { text-align: center; font-size: 21pt; font-weight: 400; letter-spacing: .8em } .sum { font-size: 18pt; text-align: center; margin: 8mm 0; border: 1px solid #333; padding: 3mm } .right { text-align: right } table { width: 100%; margin: 6mm 0 } td, th { border: 1px solid #333; padding: 1.6mm 3mm; font-weight: 400 } .bank { border: 3px double #333; padding: 3mm 5mm }`,
      pages: [
        `<p class="right">${kanjiDay(facts.issue_date)}</p><h1>請求書</h1><p style="font-size:14pt;margin-top:6mm">${payer.name}　様</p><p class="right">${issuer.address}<br><span style="font-size:13pt">${issuer.name}</span><br>電話　${issuer.phone}<br>登録番号　${issuer.registration_number}</p><p class="sum">金　${grouped(facts.total)}　円也</p><p>但し　${facts.subject}　として（請求番号　${facts.invoice_number}）</p>
        <table><tr><th>項目</th><th>人数</th><th></th><th>単価</th><th>金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${name}</td><td class="number">${quantity}</td><td>${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}${perRate(facts, (rate, net, tax) => `<tr><td colspan="4">税抜金額（${rate}％対象）</td><td class="number">${net}</td></tr><tr><td colspan="4">消費税額（${rate}％）</td><td class="number">${tax}</td></tr>`)}</table>
        <div class="bank">お支払は　${kanjiDay(facts.due_date)}　までに左記口座へお願い致します。<br>${account.bank.name.replace('信用金庫', '信金')}　${account.branch.name}　${typeName(account)}　${account.number}<br>名義　${account.holder}</div>`,
      ],
    }
  },
}
