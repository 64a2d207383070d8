import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, typeName } from '../../markup.ts'

/** A mail that was printed: no rule anywhere, columns by spaces alone, strokes of hyphens between the parts. */
export const layout: Layout = {
  wishes: { trade: 'creative', isProprietor: true, lineCount: 3, number: 'day', banks: ['net'], dueInDays: 20 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 18mm 20mm; font-size: 10pt; font-family: 'UD Gothic' } .part { margin: 5mm 0 } .lines { display: grid; grid-template-columns: 1fr 22mm 28mm; gap: 1mm 6mm } .lines span:not(:nth-child(3n+1)) { text-align: right }`,
      pages: [
        `<p>件名：【ご請求】${facts.subject}</p><p>差出人：${issuer.name}　${issuer.person}</p><div class="part">${payer.name} ご担当者様<br><br>お世話になっております。<br>下記の通りご請求させていただきますので、よろしくお願いいたします。</div>
        <p>――――――――――――――――――――</p><p>■請求番号　${facts.invoice_number}<br>■請求日　　${written.slashedShort(facts.issue_date)}<br>■お支払期限　${written.slashedShort(facts.due_date)}<br>■合計金額　${grouped(facts.total)}円（税込）</p><p>――――――――――――――――――――</p>
        <div class="lines part">${rows(facts.lines, ({ name, quantity, unit, amount }) => `<span>${name}</span><span>${quantity}${unit}</span><span>${grouped(amount)}円</span>`)}${perRate(facts, (rate, _, tax) => `<span>消費税（${rate}%）</span><span></span><span>${tax}円</span>`)}</div>
        <p>■お振込先<br>${account.bank.name} ${account.branch.name}<br>${typeName(account)}口座 ${account.number}<br>${account.holder}</p><p class="part">※振込手数料はご負担くださいますようお願いいたします。</p><p>${issuer.name}　${issuer.person}<br>〒${issuer.postal_code} ${issuer.address}<br>TEL：${issuer.phone}<br>適格請求書発行事業者登録番号：${issuer.registration_number}</p>`,
      ],
    }
  },
}
