import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, mark, rows, seal } from '../../markup.ts'

/** An old house of tea: its crest pale under the text, two rates below each other, the account in a frame. */
export const layout: Layout = {
  wishes: { trade: 'food', lineCount: 6, rates: [8, 10], number: 'year', banks: ['regional'], dueInDays: 30 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const ofRate = (rate: 8 | 10) => facts.rates.find(total => total.rate === rate) ?? { net: 0, tax: 0 }
    const rate = (name: string, { net, tax }: { net: number; tax: number }) =>
      `<tr><td>${name}</td><td class="number">${grouped(net)}</td><td class="number">${grouped(tax)}</td><td class="number">${grouped(net + tax)}</td></tr>`
    return {
      css: `.page { padding: 20mm 21mm; font: 10.5pt/1.6 'UD Mincho'; color: #1d1d1b } .crest { position: absolute; left: 50mm; top: 90mm; opacity: .11 } h1 { font-size: 17pt; font-weight: 400; letter-spacing: 1em; text-indent: 1em; text-align: center; border-top: 1px solid #55703f; border-bottom: 1px solid #55703f; padding: 1.5mm 0; color: #3d5a2a } .two { display: flex; justify-content: space-between; margin: 8mm 0 6mm } .from { position: relative; font-size: 9.5pt; width: 72mm } .asked { font-size: 12pt; margin-bottom: 5mm } .asked span { font-size: 17pt; padding: 0 5mm; border-bottom: 1px solid } table { width: 100% } .goods th { font-weight: 400; border-bottom: 1px solid #55703f } .goods td { padding: .9mm 1mm; border-bottom: 1px dotted #9aac8a } .rates { width: 118mm; margin: 5mm 0 0 auto; font-size: 9.5pt } .rates td, .rates th { padding: .8mm 2mm; font-weight: 400; border-bottom: 1px solid #55703f } .frame { position: absolute; left: 21mm; right: 21mm; bottom: 16mm; border: 1px solid #55703f; outline: 1px solid #55703f; outline-offset: 1mm; padding: 3mm 6mm; text-align: center }`,
      pages: [
        `<div class="crest">${mark('leaf', '#3d5a2a', '110mm')}</div><h1>請求書</h1><div class="two"><div><p style="font-size:13pt">${payer.name}　御中</p><p style="font-size:9.5pt">〒${payer.postal_code}　${payer.address}</p></div><div class="from"><p class="number">第 ${facts.invoice_number} 号</p><p class="number">${written.era(facts.issue_date)}</p><p style="font-size:12pt;margin-top:3mm">${issuer.name}</p><p>${issuer.address}</p><p>電話　${issuer.phone}</p><p>登録番号　${issuer.registration_number}</p>${seal(issuer.name, 'right:0;top:19mm')}</div></div>
        <p class="asked">御請求額<span>金 ${grouped(facts.total)} 円也</span></p>
        <table class="goods"><tr><th>月日</th><th>品名</th><th>数量</th><th>単価</th><th>金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, rate: percent, amount }, at) => `<tr><td>${written.spaced(addDays(facts.issue_date, at * 2 - 15)).slice(7)}</td><td>${percent === 8 ? '＊' : ''}${name}</td><td class="number">${quantity}${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}</table><p style="font-size:8.5pt">＊は軽減税率の対象です</p>
        <table class="rates"><tr><th></th><th class="number">本体価格</th><th class="number">消費税</th><th class="number">税込</th></tr>${rate('8%対象（軽減）', ofRate(8))}${rate('10%対象', ofRate(10))}${rate('計', { net: facts.subtotal, tax: facts.tax })}</table>
        <div class="frame">お振込は ${written.era(facts.due_date)} までにお願い申し上げます<br>${account.bank.name} ${account.branch.name}　${account.type === 2 ? '当座' : '普通'} ${account.number}　${account.holder}</div>`,
      ],
    }
  },
}
