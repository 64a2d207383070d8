import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { fullWidth, grouped, perRate, rows, seal, typeName } from '../../markup.ts'

const fees = ['人材紹介手数料（看護師 1名）', '求人広告掲載料']

/** An agency that places staff, from a word processor: everything in full width, terms in their own paragraph. */
export const layout: Layout = {
  wishes: { trade: 'care', lineCount: 2, number: 'month', banks: ['major'], dueInDays: 14 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const yen = (amount: number) => `${fullWidth(grouped(amount))}円`
    return {
      css: `.page { padding: 24mm 25mm; font: 10.5pt/1.7 'UD Mincho' } h1 { font-size: 16pt; text-align: center;
        text-decoration: underline; margin: 6mm 0 } .right { margin-left: 80mm; position: relative } table { width:
        100%;
        margin: 4mm 0 } td, th { border: 1px solid #000; padding: 1mm 2.5mm; font-weight: 400 }`,
      pages: [
        `<p class="number">請求番号　${fullWidth(facts.invoice_number)}<br>
        請求日　${fullWidth(written.long(facts.issue_date))}</p>
        <p>〒${fullWidth(payer.postal_code)}<br>${payer.address}<br>${payer.name}　採用ご担当者様</p>
        <div class="right">${issuer.name}<br>有料職業紹介事業許可番号　１３－ユ－３０９９１４<br>〒${fullWidth(issuer.postal_code)}
        <br>${issuer.address}<br>ＴＥＬ　${fullWidth(issuer.phone)}<br>登録番号　${fullWidth(issuer.registration_number)}
        ${seal(issuer.name, 'right:0;top:-2mm')}</div><h1>紹介手数料ご請求書</h1>
        <p>　下記候補者様のご入社（${fullWidth(written.long(addDays(facts.issue_date, -3)))}）に伴う手数料を、ご請求申し上げます。</p>
        <p style="font-size:14pt">ご請求総額　　${yen(facts.total)}</p><table><tr><th>項　目</th><th>金　額</th></tr>${rows(
          facts.lines,
          ({ amount }, index) => `<tr><td>${fees[index] ?? ''}</td><td class="number">${yen(amount)}</td></tr>`,
        )}<tr><td>税抜金額</td><td class="number">${yen(facts.subtotal)}</td></tr>${perRate(
          facts,
          (rate, _, tax) =>
            `<tr><td>消費税額（${fullWidth(String(rate))}％）</td><td class="number">${fullWidth(tax)}円</td></tr>`,
        )}<tr><td>税込合計</td><td class="number">${yen(facts.total)}</td></tr></table>
        <p>【お支払条件】<br>　${fullWidth(written.long(facts.due_date))}（必着）までに下記口座へお振り込みください。</p>
        <p>【お振込先】<br>　${account.bank.name}　${account.branch.name}（店番${fullWidth(account.branch.code)}）<br>
        　${typeName(account)}口座　${fullWidth(account.number)}<br>　${issuer.name}<br>　${account.holder}</p>
        <p>【返金規定】<br>　入社後１ヶ月以内の退職：手数料の８０％を返金いたします。</p>`,
      ],
    }
  },
}
