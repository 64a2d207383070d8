import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { fullWidth, grouped, perRate, rows, typeName } from '../../markup.ts'

/** A cleaning company's monthly letter of a word processor: an era day, terms below 記, wide digits in the sum only. */
export const layout: Layout = {
  wishes: { trade: 'care', lineCount: 3, number: 'era', banks: ['regional'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 24mm 25mm; font: 10.5pt/1.75 'UD Mincho' } h1 { font-size: 16pt; text-align: center; font-weight: 400; letter-spacing: .6em; margin: 9mm 0 7mm } table { width: 100%; margin: 3mm 0 } td, th { border: 1px solid #000; padding: 1mm 3mm; font-weight: 400 } .items { margin-left: 4mm } .items p { display: grid; grid-template-columns: 34mm 1fr }`,
      pages: [
        `<p style="text-align:right">請求番号　${facts.invoice_number}<br>${written.era(facts.issue_date)}</p><p style="font-size:12pt">${payer.name}　御中</p><div style="margin:5mm 0 0 auto;width:86mm"><p>${issuer.name}</p><p style="font-size:9.5pt;line-height:1.5">〒${issuer.postal_code}<br>${issuer.address}<br>電話　${issuer.phone}<br>登録番号　${issuer.registration_number}</p></div>
        <h1>清掃業務料金請求書</h1><p>　平素は格別のお引き立てを賜り、厚く御礼申し上げます。<br>　${Number(facts.issue_date.slice(5, 7))}月分の清掃業務料金を下記のとおりご請求いたしますので、よろしくお願い申し上げます。</p><p style="text-align:center;margin:3mm 0">記</p>
        <p style="font-size:13pt;text-align:center;text-decoration:underline">御請求金額　金${fullWidth(grouped(facts.total))}円也（税込）</p>
        <table><tr><th>業務内容</th><th>数量</th><th>単価</th><th>金額（円）</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${name}</td><td class="number">${grouped(quantity)}${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}<tr><td colspan="3" class="number">小計</td><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(facts, (rate, net, tax) => `<tr><td colspan="3" class="number">消費税（${rate}％対象 ${net}円）</td><td class="number">${tax}</td></tr>`)}<tr><td colspan="3" class="number">合計</td><td class="number">${grouped(facts.total)}</td></tr></table>
        <div class="items"><p><span>・お支払期日</span><span>${written.era(facts.due_date)}</span></p><p><span>・お振込先</span><span>${account.bank.name}　${account.branch.name}<br>${typeName(account)}預金　${account.number}<br>${account.holder}</span></p></div><p style="margin-top:4mm;font-size:9.5pt">※ 誠に恐れ入りますが、振込手数料は貴社にてご負担願います。</p><p style="text-align:right">以上</p>`,
      ],
    }
  },
}
