import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, mark, perRate, rows, typeName } from '../../markup.ts'

const signs = [
  ['店頭看板 製作', '台'],
  ['取付工事', '日'],
  ['アクリル銘板', '枚'],
  ['ウィンドウシート', '面'],
  ['ステッカー', '枚'],
] as const

/** A maker of signs: one coloured column at the left holds sender, days and account; the work stands beside it. */
export const layout: Layout = {
  wishes: { trade: 'creative', lineCount: 5, number: 'dots', banks: ['major'], dueInDays: 35 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const item = (label: string, value: string) => `<dt>${label}</dt><dd>${value}</dd>`
    return {
      css: `.page { display: grid; grid-template-columns: 66mm 1fr; font: 9.5pt/1.6 'UD Gothic' } .side { background: #e6eef5; padding: 16mm 8mm; height: 297mm } .side b { font-size: 11pt } .side dt { font-size: 8pt; color: #35566f; margin-top: 4mm } .side dd { font-size: 10pt } .main { padding: 16mm 14mm 16mm 12mm } h1 { font-size: 24pt; font-weight: 700; letter-spacing: .1em; color: #14344d; line-height: 1.2 } .lines { width: 100%; margin-top: 8mm } .lines th { font-weight: 400; font-size: 8.5pt; color: #35566f; border-bottom: 1.5px solid #14344d; padding: 1mm 0 } .lines td { padding: 2mm 0; border-bottom: 1px solid #cdd8e0 } .sums { width: 100%; margin-top: 4mm } .sums td { padding: .8mm 0 }`,
      pages: [
        `<div class="side">${mark('bars', '#14344d', '14mm')}<p style="margin-top:4mm"><b>${issuer.name}</b></p><p style="font-size:8.5pt">〒${issuer.postal_code}<br>${issuer.address}<br>Tel ${issuer.phone}<br>Fax ${issuer.fax}</p><dl>${item('登録番号', issuer.registration_number)}${item('請求番号', facts.invoice_number)}${item('請求日', written.dotted(facts.issue_date))}${item('お支払期限', written.dotted(facts.due_date))}${item('お振込先', `${account.bank.name}<br>${account.branch.name}<br>${typeName(account)} ${account.number}<br>${account.holder}`)}${item('備考', '振込手数料は貴社にてご負担ください。')}</dl></div>
        <div class="main"><h1>請求書</h1><p style="font-size:13pt;margin-top:9mm">${payer.name}　御中</p><p style="margin-top:3mm">〒${payer.postal_code}<br>${payer.address}</p><p style="margin-top:5mm">看板の製作・取付代金をご請求いたします。</p>
        <table class="lines"><tr><th style="text-align:left">品目</th><th class="number">数量</th><th class="number">単価</th><th class="number">金額</th></tr>${rows(facts.lines, ({ quantity, price, amount }, at) => `<tr><td>${signs[at]?.[0] ?? ''}</td><td class="number">${grouped(quantity)}${signs[at]?.[1] ?? ''}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}</table>
        <table class="sums">${perRate(facts, (rate, net, tax) => `<tr><td>税抜額（${rate}%）</td><td class="number">${net}</td></tr><tr><td>消費税（${rate}%）</td><td class="number">${tax}</td></tr>`)}<tr><td style="padding-top:3mm">ご請求合計</td><td class="number" style="padding-top:3mm;font-size:20pt;font-weight:700;line-height:1.2">¥${grouped(facts.total)}</td></tr></table></div>`,
      ],
    }
  },
}
