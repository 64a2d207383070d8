import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { emptyRows, fullWidth, grouped, perRate, seal } from '../markup.ts'

/** A printed form that is filled in by hand or machine: green rules, digits of the total in single boxes. */
export const layout: Layout = {
  wishes: { trade: 'food', lineCount: 5, rates: [8], number: 'digits', banks: ['shinkin'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { font-family: 'UD Mincho', serif; padding: 16mm 18mm; font-size: 10.5pt } h1 { text-align: center; color: #176b4d; font-weight: normal; letter-spacing: 1em; font-size: 19pt; margin-bottom: 5mm } td, th { border: 1px solid #176b4d; padding: 1.3mm 2mm; font-weight: normal } th { color: #176b4d } .lines { width: 100%; margin-top: 6mm } .sum { font-size: 15pt; margin-top: 6mm } .who { position: relative; margin-left: auto; width: 80mm }`,
      pages: [
        `<h1>請求書</h1><p style="text-align:right">No.${facts.invoice_number}<br>${written.spaced(facts.issue_date)}</p><p style="font-size:14pt;border-bottom:1px solid #176b4d;width:90mm">${payer.name}　様</p>
        <div class="who">〒${issuer.postal_code}<br>${issuer.address}<br><span style="font-size:13pt">${issuer.name}</span><br>TEL　${issuer.phone}<br>登録番号　${issuer.registration_number}${seal(issuer.name.slice(0, 4), 'right:0;top:6mm;width:16mm;height:16mm')}</div><p>下記の通り御請求申し上げます</p><table class="sum"><tr><th>合計金額</th><td>￥${fullWidth(grouped(facts.total))}</td><th style="font-size:9pt">税込</th></tr></table>
        <table class="lines"><tr><th>品　　　　名</th><th>数　量</th><th>単　価</th><th>金　　額</th></tr>${facts.lines.map(line => `<tr><td>${line.name}</td><td class="number">${line.quantity}</td><td class="number">${grouped(line.price)}</td><td class="number">${grouped(line.amount)}</td></tr>`).join('')}${emptyRows(facts.lines, 11, 4)}${perRate(facts, (rate, net, tax) => `<tr><td>軽減税率${rate}%対象額 ${net}</td><td colspan="2">消費税額等</td><td class="number">${tax}</td></tr>`)}<tr><td>合　　　計</td><td colspan="2"></td><td class="number">${grouped(facts.total)}</td></tr></table>
        <p style="margin-top:5mm">取引銀行　${account.bank.name}　${account.branch.name}　普通預金　Ｎｏ．${fullWidth(account.number)}<br>　　　　　${account.holder}<br>お支払期日　${written.spaced(facts.due_date)}</p>`,
      ],
    }
  },
}
