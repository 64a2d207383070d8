import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { grouped, perRate, rows, typeName } from '../markup.ts'

/** A sheet of letter paper: the sender is in its footer, in small print, the account in one line. */
export const layout: Layout = {
  wishes: { trade: 'care', lineCount: 3, number: 'year', banks: ['regional'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { font-family: 'UD Gothic', sans-serif; padding: 25mm 25mm } h1 { font-size: 15pt; border-left: 4mm solid #b5523b; padding-left: 4mm; margin-bottom: 8mm } footer { position: absolute; left: 25mm; right: 25mm; bottom: 12mm; border-top: 2px solid #b5523b; padding-top: 2mm; font-size: 7.5pt } table { width: 100%; margin: 6mm 0 } td { padding: 2mm; border-bottom: 1px solid #ccc } .meta td:first-child { width: 40mm; background: #faf1ee }`,
      pages: [
        `<h1>請求書</h1><p style="font-size:13pt;margin-bottom:6mm">${payer.name}　御中</p><table class="meta"><tr><td>請求書番号</td><td>${facts.invoice_number}</td></tr><tr><td>発行日</td><td>${written.longPadded(facts.issue_date)}</td></tr><tr><td>支払期日</td><td>${written.longPadded(facts.due_date)}</td></tr><tr><td>請求金額</td><td><b>${grouped(facts.total)}円（税込）</b></td></tr></table>
        <table>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${name}</td><td class="number">${quantity}${unit} × ${grouped(price)}円</td><td class="number">${grouped(amount)}円</td></tr>`)}<tr><td></td><td class="number">税抜合計</td><td class="number">${grouped(facts.subtotal)}円</td></tr>${perRate(facts, (rate, net, tax) => `<tr><td></td><td class="number">消費税（${rate}%対象 ${net}円）</td><td class="number">${tax}円</td></tr>`)}<tr><td></td><td class="number"><b>税込合計</b></td><td class="number"><b>${grouped(facts.total)}円</b></td></tr></table>
        <p>振込先口座：${account.bank.name}（${account.bank.code}）${account.branch.name}（${account.branch.code}）${typeName(account)}${account.number}　${account.holder}</p><footer>${issuer.name}　〒${issuer.postal_code} ${issuer.address}　TEL ${issuer.phone}　FAX ${issuer.fax}<br>登録番号 ${issuer.registration_number}</footer>`,
      ],
    }
  },
}
