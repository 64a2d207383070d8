import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { emptyRows, grouped, perRate, rows, seal, typeName } from '../../markup.ts'

/** A form of packaged bookkeeping: round blue frames, two rates in the last rows, the account below the addressee. */
export const layout: Layout = {
  wishes: { trade: 'food', lineCount: 6, rates: [8, 10], number: 'digits', banks: ['major'], dueInDays: 31 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 12mm 13mm; font-family: 'UD Mincho'; font-size: 9.5pt; color: #123 } h1 { font-size: 18pt; font-weight: 400; letter-spacing: 1em; text-align: center; color: #2a55a5 } .frame { border: 1.5px solid #2a55a5; border-radius: 3mm; overflow: hidden } .two { display: flex; justify-content: space-between; gap: 6mm; margin: 4mm 0 } .label { color: #2a55a5 } table { width: 100% } th { background: #dbe6f8; color: #2a55a5; font-weight: 400; border-bottom: 1px solid #2a55a5 } td, th { border-right: 1px solid #2a55a5; padding: 1.1mm 1.6mm } tr > :last-child { border-right: 0 } .list tr:nth-child(odd) td { background: #f2f6fd } .from { position: relative }`,
      pages: [
        `<p style="text-align:right"><span class="label">請求書番号</span> ${facts.invoice_number}　　<span class="label">頁</span> 1</p><h1>請求書</h1><div class="two"><div style="width:92mm"><p>〒${payer.postal_code}</p><p>${payer.address}</p><p style="font-size:13pt;margin:2mm 0 4mm 6mm">${payer.name}　御中</p><div class="frame" style="padding:2mm 4mm"><span class="label">お振込先</span>　${account.bank.name}　${account.branch.name}<br>　　　　　${typeName(account)}　${account.number}<br>　　　　　${account.holder}</div></div>
        <div class="from" style="width:80mm">${written.era(facts.issue_date)}<br><br><span style="font-size:13pt">${issuer.name}</span><br>〒${issuer.postal_code}<br>${issuer.address}<br>TEL:${issuer.phone}　FAX:${issuer.fax}<br>登録番号：${issuer.registration_number}${seal(issuer.name, 'left:36mm;top:6mm')}</div></div>
        <p>下記の通り御請求申し上げます。</p><div class="frame" style="margin:2mm 0"><table><tr><th>税抜御買上額</th><th>消費税額等</th><th>今回御請求額</th><th>お支払期限</th></tr><tr style="font-size:12pt"><td class="number">${grouped(facts.subtotal)}</td><td class="number">${grouped(facts.tax)}</td><td class="number">￥${grouped(facts.total)}</td><td class="number">${written.era(facts.due_date)}</td></tr></table></div>
        <div class="frame"><table class="list"><tr><th>伝票日付</th><th>伝票番号</th><th style="width:62mm">商　品　名</th><th>数量</th><th>単位</th><th>単価</th><th>金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, rate, amount }, at) => `<tr><td>${written.slashed(addDays(facts.issue_date, at * 4 - 27)).slice(5)}</td><td class="number">${1_730 + at * 4}</td><td>${name}${rate === 8 ? '　※' : ''}</td><td class="number">${quantity}</td><td>${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}${emptyRows(facts.lines, 13, 7)}${perRate(facts, (rate, net, tax) => `<tr><td></td><td></td><td>《${rate}%対象》　税抜額 ${net}</td><td colspan="3" class="number">《消費税 ${rate}%》</td><td class="number">${tax}</td></tr>`)}<tr><td></td><td></td><td>　《合　計》</td><td></td><td></td><td></td><td class="number">${grouped(facts.total)}</td></tr></table></div><p style="font-size:8.5pt;margin-top:1mm">※印は軽減税率（8%）対象商品です。</p>`,
      ],
    }
  },
}
