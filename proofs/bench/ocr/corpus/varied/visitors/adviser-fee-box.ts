import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, seal, typeName } from '../../markup.ts'

/** A fee of one adviser: income tax held back, terms in words, the day in the sentence above the account. */
export const layout: Layout = {
  wishes: { trade: 'law', isProprietor: true, isTaxWithheld: true, lineCount: 3, number: 'era', banks: ['major'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 22mm 24mm; font: 10.5pt/1.6 'UD Mincho' } h1 { font-size: 18pt; font-weight: 400; text-align: center; letter-spacing: .3em; margin: 8mm 0 6mm } .box { border: 3px double #111; padding: 4mm 7mm } .box table { width: 100% } .box td { padding: 1.1mm 0; border-bottom: 1px dotted #888 } .box tr:last-child td { border-bottom: 0; font-size: 13pt } .from { position: relative; margin: 3mm 0 0 auto; width: 78mm }`,
      pages: [
        `<p class="number">${facts.invoice_number}</p><p class="number">${written.era(facts.issue_date)}</p><p style="font-size:12pt">${payer.name}　御中</p><div class="from">〒${issuer.postal_code}<br>${issuer.address}<br><span style="font-size:12pt">${issuer.name}</span><br>　　　　　${issuer.person ?? ''}${seal(issuer.person ?? '', 'right:2mm;top:16mm', true)}<br>電話 ${issuer.phone}<br>（登録番号 ${issuer.registration_number}）</div>
        <h1>報酬請求書</h1><p>　平素は格別のご高配を賜り厚く御礼申し上げます。${Number(addDays(facts.issue_date, -20).slice(5, 7))}月分の報酬につき、次のとおりご請求申し上げます。</p>
        <div class="box" style="margin:6mm 0"><table>${rows(facts.lines, ({ name, quantity, unit, amount }) => `<tr><td>${name}（${quantity}${unit}）</td><td class="number">${grouped(amount)}円</td></tr>`)}<tr><td>（A）報酬額　計</td><td class="number">${grouped(facts.subtotal)}円</td></tr>${perRate(facts, (rate, _, tax) => `<tr><td>（B）消費税額（${rate}％）</td><td class="number">${tax}円</td></tr>`)}<tr><td>（C）源泉所得税額（復興特別所得税を含む）</td><td class="number">△${grouped(facts.withheld)}円</td></tr><tr><td>差引ご請求額（A＋B－C）</td><td class="number">${grouped(facts.total)}円</td></tr></table></div>
        <p>　お支払条件は顧問契約書第6条により「請求月の翌月末日」となっております。お手数ながら、${written.era(facts.due_date)}までに下記口座へお振込みください。なお、振込手数料は貴社にてご負担願います。</p>
        <p style="margin:5mm 0 0 12mm">記</p><p style="margin-left:12mm">${account.bank.name}（${account.bank.code}）　${account.branch.name}（${account.branch.code}）<br>${typeName(account)}預金　口座番号 ${account.number}<br>口座名義　${account.holder}</p><p class="number">以上</p>`,
      ],
    }
  },
}
