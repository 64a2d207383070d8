import { endOfMonth, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, seal, typeName } from '../../markup.ts'

const runs = ['チャーター便 4t', '時間指定便', 'ポスト投函便', '当日便']

/** Parcels carried for a firm: days of the month as a calendar of counts beside the claim, on a wide sheet. */
export const layout: Layout = {
  wishes: { trade: 'transport', lineCount: 4, number: 'customer', banks: ['shinkin'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const month = endOfMonth(facts.issue_date, -1)
    const days = Number(month.slice(8))
    const first = new Date(`${month.slice(0, 8)}01`).getUTCDay()
    const parcels = facts.lines[2]?.quantity ?? 0
    const workdays = Array.from({ length: days }, (_, index) => index).filter(index => (first + index) % 7 !== 0)
    const countOf = (index: number) => {
      const place = workdays.indexOf(index)
      const each = Math.floor(parcels / workdays.length)
      return place < 0 ? '休' : String(each + (place < parcels % workdays.length ? 1 : 0))
    }
    const weeks = Array.from({ length: Math.ceil((first + days) / 7) }, (_, week) =>
      Array.from({ length: 7 }, (__, day) => week * 7 + day - first),
    )
    return {
      css: `.page { padding: 12mm 15mm; font: 9.5pt/1.45 'Round Gothic' } .two { display: grid; grid-template-columns: 1fr 112mm; gap: 10mm } .keys td, .lines td, .lines th { border: 1px solid #555; padding: 1mm 2.5mm; font-weight: 400 } .lines { width: 100%; margin-top: 4mm } .lines th, .keys td:first-child { background: #eef3e2 } .month { width: 100%; margin-top: 2mm } .month th { font-weight: 400; font-size: 8.5pt; border: 1px solid #999; background: #eef3e2 } .month td { border: 1px solid #999; height: 11mm; vertical-align: top; font-size: 7.5pt; color: #666; padding: .5mm 1mm } .month b { display: block; text-align: center; font-size: 10pt; font-weight: 400; color: #111 }`,
      isLandscape: true,
      pages: [
        `<div class="two"><div><h1 style="font-size:17pt;margin:0 0 3mm">配送料請求書</h1><p style="font-size:13pt;border-bottom:1px solid #555">${payer.name}　御中</p><p style="margin:2mm 0">${month.slice(0, 4)}年${Number(month.slice(5, 7))}月分の配送料を下記の通りご請求いたします。</p>
        <table class="keys"><tr><td>ご請求合計</td><td style="font-size:14pt;width:58mm;text-align:right">${grouped(facts.total)} 円</td></tr><tr><td>お振込期日</td><td style="text-align:right">${written.long(facts.due_date)}</td></tr></table>
        <table class="lines"><tr><th>区分</th><th>件数・個数</th><th>単価</th><th>金額</th></tr>${rows(
          facts.lines,
          ({ quantity, price, amount }, index) =>
            `<tr><td>${runs[index] ?? ''}</td><td class="number">${quantity}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`,
        )}<tr><td colspan="3">運賃計（税抜）</td><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(facts, (rate, _, tax) => `<tr><td colspan="3">消費税 ${rate}％</td><td class="number">${tax}</td></tr>`)}<tr><td colspan="3">合計（税込）</td><td class="number">${grouped(facts.total)}</td></tr></table>
        <p style="margin-top:4mm">【お振込先】<br>${account.bank.name} ${account.branch.name}<br>${typeName(account)} ${account.number}　${account.holder}</p><p style="font-size:8pt;margin-top:3mm">※高速代・駐車料金の実費は含まれております。事故・破損のご連絡は翌営業日までにお願いします。</p></div>
        <div><div style="position:relative"><table style="margin-left:auto"><tr><td>請求書番号　</td><td>${facts.invoice_number}</td></tr><tr><td>作成日</td><td>${written.slashedShort(facts.issue_date)}</td></tr></table><b>${issuer.name}</b><br>〒${issuer.postal_code} ${issuer.address}<br>TEL ${issuer.phone}　FAX ${issuer.fax}<br>適格請求書発行事業者 ${issuer.registration_number}<br>貨物軽自動車運送事業${seal(issuer.name, 'right:2mm;top:12mm')}</div>
        <p style="margin-top:4mm">ポスト投函便　日別個数（計 ${parcels} 個）</p><table class="month"><tr>${[...'日月火水木金土'].map(day => `<th>${day}</th>`).join('')}</tr>${weeks
          .map(
            week =>
              `<tr>${week.map(index => (index < 0 || index >= days ? '<td></td>' : `<td>${index + 1}<b>${countOf(index)}</b></td>`)).join('')}</tr>`,
          )
          .join('')}</table></div></div>`,
      ],
    }
  },
}
