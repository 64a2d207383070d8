import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, rows } from '../../markup.ts'

/** An office of counsel: fee, tax, income tax held back, no rules at all, and the account in a sentence of a letter. */
export const layout: Layout = {
  wishes: {
    trade: 'law',
    isProprietor: true,
    isTaxWithheld: true,
    lineCount: 2,
    number: 'year',
    banks: ['major'],
    dueInDays: 24,
  },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 24mm 26mm; font-family: 'UD Mincho'; font-size: 11pt; line-height: 1.75 } h1 { text-align: center; font-size: 17pt; font-weight: 400; letter-spacing: .3em; margin: 9mm 0 } .right { text-align: right } table { width: 118mm; margin: 5mm 0 5mm 14mm } td { padding: .6mm 0 } .sum td { padding-top: 4mm; font-size: 13pt }`,
      pages: [
        `<p class="right">請求書第${facts.invoice_number}号<br>${written.era(facts.issue_date)}</p><p>${payer.name}　御中</p><p class="right">〒${issuer.postal_code}　${issuer.address}<br>${issuer.name}<br>弁護士　${issuer.person?.replace(' ', '　')}<br>電話　${issuer.phone}<br>（登録番号　${issuer.registration_number}）</p><h1>弁護士報酬ご請求書</h1>
        <p>　拝啓　時下ますますご清祥のこととお慶び申し上げます。下記のとおりご請求申し上げますので、${written.era(facts.due_date)}までに、${account.bank.name}${account.branch.name}の普通預金口座　${account.number}（名義　${account.holder}）にお振り込みくださいますようお願い申し上げます。</p><p class="right">敬具</p><p style="text-align:center">記</p>
        <table>${rows(facts.lines, ({ name, quantity, unit, amount }) => `<tr><td>${name}（${quantity}${unit}）</td><td class="number">${grouped(amount)}円</td></tr>`)}<tr><td>報酬額計（10％対象）</td><td class="number">${grouped(facts.subtotal)}円</td></tr><tr><td>消費税（10％）</td><td class="number">${grouped(facts.tax)}円</td></tr><tr><td>源泉所得税及び復興特別所得税（10.21％）</td><td class="number">△${grouped(facts.withheld)}円</td></tr><tr class="sum"><td>差引お支払額</td><td class="number">金${grouped(facts.total)}円</td></tr></table>
        <p class="right">以上</p><p style="font-size:9pt">※恐れ入りますが、振込手数料は貴社にてご負担願います。領収書は振込控えをもって代えさせていただきます。</p>`,
      ],
    }
  },
}
