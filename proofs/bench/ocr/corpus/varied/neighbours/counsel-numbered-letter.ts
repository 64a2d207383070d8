import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, typeName } from '../../markup.ts'

/** A law office: numbered fees below 記, tax held back in brackets, the account at the end of a list. */
export const layout: Layout = {
  wishes: {
    trade: 'law',
    isProprietor: true,
    isTaxWithheld: true,
    lineCount: 3,
    number: 'year',
    banks: ['major'],
    dueInDays: 14,
  },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 26mm 26mm; font: 10.5pt/1.9 'UD Mincho' } .fees { width: 100%; margin: 1mm 0 } .fees td { padding: .3mm 0 } .last td { border-top: 1px solid #000; border-bottom: 3px double #000 } ol { padding-left: 2em; margin: 0 } li { margin-bottom: 2.5mm }`,
      pages: [
        `<p style="text-align:right">${written.era(facts.issue_date)}<br>（文書番号　${facts.invoice_number}）</p><p>${payer.name}<br>代表取締役　見本　一郎　殿</p><p style="text-align:right">〒${issuer.postal_code} ${issuer.address}<br>${issuer.name}<br>弁護士　${issuer.person ?? ''}<br>電話 ${issuer.phone}　FAX ${issuer.fax}</p>
        <p style="text-align:center;font-size:14pt;margin:5mm 0">弁護士報酬ご請求の件</p><p>　拝啓　時下ますますご清栄のこととお慶び申し上げます。さて、後記事件につきまして、下記のとおり弁護士報酬をご請求申し上げます。ご多用のところ恐縮ですが、${written.era(facts.due_date)}までにお支払いくださいますようお願い申し上げます。　　　　　　　敬具</p><p style="text-align:center;margin:3mm 0">記</p>
        <ol><li>事件の表示　東京地方裁判所 令和７年（ワ）第20418号 売買代金請求事件</li><li>報酬額の明細<table class="fees">${rows(
          facts.lines,
          ({ name, quantity, unit, amount }) =>
            `<tr><td>${name}（${quantity}${unit}）</td><td class="number">金 ${grouped(amount)} 円</td></tr>`,
        )}<tr><td>　小　計（10％対象）</td><td class="number">金 ${grouped(facts.subtotal)} 円</td></tr>${perRate(
          facts,
          (rate, _, tax) => `<tr><td>　消費税額（${rate}％）</td><td class="number">金 ${tax} 円</td></tr>`,
        )}<tr><td>　（控除）源泉所得税及び復興特別所得税</td><td class="number">△金 ${grouped(facts.withheld)} 円</td></tr><tr class="last"><td>　差引お支払いいただく額</td><td class="number">金 ${grouped(facts.total)} 円</td></tr></table></li>
        <li>登録番号　${issuer.registration_number}</li><li>お振込先　${account.bank.name}　${account.branch.name}　${typeName(account)}預金　口座番号 ${account.number}<br>　　　　　口座名義　${account.holder}</li></ol><p style="text-align:right">以　上</p>`,
      ],
    }
  },
}
