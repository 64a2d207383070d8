import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { fullWidth, grouped, perRate, rows } from '../markup.ts'

/** An old word processor: wide letters and digits everywhere, boxes of lines, era dates with 月 and 日 apart. */
export const layout: Layout = {
  wishes: { trade: 'care', lineCount: 4, number: 'era', banks: ['regional'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { font-family: 'Noto Serif CJK JP', serif; padding: 20mm 18mm; font-size: 10pt } h1 { text-align: center; font-size: 18pt; font-weight: normal } table { width: 100%; margin: 4mm 0 } td, th { border: 1px solid #000; padding: 1.4mm 2mm; font-weight: normal }`,
      pages: [
        `<p style="text-align:right">${fullWidth(written.era(facts.issue_date))}</p><h1>御　請　求　書</h1><p style="font-size:12pt">${payer.name}　御中</p><p style="margin-left:95mm">${issuer.name}<br>${fullWidth(issuer.address)}<br>ＴＥＬ　${fullWidth(issuer.phone)}<br>登録番号　${fullWidth(issuer.registration_number)}</p><table><tr><th>御請求番号</th><td>${fullWidth(facts.invoice_number)}</td><th>御支払期限</th><td>${fullWidth(written.era(facts.due_date))}</td></tr><tr><th>御請求金額</th><td colspan="3" style="font-size:14pt">金　${fullWidth(grouped(facts.total))}　円（消費税込）</td></tr></table>
        <table><tr><th>摘　　要</th><th>数　量</th><th>金　　額</th></tr>${rows(facts.lines, line => `<tr><td>${line.name}</td><td class="number">${fullWidth(grouped(line.quantity))}${line.unit}</td><td class="number">${fullWidth(grouped(line.amount))}</td></tr>`)}<tr><td colspan="2">小　　計</td><td class="number">${fullWidth(grouped(facts.subtotal))}</td></tr>${perRate(facts, (rate, _, tax) => `<tr><td colspan="2">消費税（${fullWidth(String(rate))}％）</td><td class="number">${fullWidth(tax)}</td></tr>`)}<tr><td colspan="2">合　　計</td><td class="number">${fullWidth(grouped(facts.total))}</td></tr></table>
        <table><tr><th rowspan="2">御振込先</th><td>${account.bank.name}　${account.branch.name}</td></tr><tr><td>（普通）${fullWidth(account.number)}　${account.holder}</td></tr></table>`,
      ],
    }
  },
}
