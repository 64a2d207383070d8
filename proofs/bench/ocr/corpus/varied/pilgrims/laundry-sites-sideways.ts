import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, typeName } from '../../markup.ts'

const linen = ['シーツ', '包布', '枕カバー', 'バスタオル', '作業衣 上', '作業衣 下', '厨房白衣', 'マット']
const priceOf = (amount: number): number => [140, 90, 70, 50, 40, 20].find(price => amount % price === 0) ?? 10

/** A linen laundry's month on a sheet turned sideways: pieces of three houses across, the sum asked for last of all. */
export const layout: Layout = {
  wishes: { trade: 'care', lineCount: 8, number: 'customer', banks: ['regional', 'shinkin'], dueInDays: 25 },
  render: facts => {
    const { issuer, payer, accounts } = facts
    const lines = facts.lines.map(({ amount }, at) => {
      const price = priceOf(amount)
      const pieces = amount / price
      const [dormitory, canteen] = [Math.floor(pieces * 0.6), Math.floor(pieces * 0.25)]
      const counts = [dormitory, canteen, pieces - dormitory - canteen, pieces, price, amount]
      return `<tr><td>${linen[at] ?? ''}</td>${counts.map(count => `<td class="number">${grouped(count)}</td>`).join('')}</tr>`
    })
    return {
      css: `.page { padding: 12mm 16mm; font: 8.5pt/1.45 'UD Gothic' } h1 { font-size: 15pt; font-weight: 400; letter-spacing: .3em } .top { display: grid; grid-template-columns: 1fr 62mm 84mm; column-gap: 8mm; align-items: start } .pieces { width: 100%; margin-top: 5mm } .pieces th { font-weight: 400; background: #d9ece8; border: 1px solid #4a8a80; padding: 1mm } .pieces td { border: 1px solid #4a8a80; padding: 1.1mm 3mm } .pieces tr:nth-child(odd) td { background: #f4faf9 } .foot { display: grid; grid-template-columns: 1fr 88mm; column-gap: 12mm; margin-top: 5mm } .bank th { text-align: left; font-weight: 400; border-bottom: 1px solid #4a8a80; padding: .8mm 3mm } .bank td { padding: .8mm 3mm; border-bottom: 1px dotted #999 } .sums { width: 100% } .sums td { padding: .8mm 3mm; border-bottom: 1px dotted #999 } .sums .asked td { border: 2px solid #4a8a80; font-size: 13pt; padding: 1.5mm 3mm }`,
      isLandscape: true,
      pages: [
        `<div class="top"><div><h1>リネンサプライ請求明細書</h1><p style="font-size:12pt;margin-top:4mm">${payer.name}　御中</p><p>〒${payer.postal_code}　${payer.address}</p></div><div><p>請求No.　${facts.invoice_number}</p><p>締切日　　${written.longPadded(facts.issue_date)}</p><p>お支払日　${written.longPadded(facts.due_date)}</p></div><div><p style="font-size:11.5pt">${issuer.name}</p><p>〒${issuer.postal_code} ${issuer.address}<br>TEL ${issuer.phone}　FAX ${issuer.fax}<br>適格請求書発行事業者登録番号 ${issuer.registration_number}</p></div></div>
        <table class="pieces"><tr><th>品　名</th><th>独身寮</th><th>社員食堂</th><th>保養所</th><th>枚数計</th><th>単価</th><th>金額（税抜）</th></tr>${lines.join('')}</table>
        <div class="foot"><div><p>ご入金は下記いずれかの口座へお願いいたします。</p><table class="bank" style="margin-top:1.5mm"><tr><th>金融機関</th><th>支店</th><th>種目</th><th>口座番号</th></tr>${accounts.map(account => `<tr><td>${account.bank.name}</td><td>${account.branch.name}</td><td>${typeName(account)}</td><td>${account.number}</td></tr>`).join('')}</table><p style="margin-top:1.5mm">口座名義　${accounts[0].holder}</p></div>
        <table class="sums">${perRate(facts, (rate, net, tax) => `<tr><td>課税対象額（${rate}%）</td><td class="number">${net}</td></tr><tr><td>消費税額（${rate}%）</td><td class="number">${tax}</td></tr>`)}<tr class="asked"><td>当月御請求額</td><td class="number">￥${grouped(facts.total)}</td></tr></table></div>`,
      ],
    }
  },
}
