import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { emptyRows, grouped, perRate, rows, seal, typeName } from '../markup.ts'

/** A subcontractor's claim by progress: contract, earlier and present share of each work; bank in the head. */
export const layout: Layout = {
  wishes: { trade: 'building', lineCount: 6, number: 'customer', banks: ['regional'], isCurrentAccount: true },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    // Half was done by last month, as much again now: three quarters of what was agreed.
    const shares = (amount: number) => [amount * 2, amount / 2, amount, amount * 1.5].map(grouped)
    const cells = (amount: number) =>
      shares(amount)
        .map(share => `<td class="number">${share}</td>`)
        .join('')
    return {
      css: `.page { padding: 13mm 15mm; font-size: 9pt } h1 { font-size: 16pt; letter-spacing: .25em; text-align: center; border: 1.2pt solid #000; padding: 1mm; width: 96mm; margin: 0 auto 5mm } td, th { border: .6pt solid #000; padding: 1.1mm 1.8mm; font-weight: normal } th { background: #e9e9e9 } table { width: 100% } .top { display: grid; grid-template-columns: 86mm 1fr; gap: 6mm; margin-bottom: 5mm } .who { position: relative; line-height: 1.55 } .sum td { font-size: 14pt; text-align: right }`,
      pages: [
        `<h1>出来高請求書</h1><div class="top"><div><p style="font-size:13pt;border-bottom:1pt solid">${payer.name}　御中</p><table style="margin-top:4mm"><tr><th>注文書番号</th><td>K-${account.number.slice(0, 4)}</td></tr><tr><th>工事件名</th><td>丸の内一丁目改修工事</td></tr><tr><th>請求回数</th><td>第２回</td></tr></table></div>
        <div class="who"><table><tr><th>請求書No.</th><td>${facts.invoice_number}</td></tr><tr><th>請求日付</th><td>${written.longPadded(facts.issue_date)}</td></tr></table><p style="margin-top:2mm">〒${issuer.postal_code}　${issuer.address}<br><b style="font-size:12pt">${issuer.name}</b><br>TEL ${issuer.phone}　FAX ${issuer.fax}<br>適格事業者番号　${issuer.registration_number}</p>${seal(issuer.name, 'right:1mm;top:22mm')}</div></div>
        <table class="sum"><tr><th>今回出来高</th><th>消費税等</th><th>今回請求額（税込）</th></tr><tr><td>${grouped(facts.subtotal)}</td><td>${grouped(facts.tax)}</td><td><b>¥${grouped(facts.total)}</b></td></tr></table>
        <table style="margin-top:3mm"><tr><th>金融機関</th><td>${account.bank.name}</td><th>店名</th><td>${account.branch.name}</td><th>科目</th><td>${typeName(account)}</td></tr><tr><th>口座No.</th><td>${account.number}</td><th>口座名（カナ）</th><td colspan="3">${account.holder}</td></tr><tr><th>支払日</th><td>${written.longPadded(facts.due_date)}</td><th>支払方法</th><td colspan="3">振込（手形なし）</td></tr></table>
        <table style="margin-top:5mm"><tr><th>工種</th><th>契約金額</th><th>前回迄出来高</th><th>今回出来高</th><th>出来高累計</th><th>進捗</th></tr>${rows(facts.lines, ({ name, amount }) => `<tr><td>${name}</td>${cells(amount)}<td class="number">75%</td></tr>`)}${emptyRows(facts.lines, 14, 6)}<tr><th>計（税抜）</th>${cells(facts.subtotal)}<td class="number">75%</td></tr></table>
        <p style="margin-top:3mm;text-align:right">${perRate(facts, (rate, net, tax) => `${rate}％対象　今回出来高 ${net}円　消費税等 ${tax}円`)}　契約残高 ${grouped(facts.subtotal / 2)}円</p>`,
      ],
    }
  },
}
