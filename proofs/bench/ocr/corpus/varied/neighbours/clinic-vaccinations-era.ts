import { addDays, endOfMonth, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { fullWidth, grouped, rows, seal, typeName } from '../../markup.ts'

const doses = ['インフルエンザ予防接種', '雇入時健康診断', '腹部エコー', 'B型肝炎抗体検査', '診断書料']

/** A clinic's bill for a firm's staff: days of the era in spaced digits, a list of people, points and codes beside. */
export const layout: Layout = {
  wishes: { trade: 'health', lineCount: 5, number: 'era', banks: ['shinkin'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const spaced = (day: string) =>
      written.era(day).replace(/^(令和)(\d+)年(\d+)月(\d+)日$/, (_, era, year, month, date) => {
        const wide = (part: string) => fullWidth(part.padStart(2, ' '))
        return `${era}${wide(year)}年${wide(month)}月${wide(date)}日`
      })
    const month = endOfMonth(facts.issue_date, -1)
    return {
      css: `.page { padding: 18mm 18mm; font: 9.5pt/1.5 'Round Gothic' } h1 { font-size: 16pt; font-weight: 400; background: #e5f4f4; border-radius: 5mm; text-align: center; padding: 1.5mm; color: #04686b; margin-bottom: 5mm } .cols { display: flex; justify-content: space-between } .box { border: 1.5px solid #04686b; border-radius: 3mm; padding: 2mm 5mm; display: inline-block; margin: 4mm 0 } .people { width: 100% } .people th { color: #04686b; font-weight: 400; border-bottom: 1.5px solid #04686b; text-align: left } .people td { border-bottom: 1px dashed #9cc; padding: 1mm 1mm } .sum { margin: 3mm 0 0 auto; width: 92mm } .sum td { padding: .5mm 1mm } .pay { margin-top: 7mm; display: grid; grid-template-columns: 26mm 1fr; border-top: 1.5px solid #04686b; padding-top: 2mm }`,
      pages: [
        `<h1>健康診断・予防接種料　請求書</h1><div class="cols"><div><p style="font-size:12pt">${payer.name}　様</p><p>事業所記号 千代田08　番号 2147</p><div class="box">ご請求額　<span style="font-size:15pt">${grouped(facts.total)}</span> 円</div></div><div style="position:relative"><p>${spaced(facts.issue_date)}　発行</p><p>請求番号　${facts.invoice_number}</p><p style="margin-top:2mm;font-size:11pt">${issuer.name}</p><p>医療機関コード 13-1204-7<br>${issuer.address}<br>☎ ${issuer.phone}<br>登録番号 ${issuer.registration_number}</p>${seal(issuer.name, 'right:-6mm;top:14mm', true)}</div></div>
        <p>実施期間　${spaced(`${month.slice(0, 8)}01`)} から ${spaced(month)} まで</p><table class="people"><tr><th>実施日</th><th>内容</th><th>受診者</th><th>人数</th><th>単価</th><th>金額</th></tr>${rows(
          facts.lines,
          ({ quantity, price, amount }, index) =>
            `<tr><td>${written.eraShort(addDays(month, index * 3 - 20))}</td><td>${doses[index] ?? ''}</td><td>別紙名簿 ${index + 1}</td><td class="number">${quantity}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`,
        )}</table><table class="sum"><tr><td>合　計</td><td class="number">${grouped(facts.subtotal)} 円</td></tr><tr><td>消費税（課税分10％）</td><td class="number">${grouped(facts.tax)} 円</td></tr><tr><td>税込請求額</td><td class="number">${grouped(facts.total)} 円</td></tr></table>
        <div class="pay"><span>振込期限</span><span>${spaced(facts.due_date)}</span><span>振込口座</span><span>${account.bank.name} ${account.branch.name}　（${typeName(account)}）${account.number}</span><span>フリガナ</span><span>${account.holder}</span><span>口座名義</span><span>${issuer.name}　院長　見本 花子</span></div><p style="font-size:8pt;margin-top:4mm">※振込手数料はご負担願います。領収書は発行いたしません。</p>`,
      ],
    }
  },
}
