import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { grouped, mark, perRate, rows } from '../markup.ts'

/** A food wholesaler: reduced rate marked by ※, an account at each of two banks. */
export const layout: Layout = {
  wishes: {
    trade: 'food',
    lineCount: 9,
    rates: [8, 8, 10],
    number: 'digits',
    banks: ['regional', 'shinkin'],
    dueInDays: 20,
  },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account, second = account],
    } = facts
    return {
      css: `.page { padding: 14mm 16mm; font-size: 9.5pt } .head { display: flex; justify-content: space-between } h1 { font-size: 18pt; color: #2b6b2b } table { width: 100%; margin: 4mm 0 } th { border-bottom: 2px solid #2b6b2b; text-align: left } td { border-bottom: 1px dashed #aaa; padding: 1.2mm 1mm } .sum { width: 90mm; margin-left: auto } .sum td { border: 1px solid #2b6b2b } .bank { border: 2px solid #2b6b2b; border-radius: 3mm; padding: 3mm 5mm }`,
      pages: [
        `<div class="head"><div><h1>御請求書</h1><p style="font-size:13pt;margin:6mm 0">${payer.name}　様</p><p>毎度ありがとうございます。下記の通りご請求いたします。</p></div><div>${mark('leaf', '#2b6b2b')} <b style="font-size:14pt">${issuer.name}</b><br>〒${issuer.postal_code}<br>${issuer.address}<br>電話（${issuer.phone}）<br>登録番号：${issuer.registration_number}<br><br>No. ${facts.invoice_number}<br>発行日 ${written.spaced(facts.issue_date)}</div></div>
        <table><tr><th>合計請求金額</th><th>お支払期限</th></tr><tr><td style="font-size:18pt">${grouped(facts.total)}円</td><td style="font-size:12pt">${written.spaced(facts.due_date)}</td></tr></table>
        <table><tr><th>品　名</th><th class="number">数　量</th><th class="number">単　価</th><th class="number">金　額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, rate, amount }) => `<tr><td>${name}${rate === 8 ? ' ※' : ''}</td><td class="number">${quantity}${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}</table><p>※は軽減税率対象品目です。</p>
        <table class="sum">${perRate(facts, (rate, net, tax) => `<tr><td>${rate}％対象</td><td class="number">${net}</td><td>消費税</td><td class="number">${tax}</td></tr>`)}<tr><td colspan="3">税込合計</td><td class="number">${grouped(facts.total)}</td></tr></table>
        <div class="bank">【お振込先】<br>${account.bank.name}　${account.branch.name}　（普）${account.number}<br>${second.bank.name}　${second.branch.name}　（普）${second.number}<br>口座名義　${account.holder}</div>`,
      ],
    }
  },
}
