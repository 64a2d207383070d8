import { addDays, endOfMonth, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, halfWidthHolder, perRate, typeName } from '../../markup.ts'

/** Rent of an office with what the meters say: the sums on the left, a strip to be cut off with the account below. */
export const layout: Layout = {
  wishes: { trade: 'building', lineCount: 4, number: 'day', banks: ['shinkin'], dueInDays: 24 },
  render: facts => {
    const {
      issuer,
      payer,
      lines,
      accounts: [account],
    } = facts
    const next = Number(endOfMonth(facts.issue_date, 1).slice(5, 7))
    const amounts = [2, 3, 0, 1].map(at => lines[at]?.amount ?? 0)
    const names = [`賃料（${next}月分）`, `共益費（${next}月分）`, '電気料（検針分）', '水道料（検針分）']
    return {
      css: `.page { padding: 15mm 18mm; font: 10pt/1.5 'UD Gothic' } .two { display: grid; grid-template-columns: 1fr 70mm; gap: 8mm } h1 { font-size: 14pt; font-weight: 700; border-left: 3mm solid #8a6d3b; padding-left: 3mm; margin-bottom: 7mm } .sum { width: 100% } .sum td { padding: 1.6mm 0; border-bottom: 1px solid #ccc } .meters { font-size: 8.5pt; width: 100% } .meters td, .meters th { border: 1px solid #aaa; padding: .8mm 1.4mm; font-weight: 400 } .cut { border-top: 1.5px dashed #666; position: absolute; left: 10mm; right: 10mm; bottom: 62mm } .cut span { position: relative; top: -3mm; left: 40%; background: #fff; font-size: 8pt; padding: 0 3mm; color: #666 } .strip { position: absolute; left: 18mm; right: 18mm; bottom: 14mm; height: 44mm } .strip table { width: 100% } .strip td, .strip th { border: 1px solid #444; padding: 1.3mm 2mm; font-weight: 400; font-size: 9pt } .strip th { background: #f3ede2; width: 26mm; text-align: left }`,
      pages: [
        `<h1>賃料等請求書</h1><div class="two"><div><p style="font-size:12pt">${payer.name} 様</p><p>（丸の内第一ビル 7階 702号室　契約面積 132.40㎡）</p></div><div style="font-size:9pt">請求書番号：${facts.invoice_number}<br>発行：${written.long(facts.issue_date)}<br><br><span style="font-size:11pt">${issuer.name}</span>　管理部<br>〒${issuer.postal_code}<br>${issuer.address}<br>TEL：${issuer.phone}<br>インボイス登録番号：${issuer.registration_number}</div></div>
        <div class="two" style="margin-top:8mm"><table class="sum">${names.map((name, at) => `<tr><td>${name}</td><td class="number">${grouped(amounts[at] ?? 0)}円</td></tr>`).join('')}<tr><td>税抜合計</td><td class="number">${grouped(facts.subtotal)}円</td></tr>${perRate(facts, (rate, net, tax) => `<tr><td>消費税（${rate}%　対象額 ${net}円）</td><td class="number">${tax}円</td></tr>`)}<tr style="font-size:13pt"><td>今月のご請求額</td><td class="number"><b>${grouped(facts.total)}円</b></td></tr><tr><td>お支払期日</td><td class="number">${written.long(facts.due_date)}</td></tr></table>
        <div><table class="meters"><tr><th>検針</th><th>前回</th><th>今回</th><th>使用量</th></tr><tr><td>電気</td><td class="number">48,210</td><td class="number">49,655</td><td class="number">1,445kWh</td></tr><tr><td>水道</td><td class="number">1,127</td><td class="number">1,149</td><td class="number">22㎥</td></tr></table><p style="font-size:8pt;margin-top:1mm">検針日 ${written.long(addDays(facts.issue_date, -6))}</p><p style="font-size:8pt;margin-top:5mm">・賃料は前月末日までにお支払いください。<br>・期日を過ぎた場合は年14.6%の遅延損害金を申し受けます。<br>・振込手数料はご負担ください。</p></div></div>
        <div class="cut"><span>お振込みの際にご利用ください</span></div><div class="strip"><table><tr><th>振込先銀行</th><td>${account.bank.name}</td><th>支店</th><td>${account.branch.name}</td></tr><tr><th>預金種目</th><td>${typeName(account)}</td><th>口座番号</th><td>${account.number}</td></tr><tr><th>受取人</th><td colspan="3">${halfWidthHolder(account)}（${issuer.name}）</td></tr><tr><th>金額</th><td>${grouped(facts.total)}円</td><th>ご依頼人</th><td>${payer.name}（702号室）</td></tr></table></div>`,
      ],
    }
  },
}
