import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, inKanji, seal, typeName } from '../../markup.ts'

/** A tax accountant's letter: the sum and its day in one sentence, how it comes about in a list of notes. */
export const layout: Layout = {
  wishes: { trade: 'law', isProprietor: true, isTaxWithheld: true, lineCount: 2, number: 'year', banks: ['regional'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 24mm 24mm; font-family: 'Noto Serif CJK JP', serif; font-size: 11pt; line-height: 1.9 } .right { text-align: right; position: relative } h1 { font-size: 15pt; text-align: center; margin: 8mm 0; font-weight: 500 } li { list-style: none } ul { padding: 0; margin: 5mm 0 }`,
      pages: [
        `<p class="right">${written.era(facts.issue_date)}<br>整理番号　${facts.invoice_number}</p><p>${payer.name}　御中</p><div class="right">〒${issuer.postal_code}　${issuer.address}<br>${issuer.name}<br>${issuer.person}<br>電話　${issuer.phone}<br>登録番号　${issuer.registration_number}${seal(issuer.name.slice(0, 2), 'right:-4mm;top:6mm', true)}</div><h1>報酬のご請求について</h1>
        <p>　拝啓　時下ますますご清栄のこととお慶び申し上げます。</p><p>　さて、下記業務の報酬として金${grouped(facts.total)}円（金${inKanji(facts.total, true)}円）を、${written.era(facts.due_date)}までに末尾の口座へお振込みくださいますようお願い申し上げます。</p><p class="right">敬具</p><p style="text-align:center">記</p>
        <ul>${facts.lines.map(({ name, quantity, unit, amount }) => `<li>${name}（${quantity}${unit}）　金${grouped(amount)}円</li>`).join('')}<li>報酬額計（税別）　金${grouped(facts.subtotal)}円</li><li>消費税（10%）　金${grouped(facts.tax)}円</li><li>源泉所得税（10.21%）　△金${grouped(facts.withheld)}円</li></ul>
        <p>振込口座　${account.bank.name}${account.branch.name}　${typeName(account)}預金　${account.number}　${account.holder}</p>`,
      ],
    }
  },
}
