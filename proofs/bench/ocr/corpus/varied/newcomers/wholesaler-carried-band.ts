import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows } from '../../markup.ts'

/** A wholesaler to restaurants: what was left, paid and bought, two rates, slips by day, the account under the name. */
export const layout: Layout = {
  wishes: {
    trade: 'food',
    lineCount: 8,
    rates: [8, 10],
    isCarriedOver: true,
    number: 'customer',
    banks: ['regional'],
    dueInDays: 28,
  },
  render: facts => {
    const {
      issuer,
      payer,
      carried,
      accounts: [account],
    } = facts
    const paid = carried + 63_500
    const closed = addDays(facts.issue_date, -3)
    return {
      css: `.page { padding: 12mm 13mm; font-size: 9pt; font-family: 'UD Gothic' } h1 { font-size: 16pt; text-align: center; letter-spacing: .5em; color: #7a1f1f } .two { display: flex; justify-content: space-between; margin: 4mm 0 } table { width: 100% } th { background: #f3e2dd; color: #7a1f1f; font-weight: 400 } td, th { border: 1px solid #b98; padding: 1mm 1.6mm } .band td { text-align: right; font-size: 10.5pt } .list td { border-top: 0; border-bottom: 1px dashed #b98; font-size: 8.5pt }`,
      pages: [
        `<h1>請求書</h1><div class="two"><div><p>〒${payer.postal_code}</p><p>${payer.address}</p><p style="font-size:13pt;margin:3mm 0">${payer.name}　様</p><p>得意先CD 10382　　${written.dotted(closed)} 締切</p></div><div>請求書番号 ${facts.invoice_number}　発行日 ${written.dotted(facts.issue_date)}<br><b style="font-size:12pt">${issuer.name}</b><br>〒${issuer.postal_code} ${issuer.address}<br>TEL ${issuer.phone} FAX ${issuer.fax}<br>登録番号 ${issuer.registration_number}<br>振込銀行 ${account.bank.name}/${account.branch.name}/(普)${account.number}<br>　　　　 ${account.holder}</div></div>
        <table class="band"><tr><th>前回ご請求額</th><th>ご入金額</th><th>差引繰越額</th><th>今回お買上額</th><th>消費税額</th><th>今回ご請求額</th><th>お支払期日</th></tr><tr><td>${grouped(carried + paid)}</td><td>${grouped(paid)}</td><td>${grouped(carried)}</td><td>${grouped(facts.subtotal)}</td><td>${grouped(facts.tax)}</td><td style="background:#fff6e0"><b>${grouped(facts.total)}</b></td><td>${written.dotted(facts.due_date)}</td></tr></table>
        <p style="margin:2mm 0">毎度ありがとうございます。${written.dotted(closed)} までのお取引を下記の通りご請求いたします。（＊は軽減税率）</p>
        <table class="list"><tr><th>日付</th><th>伝票No</th><th>商品名</th><th>数量</th><th>単位</th><th>単価</th><th>金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, rate, amount }, at) => `<tr><td>${written.dotted(addDays(facts.issue_date, at * 3 - 25)).slice(5)}</td><td>${40_218 + at * 7}</td><td>${name}${rate === 8 ? ' ＊' : ''}</td><td class="number">${quantity}</td><td>${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}<tr><td></td><td></td><td>【お買上計】</td><td></td><td></td><td></td><td class="number">${grouped(facts.subtotal)}</td></tr></table>
        <table style="width:104mm;margin:4mm 0 0 auto"><tr><th>税率区分</th><th>税抜お買上額</th><th>消費税額</th></tr>${perRate(facts, (rate, net, tax) => `<tr><td>${rate === 8 ? '軽減 8%' : '標準10%'}</td><td class="number">${net}</td><td class="number">${tax}</td></tr>`)}</table>`,
      ],
    }
  },
}
