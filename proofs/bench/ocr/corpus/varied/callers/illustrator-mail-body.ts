import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, typeName } from '../../markup.ts'

const works = ['書籍装画（カバー）', '挿絵 カラー', '修正対応']

/** An illustrator alone, who prints a plain text: headings after a black square, tax withheld, no table at all. */
export const layout: Layout = {
  wishes: {
    trade: 'creative',
    isProprietor: true,
    isTaxWithheld: true,
    lineCount: 3,
    number: 'day',
    banks: ['net'],
  },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 24mm 26mm; font: 10pt/1.75 'UD Gothic' } h1 { font-size: 13pt; font-weight: 400 }
        p { margin-bottom: 3mm }`,
      pages: [
        `<h1>御請求書</h1><p>${payer.name}　御中</p><p>いつもお世話になっております。${issuer.name}の${issuer.person ?? ''}です。<br>
        以下のとおりご請求いたします。ご確認のほどよろしくお願いいたします。</p>
        <p>■請求番号<br>${facts.invoice_number}</p><p>■発行日<br>${written.long(facts.issue_date)}</p>
        <p>■ご請求金額（源泉徴収後）<br>${grouped(facts.total)}円</p><p>■明細<br>${rows(
          facts.lines,
          ({ quantity, unit, price, amount }, index) =>
            `・${works[index] ?? ''}　${grouped(price)}円×${quantity}${unit}＝${grouped(amount)}円<br>`,
        )}　小計　${grouped(facts.subtotal)}円<br>${perRate(facts, (rate, _, tax) => `　消費税（${rate}%）　${tax}円<br>`)}
        　源泉徴収税（10.21%）　−${grouped(facts.withheld)}円</p><p>■お支払期限<br>${written.long(facts.due_date)}</p>
        <p>■振込先<br>${account.bank.name}　${account.branch.name}（${account.branch.code}）<br>
        ${typeName(account)}　${account.number}<br>
        ${account.holder}（${issuer.person ?? ''}）<br>※振込手数料はご負担をお願いいたします。</p>
        <p>■発行者<br>${issuer.name}　${issuer.person ?? ''}<br>〒${issuer.postal_code}<br>${issuer.address}<br>
        登録番号：${issuer.registration_number}<br>TEL：${issuer.phone}</p>`,
      ],
    }
  },
}
