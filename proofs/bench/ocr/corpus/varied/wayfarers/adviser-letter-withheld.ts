import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, rows } from '../../markup.ts'

/** A lawyer in an office of his own: a letter with its account below 記, income tax withheld. */
export const layout: Layout = {
  wishes: {
    trade: 'law',
    lineCount: 3,
    isProprietor: true,
    isTaxWithheld: true,
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
    return {
      css: `.page { padding: 24mm 25mm; font: 11pt/1.75 'UD Mincho' } .right { text-align: right } .lines { width: 100%; margin: 2mm 0 } .lines td { padding: .4mm 2mm } .lines .rule td { border-top: 1px solid #333 }`,
      pages: [
        `<p class="right">${written.era(facts.issue_date)}</p><p class="right" style="font-size:9.5pt">請求書番号　${facts.invoice_number}</p>
        <p style="font-size:12pt">${payer.name}　御中</p><div class="right"><p>${issuer.name}</p><p>弁護士　${issuer.person ?? ''}</p><p style="font-size:9pt">〒${issuer.postal_code}　${issuer.address}<br>電話 ${issuer.phone}　ＦＡＸ ${issuer.fax}<br>登録番号　${issuer.registration_number}　（弁護士登録番号　4${facts.invoice_number.slice(-2)}18）</p></div>
        <p style="text-align:center;font-size:14pt;margin:5mm 0">弁護士報酬のご請求について</p>
        <p>　時下ますますご清栄のこととお慶び申し上げます。さて、${written.era(addDays(facts.issue_date, -61))}付委任契約に基づく下記の報酬につきまして、ご請求申し上げます。お手数ですが、${written.era(facts.due_date)}までに下記口座へお振込みくださいますようお願い申し上げます。</p>
        <p style="text-align:center;margin-top:3mm">記</p>
        <p>１　事件名　　令和８年（ワ）第1${facts.invoice_number.slice(-2)}7号　売買代金請求事件</p><p>２　報酬の明細</p>
        <table class="lines">${rows(facts.lines, ({ name, quantity, unit, amount }) => `<tr><td>　${name}（${quantity}${unit}）</td><td class="number">${grouped(amount)}円</td></tr>`)}<tr class="rule"><td>　小計</td><td class="number">${grouped(facts.subtotal)}円</td></tr><tr><td>　消費税（10％）</td><td class="number">${grouped(facts.tax)}円</td></tr><tr><td>　源泉所得税</td><td class="number">▲${grouped(facts.withheld)}円</td></tr><tr class="rule"><td>　差引ご請求額</td><td class="number"><b>${grouped(facts.total)}円</b></td></tr></table>
        <p>３　振込先　　${account.bank.name}　${account.branch.name}<br>　　　　　　　普通預金　口座番号　${account.number}<br>　　　　　　　名義　${account.holder}</p><p class="right">以上</p>`,
      ],
    }
  },
}
