import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows } from '../../markup.ts'

/** A workbook printed with its grid: merged cells, boxes for initials, the account read from left to right. */
export const layout: Layout = {
  wishes: { trade: 'office', lineCount: 5, number: 'slashes', banks: ['net'], dueInDays: 41 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 12mm; font: 9.5pt/1.45 'UD Gothic'; background: repeating-linear-gradient(#0000 0 4.6mm, #d9d9d9 4.6mm 4.7mm), repeating-linear-gradient(90deg, #fff 0 9.2mm, #d9d9d9 9.2mm 9.3mm) } .cell { background: #fff; border: 1px solid #444; padding: .6mm 2mm } table { width: 100%; background: #fff } td, th { border: 1px solid #444; padding: .9mm 2mm; font-weight: 400 } th { background: #ddebf7 } .initials { position: absolute; right: 12mm; top: 12mm; width: 54mm } .initials td { height: 14mm } .line { display: grid; grid-template-columns: 28mm 1fr; background: #fff; margin-bottom: -1px; width: 100mm } .line > * { border: 1px solid #444; padding: .8mm 2mm } .line > :first-child { background: #ddebf7 } .by { margin: 4mm 0 4mm auto; width: 82mm; background: #fff; padding: 1mm }`,
      pages: [
        `<table class="initials"><tr><th>承認</th><th>確認</th><th>担当</th></tr><tr><td></td><td></td><td></td></tr></table><div style="height:21mm"><span style="font-size:18pt;background:#fff;font-weight:700;padding:0 3mm">御　請　求　書</span></div>
        <div class="line"><span>請　求　先</span><span>${payer.name}　御中</span></div><div class="line"><span>請　求　日</span><span>${written.slashedShort(facts.issue_date)}</span></div><div class="line"><span>請 求 番 号</span><span>${facts.invoice_number}</span></div><div class="line"><span>支 払 期 日</span><span>${written.slashedShort(facts.due_date)}</span></div><div class="line"><span>納　入　日</span><span>${written.slashedShort(addDays(facts.issue_date, -4))}</span></div>
        <div class="by">${issuer.name}<br>〒${issuer.postal_code}　${issuer.address}<br>電話　${issuer.phone}　　FAX　${issuer.fax}<br>適格請求書発行事業者登録番号　${issuer.registration_number}</div>
        <div style="display:grid;grid-template-columns:44mm 64mm;margin-bottom:3mm"><div class="cell" style="background:#ddebf7;font-size:12pt">ご請求金額（税込）</div><div class="cell number" style="font-size:15pt">¥${grouped(facts.total)}</div></div>
        <table><tr><th>No</th><th>内　　容</th><th>数量</th><th>単位</th><th>単　価</th><th>金　額</th><th>摘　要</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, rate, amount }, at) => `<tr><td>${at + 1}</td><td>${name}</td><td class="number">${grouped(quantity)}</td><td>${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td><td>${rate}%</td></tr>`)}${Array.from({ length: 5 }, (_, at) => `<tr><td>${facts.lines.length + at + 1}</td>${'<td></td>'.repeat(6)}</tr>`).join('')}<tr><td colspan="4" rowspan="3" style="vertical-align:top">備考<br>保守契約に基づくご請求です。</td><th>小　　計</th><td class="number">${grouped(facts.subtotal)}</td><td></td></tr>${perRate(facts, (rate, _, tax) => `<tr><th>消費税(${rate}%)</th><td class="number">${tax}</td><td></td></tr>`)}<tr><th>合　　計</th><td class="number">${grouped(facts.total)}</td><td></td></tr></table>
        <table style="margin-top:5mm"><tr><th rowspan="2" style="width:16mm">振<br>込<br>先</th><th>金融機関名</th><th>支店名</th><th>種別</th><th>口座番号</th><th>口座名義（カナ）</th></tr><tr><td>${account.bank.name}</td><td>${account.branch.name}</td><td>${account.type === 2 ? '当' : '普'}</td><td>${account.number}</td><td>${account.holder}</td></tr></table>`,
      ],
    }
  },
}
