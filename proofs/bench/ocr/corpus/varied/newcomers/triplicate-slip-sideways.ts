import type { Layout } from '../../layout.ts'
import { grouped, rows, seal, typeName } from '../../markup.ts'

/** A sheet of a carbon pad: blue preprint with words on end, typed by needles, the account outside its frames. */
export const layout: Layout = {
  wishes: { trade: 'building', lineCount: 4, number: 'month', banks: ['regional'], dueInDays: 36 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const days = (day: string) => {
      const [year = '', month = '', date = ''] = day.split('-')
      return `<span class="typed">${Number(year) - 2018}</span> 年 <span class="typed">${Number(month)}</span> 月 <span class="typed">${Number(date)}</span> 日`
    }
    return {
      isLandscape: true,
      css: `.page { padding: 12mm 16mm 10mm 22mm; font-family: 'UD Mincho'; font-size: 10pt; color: #2c4fa0 } .typed { font-family: 'Needle Printer'; color: #222; font-size: 12pt } .end { writing-mode: vertical-rl; letter-spacing: .35em } .edge { position: absolute; left: 8mm; top: 40mm } h1 { font-size: 20pt; font-weight: 400; letter-spacing: .8em; border-bottom: 1px solid #2c4fa0; display: inline-block } .two { display: flex; justify-content: space-between } table { width: 100%; margin-top: 4mm; border: 2px solid #2c4fa0 } td, th { border: 1px solid #2c4fa0; padding: 1mm 2mm; font-weight: 400; height: 8mm } td.end { text-align: center; padding: 1mm; width: 9mm; height: auto }`,
      pages: [
        `<div class="edge end">③ 請求書　　毎度ありがとうございます</div><div class="two"><div><h1>請求書</h1><p style="margin-top:4mm;border-bottom:1px solid #2c4fa0;width:104mm"><span class="typed" style="font-size:14pt">${payer.name}</span>　　御中</p></div>
        <div style="position:relative;width:112mm"><p>令和 ${days(facts.issue_date)}　　　請求書番号 <span class="typed">${facts.invoice_number}</span></p><p style="font-size:14pt">${issuer.name}</p><p style="font-size:9pt">〒${issuer.postal_code} ${issuer.address}<br>電話 ${issuer.phone}　登録番号 ${issuer.registration_number}</p>${seal(issuer.name, 'right:14mm;top:7mm')}</div></div>
        <table><tr><td rowspan="2" class="end">請求額</td><th>税込合計金額</th><th>税抜金額（10％）</th><th>消費税額（10％）</th><th>お支払期日</th></tr><tr><td class="number"><span class="typed" style="font-size:15pt">¥${grouped(facts.total)}</span></td><td class="number typed">${grouped(facts.subtotal)}</td><td class="number typed">${grouped(facts.tax)}</td><td style="text-align:center">令和 ${days(facts.due_date)}</td></tr></table>
        <table><tr><td rowspan="7" class="end">明　　細</td><th style="width:104mm">品　　名</th><th>数　量</th><th>単位</th><th>単　価</th><th>金　額</th><th>摘　要</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr class="typed"><td>${name}</td><td class="number">${quantity}</td><td>${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td><td></td></tr>`)}${'<tr><td></td><td></td><td></td><td></td><td></td><td></td></tr>'.repeat(2)}</table>
        <p style="margin-top:4mm">振込口座　${account.bank.name}　${account.branch.name}　${typeName(account)}預金　${account.number}　　名義　${account.holder}</p>`,
      ],
    }
  },
}
