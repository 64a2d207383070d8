import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { grouped, rows, seal, typeName } from '../markup.ts'

/** A lawyer's letter: fee, income tax held back, and when and where to pay in one sentence of its own. */
export const layout: Layout = {
  wishes: {
    trade: 'law',
    isProprietor: true,
    isTaxWithheld: true,
    lineCount: 3,
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
    const line = (label: string, amount: string) =>
      `<p class="line"><span>${label}</span><i></i><span>${amount}円</span></p>`
    return {
      css: `.page { font-family: 'Noto Serif CJK JP', serif; font-size: 11pt; padding: 26mm 28mm } h1 { font-size: 18pt; font-weight: normal; letter-spacing: .6em; text-align: center; margin: 12mm 0 10mm } .line { display: flex; gap: 3mm; line-height: 2 } .line i { flex: 1; border-bottom: 1px dotted #555; margin-bottom: 3mm } .lines { padding: 0 10mm; margin: 6mm 0 } .from { position: relative; width: 88mm; margin: 6mm 0 0 auto; line-height: 1.6 }`,
      pages: [
        `<p style="text-align:right">${written.era(facts.issue_date)}</p><p style="font-size:12.5pt">${payer.name}　御中</p><div class="from">〒${issuer.postal_code}<br>${issuer.address}<br><span style="font-size:12.5pt">${issuer.name}</span><br>弁護士　　${issuer.person}<br>電話 ${issuer.phone}　FAX ${issuer.fax}<br>登録番号 ${issuer.registration_number}${seal(`${issuer.person?.split(' ')[0] ?? ''}印`, 'right:6mm;top:22mm;width:15mm;height:15mm', true)}</div>
        <h1>報酬請求書</h1><p>　下記のとおり弁護士報酬をご請求申し上げます（請求番号 ${facts.invoice_number}）。</p><div class="lines">${rows(facts.lines, ({ name, quantity, unit, amount }) => line(`${name}（${quantity}${unit}）`, grouped(amount)))}${line('報酬額小計', grouped(facts.subtotal))}${line('消費税（10％）', grouped(facts.tax))}${line('源泉所得税（復興特別所得税を含む）', `△${grouped(facts.withheld)}`)}<p style="font-size:14pt;text-align:right;margin-top:5mm">差引御請求額　金 ${grouped(facts.total)} 円</p></div>
        <p style="line-height:2">　恐れ入りますが、上記差引御請求額を ${written.era(facts.due_date)} までに、${account.bank.name}${account.branch.name}の${typeName(account)}預金口座 ${account.number}（口座名義 ${account.holder}）へお振り込みくださいますようお願いいたします。なお、振込手数料は貴社にてご負担ください。</p><p style="text-align:right;margin-top:8mm">以　上</p>`,
      ],
    }
  },
}
