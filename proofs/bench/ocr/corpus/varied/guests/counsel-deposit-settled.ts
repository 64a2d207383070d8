import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, seal, typeName } from '../../markup.ts'

const expenses = [
  ['収入印紙', 13_000],
  ['予納郵券', 6_000],
  ['登記事項証明書（立替）', 1_200],
  ['交通費', 2_340],
] as const
const deposit = 30_000
const spent = expenses.reduce((sum, [, yen]) => sum + yen, 0)

/** A law office: fees less income tax, and costs it paid out of a deposit, which ask for nothing more. */
export const layout: Layout = {
  wishes: {
    trade: 'law',
    isProprietor: true,
    isTaxWithheld: true,
    lineCount: 3,
    number: 'era',
    banks: ['major'],
    dueInDays: 21,
  },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const sentences = [
      '　拝啓　時下ますますご清栄のこととお慶び申し上げます。下記のとおり弁護士報酬等をご請求申し上げますので、',
      `${written.era(facts.due_date)}までにお支払いくださいますようお願い申し上げます。`,
    ]
    return {
      css: `.page { padding: 22mm 26mm; font: 10.5pt/1.7 'UD Mincho' } h1 { font-size: 17pt; font-weight: 400;
        text-align:
        center; letter-spacing: .5em; margin: 7mm 0 } h2 { font-size: 10.5pt; font-weight: 400; margin-top: 4mm }
        .right { position: relative; margin-left: 74mm } table { width: 132mm; margin-left: 10mm } td { padding: 0 }
        .line td { border-top: 1px solid #222 }`,
      pages: [
        `<p class="number">整理番号　${facts.invoice_number}<br>${written.era(facts.issue_date)}</p>
        <p style="font-size:12pt">${payer.name}　御中</p>
        <div class="right"><p>${issuer.address}</p><p style="font-size:12.5pt">${issuer.name}</p>
        <p>弁護士　${issuer.person ?? ''}</p>
        <p style="font-size:9pt">電話 ${issuer.phone}／登録番号 ${issuer.registration_number}</p>
        ${seal((issuer.person ?? '').split(' ')[0] ?? '', 'right:4mm;top:1mm', true)}</div>
        <h1>ご請求書</h1><p>${sentences.join('')}<span style="float:right">敬具</span></p>
        <p style="text-align:center;margin-top:9mm">記</p>
        <p style="font-size:13pt">　ご請求金額　　金 ${grouped(facts.total)} 円</p><h2>１　報酬</h2><table>${rows(
          facts.lines,
          ({ name, quantity, unit, amount }) =>
            `<tr><td>${name}（${quantity}${unit}）</td><td class="number">${grouped(amount)}円</td></tr>`,
        )}<tr class="line"><td>小計（税抜）</td><td class="number">${grouped(facts.subtotal)}円</td></tr>
        ${perRate(facts, (rate, _, tax) => `<tr><td>消費税（${rate}％）</td><td class="number">${tax}円</td></tr>`)}
        <tr><td>源泉所得税</td><td class="number">▲${grouped(facts.withheld)}円</td></tr>
        <tr class="line"><td>差引お支払額</td><td class="number">${grouped(facts.total)}円</td></tr></table>
        <h2>２　実費・立替金（お預り金より充当済み。今回のご請求はありません）</h2><table>${expenses
          .map(([name, yen]) => `<tr><td>${name}</td><td class="number">${grouped(yen)}円</td></tr>`)
          .join(
            '',
          )}<tr class="line"><td>お預り金 ${grouped(deposit)}円（${written.era(addDays(facts.issue_date, -40))}受領）の残額</td>
        <td class="number">${grouped(deposit - spent)}円</td></tr></table>
        <h2>３　お振込口座</h2><p style="margin-left:10mm">${account.bank.name}　${account.branch.name}　${typeName(account)}預金
        　口座番号　${account.number}<br>口座名義　${issuer.name}　弁護士　${issuer.person ?? ''}<br>
        フリガナ　${account.holder}</p>`,
      ],
    }
  },
}
