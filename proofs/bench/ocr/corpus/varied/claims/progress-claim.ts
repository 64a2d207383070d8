import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, typeName } from '../../markup.ts'

/** A claim for works in progress: contract, done so far, asked for before and now, each with its tax. */
export const layout: Layout = {
  wishes: { trade: 'building', lineCount: 2, number: 'customer', banks: ['major'], dueInDays: 60 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const before = 30_000 * (facts.lines.length + 7)
    const done = facts.subtotal + before
    const contract = done + 1_450_000
    const row = (label: string, net: number) =>
      `<tr><td>${label}</td><td class="number">${grouped(net)}</td><td class="number">${grouped(Math.floor(net / 10))}</td><td class="number">${grouped(net + Math.floor(net / 10))}</td></tr>`
    return {
      css: `.page { padding: 18mm; font-size: 10pt } h1 { font-size: 16pt; text-align: center; border-bottom: 1px solid #333 } table { width: 100%; margin: 5mm 0 } td, th { border: 1px solid #333; padding: 2mm; font-weight: 400 } th { background: #f2f2f2 } .info td:nth-child(odd) { background: #f2f2f2; width: 30mm }`,
      pages: [
        `<h1>出来高請求書（第 2 回）</h1><div style="display:flex;justify-content:space-between;margin-top:5mm"><p style="font-size:12pt">${payer.name}　御中</p><p>請求番号：${facts.invoice_number}<br>請求年月日：${written.long(facts.issue_date)}</p></div><p style="margin:3mm 0 0 96mm">${issuer.name}<br>〒${issuer.postal_code} ${issuer.address}<br>TEL ${issuer.phone}<br>登録番号 ${issuer.registration_number}</p>
        <table class="info"><tr><td>工事名</td><td>${facts.subject}</td><td>工期</td><td>${written.slashed(facts.issue_date)} から</td></tr><tr><td>支払期日</td><td>${written.long(facts.due_date)}</td><td>支払方法</td><td>振込</td></tr></table>
        <table><tr><th>区分</th><th>税抜金額</th><th>消費税（10%）</th><th>税込金額</th></tr>${row('契約金額', contract)}${row('出来高累計', done)}${row('既請求額', before)}${row('今回請求額', facts.subtotal)}${row('契約残額', contract - done)}</table>
        <p style="margin-top:6mm">振込先：${account.bank.name} ${account.branch.name} ${typeName(account)} ${account.number}<br>口座名義：${account.holder}</p>`,
      ],
    }
  },
}
