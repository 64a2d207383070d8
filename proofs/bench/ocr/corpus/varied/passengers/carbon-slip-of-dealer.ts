import { addDays } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, rows, typeName } from '../../markup.ts'

/** A dealer's slip in triplicate: blue form, blue carbon writing, firm and account stamped by rubber. */
export const layout: Layout = {
  wishes: { trade: 'building', lineCount: 4, number: 'digits', banks: ['shinkin'], dueInDays: 30 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const pen = (text: string | number) => `<span class="pen">${text}</span>`
    const day = (date: string) => {
      const [year = 0, month = 0, dayOfMonth = 0] = date.split('-').map(Number)
      return `令和 ${pen(year - 2018)} 年 ${pen(month)} 月 ${pen(dayOfMonth)} 日`
    }
    const blank = Math.max(0, 7 - facts.lines.length)
    return {
      css: `.page { padding: 8mm 10mm; font-family: 'UD Mincho'; font-size: 9.5pt; color: #2a58a8 } .pen { font-family: 'Pen'; font-size: 13pt; color: #3a4a8e } h1 { font-size: 18pt; letter-spacing: .9em; font-weight: 400; text-align: center; border-bottom: 3px double #2a58a8; width: 92mm; margin: 0 auto } .no { position: absolute; right: 12mm; top: 9mm; font-size: 11pt } .no b { color: #b22; font: 14pt 'Liberation Serif' } .top { display: flex; justify-content: space-between; margin-top: 4mm } .payer { width: 76mm; border-bottom: 1px solid #2a58a8; font-size: 11pt; margin-top: 3mm } .stamp { color: #5b3a86; font-family: 'UD Gothic'; font-size: 8.5pt; line-height: 1.45; white-space: nowrap; transform: rotate(.6deg) } .stamp b { font-size: 12.5pt } .sum { display: flex; align-items: center; border: 2px solid #2a58a8; width: 96mm; margin: 2mm 0 } .sum span:first-child { background: #dbe6f6; padding: 1.5mm 4mm; letter-spacing: .3em } .sum .pen { font-size: 17pt; padding-left: 6mm } table { width: 100% } td, th { border: 1px solid #2a58a8; padding: 0 2mm; height: 7.2mm; font-weight: 400; line-height: 1 } th { background: #dbe6f6; letter-spacing: .3em } .foot td { border: 1px solid #2a58a8 } .account { margin-top: 3mm }`,
      pages: [
        `<p class="no">№ <b>${facts.invoice_number}</b></p><h1>請求書</h1><div class="top"><div><p>${day(facts.issue_date)}</p><p class="payer">${pen(payer.name)}　様</p><p style="margin-top:2mm">下記の通り御請求申し上げます。</p></div><div class="stamp">〒${issuer.postal_code}　${issuer.address}<br><b>${issuer.name}</b><br>電話 ${issuer.phone}　FAX ${issuer.fax}<br>登録番号 ${issuer.registration_number}</div></div>
        <div class="sum"><span>合計金額</span>${pen(`￥${grouped(facts.total)}－`)}</div>
        <table><tr><th>月日</th><th>品名</th><th>数量</th><th>単価</th><th>金額</th><th>摘要</th></tr>${rows(
          facts.lines,
          ({ name, quantity, unit, price, amount }, index) =>
            `<tr><td>${pen(
              addDays(facts.issue_date, index * 4 - 20)
                .slice(5)
                .split('-')
                .map(Number)
                .join('/'),
            )}</td><td>${pen(name)}</td><td class="number">${pen(`${quantity}${unit}`)}</td><td class="number">${pen(grouped(price))}</td><td class="number">${pen(grouped(amount))}</td><td></td></tr>`,
        )}${'<tr><td></td><td></td><td></td><td></td><td></td><td></td></tr>'.repeat(blank)}<tr><td colspan="4" class="number">小　計（10％対象）</td><td class="number">${pen(grouped(facts.subtotal))}</td><td></td></tr><tr><td colspan="4" class="number">消費税額（10％）</td><td class="number">${pen(grouped(facts.tax))}</td><td></td></tr><tr><td colspan="4" class="number">合　計</td><td class="number">${pen(grouped(facts.total))}</td><td></td></tr></table>
        <div class="top account"><p>お支払期日　${day(facts.due_date)}</p><div class="stamp">お振込先　${account.bank.name} ${account.branch.name}<br>${typeName(account)} ${account.number}　${account.holder}</div></div>`,
      ],
    }
  },
}
