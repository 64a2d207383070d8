import { addDays, written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { emptyRows, grouped, rows, seal, typeName } from '../markup.ts'

/** A gardener's sheet by pen: rubber stamps say who sends it and where to pay, the office added its own mark. */
export const layout: Layout = {
  wishes: { trade: 'care', lineCount: 3, number: 'customer', banks: ['shinkin'], dueInDays: 40 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const pen = (text: string) => `<span class="pen">${text}</span>`
    return {
      css: `.page { font-family: 'Noto Serif CJK JP', serif; font-size: 10.5pt; padding: 18mm 20mm; color: #333 } .pen { font-family: 'Pen'; font-size: 15pt; color: #10131c } h1 { font-size: 19pt; font-weight: normal; letter-spacing: .4em } td, th { border: .6pt solid #777; padding: 0 2mm; height: 9.5mm; font-weight: normal } table { width: 100%; margin-top: 6mm } .stamp { font-family: 'Round Gothic'; color: #2b3f96; line-height: 1.45 } .pay { border: .7mm solid #2b3f96; border-radius: 1.5mm; padding: 2.5mm 5mm; width: 104mm; transform: rotate(.9deg); margin: 8mm 0 0 4mm } .done { position: absolute; right: 24mm; bottom: 40mm; width: 27mm; height: 27mm; border: .7mm solid #c33; border-radius: 50%; color: #c33; text-align: center; padding-top: 4.4mm; line-height: 1.5; font-size: 9pt; transform: rotate(5deg) }`,
      pages: [
        `<div style="display:flex;justify-content:space-between;align-items:end"><h1>御請求書</h1><p>番号 ${pen(facts.invoice_number)}</p></div><p style="text-align:right;margin-top:3mm">記入日 ${pen(written.era(facts.issue_date))}</p><p style="border-bottom:.6pt solid;width:96mm;margin-top:4mm">${pen(payer.name)}　御中</p>
        <div style="position:relative;width:96mm;margin:6mm 0 0 auto"><p class="stamp" style="transform:rotate(-1.2deg)">〒${issuer.postal_code} ${issuer.address.split(' ')[0] ?? ''}<br><span style="font-size:13pt;white-space:nowrap">${issuer.name}</span><br>TEL ${issuer.phone}<br>${issuer.registration_number}</p>${seal(issuer.name, 'right:2mm;top:13mm;width:16mm;height:16mm')}</div>
        <p style="margin-top:8mm">御請求高　${pen(`<span style="font-size:20pt">￥ ${grouped(facts.total)} −</span>`)}</p>
        <table><tr><th>月日</th><th>作業内容</th><th>数</th><th>代金（税抜）</th></tr>${rows(facts.lines, ({ name, quantity, unit, amount }, index) => `<tr><td>${pen(written.slashedShort(addDays(facts.issue_date, index * 4 - 14)).slice(5))}</td><td>${pen(name)}</td><td>${pen(`${grouped(quantity)} ${unit}`)}</td><td class="number">${pen(grouped(amount))}</td></tr>`)}${emptyRows(facts.lines, 5, 4)}<tr><td colspan="3">代金計</td><td class="number">${pen(grouped(facts.subtotal))}</td></tr><tr><td colspan="3">消費税 10％</td><td class="number">${pen(grouped(facts.tax))}</td></tr></table>
        <p style="margin-top:4mm">お支払は ${pen(written.era(facts.due_date))} までにお願いします。</p><p class="stamp pay">振込口座<br>${account.bank.name}　${account.branch.name}<br>${typeName(account)}　${account.number}<br>${account.holder}</p><div class="done">検収済<br><b>${written.eraShort(addDays(facts.issue_date, 4))}</b><br>総務課</div>`,
      ],
    }
  },
}
