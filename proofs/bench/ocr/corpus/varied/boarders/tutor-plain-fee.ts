import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows } from '../../markup.ts'

const lessons = ['ビジネス英語レッスン 60分', '教材作成', '出張交通費（実費・税込扱い）']

/** A teacher who works alone, an account at the post, labels and values with colons in one column, no table of sums. */
export const layout: Layout = {
  wishes: { trade: 'creative', isProprietor: true, lineCount: 3, number: 'month', banks: ['post'], dueInDays: 30 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 25mm 28mm; font: 10.5pt/1.8 'Noto Sans CJK JP' } h1 { font-size: 16pt; font-weight: 500; margin: 0 0 6mm } hr { border: 0; border-top: 1px solid #999; margin: 5mm 0 }`,
      pages: [
        `<h1>請求書</h1><p>宛名：${payer.name} 御中<br>請求番号：${facts.invoice_number}<br>請求日：${written.long(facts.issue_date)}<br>支払期日：${written.long(facts.due_date)}<br>
        レッスン期間：${written.long(addDays(facts.issue_date, -31))}〜${written.long(addDays(facts.issue_date, -2))}</p><hr>
        <p>${rows(
          facts.lines,
          ({ quantity, price, amount }, index) =>
            `${lessons[index] ?? ''}：${grouped(price)}円 × ${quantity} = ${grouped(amount)}円<br>`,
        )}小計：${grouped(facts.subtotal)}円<br>${perRate(facts, (rate, _, tax) => `消費税${rate}%：${tax}円<br>`)}<b>合計：${grouped(facts.total)}円</b></p><hr>
        <p>振込先：${account.bank.name}<br>記号：${account.post?.kigou ?? ''}　番号：${account.post?.bangou ?? ''}<br>名前：${account.holder}<br>
        （他行から）店番：${account.branch.code}　普通　口座番号：${account.number}</p><hr>
        <p>発行者：${issuer.name}　${issuer.person ?? ''}<br>住所：〒${issuer.postal_code} ${issuer.address}<br>電話：${issuer.phone}<br>登録番号：${issuer.registration_number}</p>`,
      ],
    }
  },
}
