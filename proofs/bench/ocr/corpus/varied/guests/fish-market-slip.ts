import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { emptyRows, grouped, halfWidthHolder, perRate, rows, typeName } from '../../markup.ts'

const fish = ['真鯛（愛媛）', '', '本鮪 赤身', '生帆立 殻付', '', '寒鰤 フィレ', '真鯵', '', '車海老 活']
const units = ['尾', '', '箱', '枚', '', '袋', 'kg', '', '尾']

/** A wholesaler of fish: a tall ruled slip, goods of the lower rate marked with 軽, two accounts in small print. */
export const layout: Layout = {
  wishes: { trade: 'food', rates: [8, 10, 8], lineCount: 9, number: 'digits', banks: ['regional', 'shinkin'] },
  render: facts => {
    const { issuer, payer } = facts
    return {
      css: `.page { padding: 12mm 22mm; font: 9.5pt/1.4 'UD Gothic'; color: #123a5c } h1 { font-size: 16pt; border: 2px
        solid #123a5c; padding: 1mm 8mm; letter-spacing: .5em } .head { display: flex; justify-content: space-between;
        align-items: flex-start } .goods { width: 100%; border: 2px solid #123a5c; margin-top: 3mm } .goods td, .goods
        th { border-left: 1px solid #123a5c; border-bottom: 1px dotted #123a5c; padding: 1mm 1.6mm; font-weight: 400;
        color: #111 } .goods th { border-bottom: 2px solid #123a5c; color: #123a5c } .small { font-size: 8pt } .sum {
        display: flex; justify-content: space-between; margin-top: 4mm } .sum td { padding: .6mm 2mm; border-bottom: 1px
        solid #123a5c; color: #111 }`,
      pages: [
        `<div class="head"><h1>請求書</h1><div>${written.dotted(facts.issue_date)}　No ${facts.invoice_number}</div></div>
        <div class="head" style="margin-top:4mm"><div><p style="font-size:13pt;color:#111">${payer.name}　様</p>
        <p style="margin-top:2mm">下記の通りご請求致します</p></div><div><b style="font-size:13pt">${issuer.name}</b><br>
        ${issuer.address}<br>℡ ${issuer.phone}　Fax ${issuer.fax}<br>登録番号：${issuer.registration_number}</div></div>
        <p class="small" style="margin-top:3mm">${facts.accounts
          .map(
            account =>
              `${account.bank.name} ${account.branch.name} (${typeName(account).slice(0, 1)}) ${account.number}`,
          )
          .join('　／　')}<br>口座名　${halfWidthHolder(facts.accounts[0])}</p>
        <table class="goods"><tr><th>日付</th><th>品　　名</th><th>税</th><th>数量</th><th>単価</th><th>金　額</th></tr>${rows(
          facts.lines,
          ({ name, quantity, unit, price, rate, amount }, index) =>
            `<tr><td>${written.dotted(addDays(facts.issue_date, 2 * index - 21)).slice(5)}</td>
            <td>${rate === 8 ? fish[index] || name : name}</td><td>${rate === 8 ? '軽' : ''}</td>
            <td class="number">${quantity}${rate === 8 ? units[index] || unit : unit}</td>
        <td class="number">${grouped(price)}</td>
            <td class="number">${grouped(amount)}</td></tr>`,
        )}${emptyRows(facts.lines, 16, 6)}</table>
        <div class="sum"><table>${perRate(
          facts,
          (rate, net, tax) => `<tr><td>${rate}%対象</td><td class="number">${net}</td><td>消費税</td>
          <td class="number">${tax}</td></tr>`,
        )}</table><table><tr><td>税抜額</td><td class="number">${grouped(facts.subtotal)}</td></tr><tr><td>消費税計</td>
        <td class="number">${grouped(facts.tax)}</td></tr><tr><td><b>今回御請求額</b></td>
        <td class="number" style="font-size:14pt">${grouped(facts.total)}</td></tr></table></div>
        <p style="margin-top:3mm">御支払期限　${written.dotted(facts.due_date)}　　「軽」は軽減税率（8%）対象商品</p>`,
      ],
    }
  },
}
