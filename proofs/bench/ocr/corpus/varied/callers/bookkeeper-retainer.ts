import { endOfMonth, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, seal, typeName } from '../../markup.ts'

const services = ['税務顧問料', '記帳代行料', '給与計算料（12名）']

/** A tax adviser's monthly fee: half a page, dates by era, an account in a box whose labels stand in brackets. */
export const layout: Layout = {
  wishes: { trade: 'office', lineCount: 3, number: 'era', banks: ['major'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 20mm 24mm; font: 10.5pt/1.6 'UD Mincho' } h1 { font-size: 18pt; font-weight: 400;
        text-align: center; letter-spacing: 1em; border-bottom: 3px double #222; padding-bottom: 2mm } .two { display:
        flex; justify-content: space-between; margin-top: 6mm } .fees { width: 100%; margin-top: 5mm } .fees th, .fees
        td { border: 1px solid #222; padding: 1.5mm 3mm } .fees th { font-weight: 400; background: #f1efe8 } .account {
        border: 1px solid #222; padding: 3mm 5mm; margin-top: 7mm; width: 120mm }`,
      pages: [
        `<h1>請求書</h1><div class="two"><div style="font-size:12.5pt;padding-top:4mm"><u>${payer.name}　御中</u></div>
        <div style="position:relative;width:76mm;font-size:9.5pt">第 ${facts.invoice_number} 号<br>
        ${written.era(facts.issue_date)}<br><br>〒${issuer.postal_code}<br>${issuer.address}<br>
        <span style="font-size:12pt">${issuer.name}</span><br>代表税理士　三枝 孝之<br>電話 ${issuer.phone}<br>
        適格請求書発行事業者登録番号<br>${issuer.registration_number}${seal(issuer.name, 'right:1mm;top:22mm')}</div></div>
        <p style="margin-top:6mm">${Number(endOfMonth(facts.issue_date, 0).slice(5, 7))}月分の報酬を下記のとおりご請求いたします。</p>
        <p style="font-size:15pt;margin:4mm 0;border-bottom:1px solid #222;width:100mm">合計　￥${grouped(facts.total)}−
        <span style="font-size:9pt">（税込）</span></p>
        <table class="fees"><tr><th>摘要</th><th>金額（税抜）</th><th>備考</th></tr>${rows(
          facts.lines,
          ({ amount }, index) =>
            `<tr><td>${services[index] ?? ''}</td><td class="number">${grouped(amount)}</td><td></td></tr>`,
        )}<tr><td>&nbsp;</td><td></td><td></td></tr><tr><td style="text-align:center">小　　計</td>
        <td class="number">${grouped(facts.subtotal)}</td><td></td></tr>${perRate(
          facts,
          (rate, _, tax) =>
            `<tr><td style="text-align:center">消費税等（${rate}％）</td><td class="number">${tax}</td><td></td></tr>`,
        )}<tr><td style="text-align:center">合　　計</td><td class="number">${grouped(facts.total)}</td><td></td></tr>
        </table>
        <div class="account">【振込口座】<br>${account.bank.name} ${account.branch.name}　${typeName(account)}
        № ${account.number}<br>（口座名義）${issuer.name}<br>（フリガナ）${account.holder}</div>
        <p style="margin-top:5mm">恐れ入りますが、${written.era(facts.due_date)}までに上記口座へお振込みくださいますようお願い申し上げます。</p>
        <p>振込手数料は貴社のご負担にてお願いいたします。</p>`,
      ],
    }
  },
}
