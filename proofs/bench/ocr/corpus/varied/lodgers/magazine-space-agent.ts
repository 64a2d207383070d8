import { addDays, endOfMonth, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, mark, perRate, rows, typeName } from '../../markup.ts'

const media = ['月刊ものづくり 11月号 表4', '業界紙 全5段', 'Web バナー（PC/SP）', '制作・データ入稿費']

/** An agency that buys space in magazines: issues and days of publication in lines, two banks side by side. */
export const layout: Layout = {
  wishes: { trade: 'creative', lineCount: 4, number: 'month', banks: ['major', 'shinkin'] },
  render: facts => {
    const { issuer, payer, accounts } = facts
    return {
      css: `.page { padding: 16mm 20mm; font: 9.5pt/1.5 'Noto Sans CJK JP'; color: #1b1b1b } .logo { display: flex; justify-content: space-between; align-items: center } h1 { text-align: center; font-size: 15pt; letter-spacing: .5em; margin: 5mm 0; background: #f3f3f3; padding: 1.5mm } .to { width: 92mm } .two { display: flex; justify-content: space-between; gap: 8mm } .total { width: 100%; margin: 5mm 0; border: 1.5px solid #111 } .total td { padding: 2mm 4mm } table.items { width: 100% } .items th { background: #333; color: #fff; font-weight: 400; padding: 1mm } .items td { border-bottom: 1px solid #999; padding: 1.4mm 2mm } .banks { display: flex; gap: 6mm; margin-top: 3mm } .banks div { border: 1px solid #999; padding: 2mm 4mm; flex: 1; font-size: 9pt }`,
      pages: [
        `<div class="logo"><span>${mark('bars', '#c2185b', '10mm')}</span><span style="font-size:8.5pt">発行年月日 ${written.dotted(facts.issue_date)}</span></div>
        <h1>ご請求書</h1><div class="two"><div class="to"><p>〒${payer.postal_code}<br>${payer.address}</p>
        <p style="font-size:12.5pt;margin-top:2mm">${payer.name}</p><p class="number">宣伝部　御中</p></div>
        <div style="font-size:9pt"><b style="font-size:11pt">${issuer.name}</b><br>メディア第二局<br>${issuer.address}<br>
        電話：${issuer.phone}（直通）<br>登録番号 ${issuer.registration_number}<br>担当：城戸　承認：永井</div></div>
        <p style="margin-top:4mm">ご請求書番号　${facts.invoice_number}　　広告主名　${payer.name}</p>
        <table class="total"><tr><td>ご請求金額合計</td><td class="number" style="font-size:15pt"><b>${grouped(facts.total)}</b> 円</td>
        <td>うち消費税</td><td class="number">${grouped(facts.tax)} 円</td></tr></table>
        <table class="items"><tr><th>媒体・スペース</th><th>掲載日</th><th>数量</th><th>料金</th><th>金額</th></tr>${rows(
          facts.lines,
          ({ quantity, price, amount }, index) =>
            `<tr><td>${media[index] ?? ''}</td><td>${written.dotted(addDays(endOfMonth(facts.issue_date, -1), -9 + index * 2))}</td>
            <td class="number">${quantity}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`,
        )}<tr><td colspan="4" class="number">税抜合計</td><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(
          facts,
          (rate, net, tax) =>
            `<tr><td colspan="4" class="number">${rate}％対象（${net}円）消費税</td><td class="number">${tax}</td></tr>`,
        )}<tr><td colspan="4" class="number">総合計</td><td class="number">${grouped(facts.total)}</td></tr></table>
        <p style="margin-top:5mm">お支払期限は${written.long(facts.due_date)}です。下記いずれかの口座へお振り込みください（手数料はご負担願います）。</p>
        <div class="banks">${accounts
          .map(
            account =>
              `<div>${account.bank.name}　${account.branch.name}<br>${typeName(account)}　No.${account.number}<br>${account.holder}</div>`,
          )
          .join('')}</div>`,
      ],
    }
  },
}
