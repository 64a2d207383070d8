import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { grouped, perRate, rows, typeName } from '../markup.ts'

/** An online invoice service: small grey labels, a box with the amount, taxes in a block of their own. */
export const layout: Layout = {
  wishes: { trade: 'food', lineCount: 5, rates: [8, 10], number: 'year', banks: ['major'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 14mm 15mm; font-size: 8.5pt; color: #222 } h1 { font-size: 17pt; font-weight: 500; letter-spacing: .3em; text-align: center; margin-bottom: 6mm } .top { display: flex; justify-content: space-between } .top dl { display: grid; grid-template-columns: 22mm 40mm; row-gap: .5mm } dt { color: #777 } .amount { display: flex; border: 1px solid #999; width: 84mm; margin: 5mm 0 } .amount span { background: #eef; padding: 2.5mm 4mm; width: 30mm } .amount b { padding: 2mm 4mm; font-size: 14pt; flex: 1; text-align: right } table { width: 100% } th { background: #445; color: #fff; font-weight: 500; padding: 1mm 2mm } td { border-bottom: 1px solid #ccc; padding: 1mm 2mm } .sums { display: flex; justify-content: space-between; margin-top: 3mm } .sums table { width: 76mm } .foot { margin-top: 5mm; border: 1px solid #ccc; padding: 2mm 3mm }`,
      pages: [
        `<h1>請求書</h1><div class="top"><div><p style="font-size:12pt;border-bottom:1px solid #222;padding-bottom:1mm">${payer.name}　御中</p><p style="margin-top:2mm">〒${payer.postal_code}<br>${payer.address}</p><p style="margin-top:3mm">件名　${facts.subject}</p><p>下記のとおりご請求申し上げます。</p></div>
        <div><dl><dt>請求日</dt><dd>${written.long(facts.issue_date)}</dd><dt>請求書番号</dt><dd>${facts.invoice_number}</dd><dt>登録番号</dt><dd>${issuer.registration_number}</dd></dl><p style="margin-top:2mm"><b>${issuer.name}</b><br>〒${issuer.postal_code}<br>${issuer.address}<br>TEL: ${issuer.phone}</p></div></div>
        <div class="amount"><span>ご請求金額</span><b>¥ ${grouped(facts.total)}</b></div><p>お支払期限　${written.long(facts.due_date)}</p>
        <table><tr><th>日付</th><th>品目</th><th>数量</th><th>単価</th><th>税率</th><th>金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, rate, amount }) => `<tr><td>${written.slashed(facts.issue_date).slice(5)}</td><td>${name}</td><td class="number">${quantity} ${unit}</td><td class="number">${grouped(price)}</td><td class="number">${rate === 8 ? '8%(軽)' : '10%'}</td><td class="number">${grouped(amount)}</td></tr>`)}</table>
        <div class="sums"><table><tr><td>内訳</td><td></td><td></td></tr>${perRate(facts, (rate, net, tax) => `<tr><td>${rate}%対象(税抜)</td><td class="number">${net}円</td><td class="number">消費税 ${tax}円</td></tr>`)}</table><table><tr><td>小計</td><td class="number">${grouped(facts.subtotal)}円</td></tr><tr><td>消費税</td><td class="number">${grouped(facts.tax)}円</td></tr><tr><td><b>合計</b></td><td class="number"><b>${grouped(facts.total)}円</b></td></tr></table></div>
        <div class="foot"><p style="color:#777">お振込先</p><p>${account.bank.name} ${account.branch.name}（${account.branch.code}） ${typeName(account)} ${account.number} ${account.holder}</p></div><p style="margin-top:2mm">※ (軽)は軽減税率対象です。恐れ入りますが、振込手数料は貴社にてご負担ください。</p>`,
      ],
    }
  },
}
