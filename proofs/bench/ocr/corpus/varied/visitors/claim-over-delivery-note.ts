import { addDays, written } from '../../days.ts'
import type { Facts } from '../../facts.ts'
import type { Layout } from '../../layout.ts'
import { emptyRows, grouped, perRate, rows, typeName } from '../../markup.ts'

/** A sheet to be torn in two: the claim above, a delivery note below, with a number and a day of its own. */
export const layout: Layout = {
  wishes: { trade: 'food', lineCount: 4, rates: [8], number: 'digits', banks: ['coop'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const delivered = addDays(facts.issue_date, -5)
    const half = (title: string, day: string, number: string, foot: string) =>
      `<div class="half"><div class="two"><div><p class="to">${payer.name}　様</p><p>${payer.address}</p></div><h1>${title}</h1><div class="from"><p>No. ${number}　　${day}</p><p style="font-size:11pt">${issuer.name}</p><p>${issuer.address}</p><p>TEL ${issuer.phone}</p><p>登録番号 ${issuer.registration_number}</p></div></div>${goods(facts)}${foot}</div>`
    return {
      css: `.page { padding: 0; font: 9pt/1.4 'UD Mincho'; color: #1c3d2a } .half { height: 148.5mm; padding: 10mm 13mm; border-bottom: 1px dashed #999; position: relative } .half:last-child { border-bottom: 0 } h1 { font-size: 15pt; font-weight: 400; border-bottom: 3px double; height: 9mm; letter-spacing: .3em } .two { display: flex; justify-content: space-between; margin-bottom: 3mm } .to { font-size: 11.5pt; border-bottom: 1px solid; min-width: 58mm } table { width: 100% } td, th { border: 1px solid #1c3d2a; padding: .8mm 1.6mm; font-weight: 400 } .pay { display: flex; justify-content: space-between; margin-top: 3mm; border: 1px solid; padding: 1.5mm 3mm }`,
      pages: [
        half(
          '請求書',
          written.spaced(facts.issue_date),
          facts.invoice_number,
          `<div class="pay"><div>お振込先　${account.bank.name}　${account.branch.name}<br>　　　　　${typeName(account)}　${account.number}　${account.holder}</div><div>お支払期限<br>${written.spaced(facts.due_date)}</div></div><p style="margin-top:1mm">※印は軽減税率（8%）対象品目です。毎度ありがとうございます。</p>`,
        ) +
          half(
            '納品書',
            written.spaced(delivered),
            String(Number(facts.invoice_number) + 3_118).padStart(8, '0'),
            '<p style="margin-top:3mm">上記の通り納品いたしました。ご査収ください。　　　　受領印</p>',
          ),
      ],
    }
  },
}

const goods = (facts: Facts): string =>
  `<table><tr><th>品　　名</th><th>数量</th><th>単位</th><th>単価</th><th>金額（税抜）</th><th>備考</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${name} ※</td><td class="number">${quantity}</td><td>${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td><td></td></tr>`)}${emptyRows(facts.lines, 6, 6)}<tr>${perRate(facts, (rate, net, tax) => `<td>税抜額（${rate}%対象）${net}</td><td colspan="3">消費税額　${tax}</td>`)}<td colspan="2">合計金額　<b>${grouped(facts.total)}</b></td></tr></table>`
