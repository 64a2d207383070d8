import { addDays, endOfMonth, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, typeName } from '../../markup.ts'

const linen = ['タオル 白', 'シーツ S', '白衣 長袖', '玄関マット 90×150', 'モップ']

/** A linen supplier: counts by week across, its sums at the left foot, the account and the day in small boxes. */
export const layout: Layout = {
  wishes: { trade: 'care', lineCount: 5, number: 'digits', banks: ['shinkin'], dueInDays: 40 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const end = endOfMonth(facts.issue_date, -1)
    const weeks = [27, 20, 13, 6].map(days => written.slashedShort(addDays(end, -days)).slice(5))
    const box = (label: string, text: string) => `<div><small>${label}</small><br>${text}</div>`
    return {
      css: `.page { padding: 14mm 15mm; font: 9pt/1.45 'UD Gothic' } .top { display: flex; justify-content: space-between } h1 { font-size: 14pt; font-weight: 700; margin: 0 0 3mm; color: #1f4e79 } small { font-size: 7pt; color: #1f4e79 } .boxes { display: flex; border: 1px solid #1f4e79; margin: 5mm 0 } .boxes > div { flex: 1; padding: 1mm 2mm; border-right: 1px solid #1f4e79 } .boxes > div:last-child { border: 0 } .counts { width: 100% } .counts td, .counts th { border: 1px solid #9db7cf; padding: .9mm 1.5mm; font-weight: 400 } .counts th { background: #deeaf5 } .bottom { display: flex; gap: 6mm; margin-top: 4mm } .sums td { border: 1px solid #1f4e79; padding: 1mm 3mm }`,
      pages: [
        `<div class="top"><div><h1>リネンサプライ料金 御請求書</h1><p style="font-size:12pt">${payer.name}　御中</p>
        <p>ご契約No. L-00731　配送コース 火-4</p></div><div style="font-size:8.5pt">${issuer.name}<br>〒${issuer.postal_code}<br>
        ${issuer.address}<br>TEL ${issuer.phone}／FAX ${issuer.fax}<br>登録番号 ${issuer.registration_number}</div></div>
        <div class="boxes">${box('請求書番号', facts.invoice_number)}${box('ご請求日', written.longPadded(facts.issue_date))}${box('対象期間', `${written.slashedShort(`${end.slice(0, 8)}01`)}～${written.slashedShort(end)}`)}${box('振込指定日', written.longPadded(facts.due_date))}${box('今回御請求額', `<b style="font-size:11pt">${grouped(facts.total)}</b>`)}</div>
        <table class="counts"><tr><th>品目</th>${weeks.map(week => `<th>${week}</th>`).join('')}<th>合計数</th><th>単価</th><th>金額</th></tr>${rows(
          facts.lines,
          ({ quantity, price, amount }, index) => {
            const part = Math.floor(quantity / 4)
            return `<tr><td>${linen[index] ?? ''}</td>${[part, part, part, quantity - part * 3].map(count => `<td class="number">${count}</td>`).join('')}
            <td class="number">${quantity}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`
          },
        )}</table><div class="bottom"><table class="sums"><tr><td>合計（税抜）</td><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(
          facts,
          (rate, _, tax) => `<tr><td>消費税（${rate}％）</td><td class="number">${tax}</td></tr>`,
        )}<tr><td>合計（税込）</td><td class="number">${grouped(facts.total)}</td></tr></table>
        <div style="border:1px solid #1f4e79;padding:2mm 4mm;flex:1"><small>お振込口座</small><br>${account.bank.name}　${account.branch.name}<br>
        （${typeName(account)}）${account.number}<br>受取人名　${account.holder_kana}</div></div>
        <p style="font-size:8pt;margin-top:3mm">紛失・破損品は別途弁償金を申し受けます。次回納品予定日 ${written.slashedShort(addDays(facts.issue_date, 4))}</p>`,
      ],
    }
  },
}
