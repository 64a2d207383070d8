import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, typeName } from '../../markup.ts'

/** No day on which payment is due but 「翌月末日」 in its place, beside the day on which the page was printed. */
export const layout: Layout = {
  wishes: { trade: 'care', lineCount: 3, number: 'digits', banks: ['major'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 16mm 18mm; font-size: 10pt } h1 { text-align: center; font-size: 18pt } .made { text-align: right; font-size: 7.5pt; color: #666 } .two { display: flex; justify-content: space-between; margin: 6mm 0 } table { width: 100% } td, th { border: 1px solid #777; padding: 1.5mm 2mm; font-weight: 400 } .head td:nth-child(odd) { background: #eee } .total { font-size: 15pt; margin: 4mm 0 }`,
      pages: [
        `<p class="made">出力日時 ${written.slashed(addDays(facts.issue_date, 2))} 09:41　Page 1/1</p><h1>御 請 求 書</h1><div class="two"><div><p>〒${payer.postal_code}　${payer.address}</p><p style="font-size:13pt;margin-top:2mm">${payer.name} 御中</p></div><div><b style="font-size:12pt">${issuer.name}</b><br>適格請求書発行事業者登録番号：${issuer.registration_number}<br>${issuer.address}<br>TEL：${issuer.phone}</div></div>
        <table class="head"><tr><td>請求書番号</td><td>${facts.invoice_number}</td><td>発行年月日</td><td>${written.slashed(facts.issue_date)}</td><td>お支払期限</td><td>翌月末日</td></tr></table><p class="total">ご請求額　<b>￥${grouped(facts.total)}</b>　（税込）</p>
        <table><tr><th>内容</th><th>数量</th><th></th><th>単価</th><th>金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${name}</td><td class="number">${quantity}</td><td>${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}<tr><td colspan="4" class="number">小計</td><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(facts, (rate, _, tax) => `<tr><td colspan="4" class="number">消費税等（${rate}％）</td><td class="number">${tax}</td></tr>`)}<tr><td colspan="4" class="number">合計</td><td class="number">${grouped(facts.total)}</td></tr></table>
        <p style="margin-top:6mm">【振込先】${account.bank.name} ${account.branch.name}（店番 ${account.branch.code}）${typeName(account)} No.${account.number}　名義人：${account.holder}</p><p>※振込手数料は貴社にてご負担ください。</p>`,
      ],
    }
  },
}
