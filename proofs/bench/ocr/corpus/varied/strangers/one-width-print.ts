import { leftIn, rightIn } from '../../columns.ts'
import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, halfWidthHolder, perRate, rows, typeName } from '../../markup.ts'

/** A forwarder whose program prints in one width with rules of signs, and slashes in its number. */
export const layout: Layout = {
  wishes: { trade: 'transport', lineCount: 5, number: 'slashes', banks: ['major'], isCurrentAccount: true },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 14mm; font-family: 'UD Gothic'; font-size: 9.5pt } pre { font: inherit; margin: 0; line-height: 1.55 }`,
      pages: [
        `<pre>
                              ＊＊　請　求　書　＊＊

請求先　${payer.name}　御中                 請求書ＮＯ　${facts.invoice_number}
                                                          発行日　　　${written.slashed(facts.issue_date)}
----------------------------------------------------------------------------------------------
${leftIn(40, '')}${issuer.name}
${leftIn(40, '')}〒${issuer.postal_code}
${leftIn(40, '')}${issuer.address}
${leftIn(40, '')}TEL(${issuer.phone})  FAX(${issuer.fax})
${leftIn(40, '')}登録番号 ${issuer.registration_number}

今回御請求額　　　*${grouped(facts.total)}*　　　　御支払日　${written.slashed(facts.due_date)}
==============================================================================================
${leftIn(38, '品　　名')}${rightIn(12, '数量')}  ${leftIn(10, '単位')}${rightIn(12, '単価')}${rightIn(16, '金額')}
----------------------------------------------------------------------------------------------
${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `${leftIn(38, name)}${rightIn(12, grouped(quantity))}  ${leftIn(10, unit)}${rightIn(12, grouped(price))}${rightIn(16, grouped(amount))}\n`)}----------------------------------------------------------------------------------------------
${rightIn(74, '税抜合計')}${rightIn(16, grouped(facts.subtotal))}
${perRate(facts, (rate, _, tax) => `${rightIn(74, `消費税(${rate}%)`)}${rightIn(16, tax)}\n`)}${rightIn(74, '総合計')}${rightIn(16, grouped(facts.total))}
==============================================================================================
取引銀行　${account.bank.name}　${account.branch.name}　${typeName(account)}預金　${account.number}
口座名　　${halfWidthHolder(account)}
</pre>`,
      ],
    }
  },
}
