import { addDays, endOfMonth, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, rows, seal, typeName } from '../../markup.ts'

/** Guards of a building site: a cover with the sum, and a sheet of shifts by day behind it. */
export const layout: Layout = {
  wishes: { trade: 'care', lineCount: 4, number: 'customer', banks: ['regional'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const shifts = Array.from({ length: 20 }, (_, at) => {
      const day = addDays(facts.issue_date, at - 26)
      return `<tr><td>${written.slashedShort(day)}</td><td>昼勤</td><td>08:00～17:00</td><td class="number">${2 + (at % 3)}</td><td>${at % 4 === 0 ? '北門' : '正門'}</td><td>R-${3310 + at}</td></tr>`
    })
    return {
      css: `.page { padding: 20mm 22mm; font: 10pt/1.6 'UD Gothic' } h1 { font-size: 17pt; text-align: center; border: 1px solid #222; padding: 2mm; margin: 8mm 0 } .rows { width: 100% } .rows td { padding: 1.5mm 3mm; border-bottom: 1px solid #777 } .lines { width: 100%; margin-top: 5mm; font-size: 9pt } .lines th, .lines td { border: 1px solid #777; padding: .6mm 2mm; font-weight: 400 } .lines th { background: #eee }`,
      pages: [
        `<div style="display:flex;justify-content:space-between"><p style="font-size:12pt">${payer.name} 御中<br><span style="font-size:9.5pt">建設管理部　丸の内作業所　気付</span></p><p style="font-size:9.5pt" class="number">発行日：${written.long(facts.issue_date)}<br>請求書No.：${facts.invoice_number}</p></div><h1>警備業務委託料　ご請求書</h1>
        <div style="text-align:right;position:relative;font-size:9.5pt"><p style="font-size:12pt">${issuer.name}</p><p>${issuer.address}<br>TEL ${issuer.phone}<br>登録番号 ${issuer.registration_number}<br>警備業認定 第4300${facts.invoice_number.slice(1, 5)}号</p>${seal(issuer.name, 'right:-8mm;top:-2mm')}</div>
        <p>下記のとおりご請求申し上げます。明細は次頁をご参照ください。</p>
        <table class="rows"><tr><td>ご請求金額（税込）</td><td class="number" style="font-size:14pt;font-weight:700">${grouped(facts.total)} 円</td></tr><tr><td>　うち10％対象　税抜金額</td><td class="number">${grouped(facts.subtotal)} 円</td></tr><tr><td>　うち10％消費税額</td><td class="number">${grouped(facts.tax)} 円</td></tr><tr><td>契約件名</td><td class="number">丸の内一丁目計画 新築工事に伴う交通誘導</td></tr><tr><td>契約No. ／ 契約日</td><td class="number">S-26-0${facts.invoice_number.slice(1, 4)} ／ ${written.long(addDays(facts.issue_date, -120))}</td></tr><tr><td>業務期間</td><td class="number">${written.long(addDays(facts.issue_date, -26))}から${written.long(addDays(facts.issue_date, -7))}まで</td></tr><tr><td>お支払期限</td><td class="number">${written.long(facts.due_date)}</td></tr><tr><td>お振込先</td><td class="number">${account.bank.name} ${account.branch.name} ${typeName(account)}預金 ${account.number}<br>${account.holder}</td></tr></table>
        <p style="margin-top:6mm;font-size:9pt">次回締日：${written.long(endOfMonth(facts.issue_date, 1))}</p>`,
        `<p style="font-size:12pt">ご請求明細　<span style="font-size:9pt">（${facts.invoice_number}）　2／2頁</span></p><table class="lines"><tr><th>項目</th><th>数量</th><th>単価</th><th>金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${name}</td><td class="number">${quantity}${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}<tr><td colspan="3" class="number">税抜合計</td><td class="number">${grouped(facts.subtotal)}</td></tr></table><p style="margin-top:6mm">勤務実績</p><table class="lines" style="margin-top:1mm"><tr><th>勤務日</th><th>区分</th><th>時間</th><th>人数</th><th>配置</th><th>日報No.</th></tr>${shifts.join('')}</table>`,
      ],
    }
  },
}
