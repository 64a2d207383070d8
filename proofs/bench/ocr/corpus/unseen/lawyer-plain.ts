import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { fullWidth, grouped, perRate, rows } from '../markup.ts'

/** An office of one person: a typed page without any table, tax held back, amounts behind dots. */
export const layout: Layout = {
  wishes: { trade: 'creative', isProprietor: true, isTaxWithheld: true, lineCount: 2, number: 'era', banks: ['major'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { font-family: 'Noto Serif CJK JP', serif; font-size: 10.5pt; line-height: 1.8; padding: 28mm 30mm } .line { display: flex } .line i { flex: 1; border-bottom: 1px dotted #555; margin: 0 3mm 2mm } h1 { font-size: 15pt; font-weight: normal; text-align: center; margin: 6mm 0 }`,
      pages: [
        `<p>${payer.name}　御中</p><p style="text-align:right">${written.era(facts.issue_date)}<br>${issuer.name}<br>${issuer.person}<br>〒${issuer.postal_code}　${issuer.address}<br>電話 ${issuer.phone}<br>登録番号 ${issuer.registration_number}</p><h1>報 酬 請 求 書</h1><p>請求番号　${facts.invoice_number}</p><p>下記のとおり報酬をご請求申し上げます。</p>
        <div style="margin:6mm 8mm">${rows(facts.lines, line => `<div class="line">${line.name}<i></i>${grouped(line.amount)}円</div>`)}${perRate(facts, (rate, _, tax) => `<div class="line">消費税（${rate}％）<i></i>${tax}円</div>`)}<div class="line">源泉所得税<i></i>△${grouped(facts.withheld)}円</div><div class="line" style="font-size:13pt">ご請求額<i></i>${fullWidth(grouped(facts.total))}円</div></div>
        <p>お支払いは${written.era(facts.due_date)}までに次の口座へお願いいたします。</p><p style="margin-left:8mm">${account.bank.name}　${account.branch.name}<br>普通預金　口座番号　${account.number}<br>口座名義　${account.holder}</p>`,
      ],
    }
  },
}
