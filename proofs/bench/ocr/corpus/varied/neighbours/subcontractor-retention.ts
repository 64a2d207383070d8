import { endOfMonth, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { emptyRows, grouped, rows, seal, typeName } from '../../markup.ts'

/** A subcontractor's progress on the form of a general contractor: contract, retention and earlier claims around it. */
export const layout: Layout = {
  wishes: { trade: 'building', lineCount: 4, number: 'slashes', banks: ['regional'], isCurrentAccount: true },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const retention = Math.round(facts.subtotal / 9)
    const done = facts.subtotal + retention
    const before = 1_350_000
    const contract = (before + done) * 2
    const closing = endOfMonth(facts.issue_date, -1)
    const steps = [
      ['①', '契約金額（税抜）', contract],
      ['②', '出来高累計', before + done],
      ['③', '前回迄出来高', before],
      ['④', '今回出来高（②－③）', done],
      ['⑤', '保留金（④×10%）', retention],
      ['⑥', '今回請求額 税抜（④－⑤）', facts.subtotal],
      ['⑦', '消費税及び地方消費税（⑥×10%）', facts.tax],
      ['⑧', '今回請求額 税込（⑥＋⑦）', facts.total],
      ['⑨', '契約残額（①－②）', contract - before - done],
    ] as const
    return {
      css: `.page { padding: 14mm 15mm; font: 9pt/1.45 'UD Mincho' } h1 { font-size: 17pt; font-weight: 400; text-align: center; letter-spacing: .3em } .form { width: 100% } .form td, .form th { border: 1px solid #000; padding: .9mm 2mm; font-weight: 400; height: 6.6mm } .form th { background: #f3f3f3; white-space: nowrap } .two { display: grid; grid-template-columns: 96mm 1fr; gap: 4mm; margin: 4mm 0 } .from { border: 1px solid #000; padding: 2mm 3mm; position: relative }`,
      pages: [
        `<div style="display:flex;justify-content:space-between"><span>様式第３号（協力会社用）</span><span>提出期限：毎月25日必着</span></div><h1>工事出来高請求書</h1><p style="text-align:right">請求日　${written.era(facts.issue_date)}</p><p style="font-size:12pt">${payer.name}　御中</p>
        <div class="two"><table class="form"><tr><th>工事名称</th><td>（仮称）丸の内二丁目計画 新築工事</td></tr><tr><th>工事番号</th><td>24-0817-03</td></tr><tr><th>注文書番号</th><td>PO-118240</td></tr><tr><th>請求書番号</th><td>${facts.invoice_number}</td></tr><tr><th>出来高期間</th><td>${written.era(`${closing.slice(0, 8)}01`)}　～　${written.era(closing)}</td></tr><tr><th>回数</th><td>第４回</td></tr></table>
        <div class="from">協力会社名<br><span style="font-size:11pt">${issuer.name}</span><br>${issuer.address}<br>電話 ${issuer.phone}<br>登録番号 ${issuer.registration_number}<br>建設業許可　（般-5）第48213号${seal(issuer.name, 'right:2mm;bottom:2mm')}</div></div>
        <table class="form">${steps.map(([sign, label, amount]) => `<tr${sign === '⑧' ? ' style="font-size:12pt"' : ''}><td style="width:8mm;text-align:center">${sign}</td><td>${label}</td><td class="number" style="width:60mm">${grouped(amount)}</td></tr>`).join('')}</table>
        <p style="margin-top:4mm">【今回出来高内訳】</p><table class="form"><tr><th>工種</th><th>契約数量</th><th>単位</th><th>単価</th><th>今回数量</th><th>今回金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${name}</td><td class="number">${quantity * 3}</td><td>${unit}</td><td class="number">${grouped(price)}</td><td class="number">${quantity}</td><td class="number">${grouped(amount)}</td></tr>`)}<tr><td>前月保留金戻入ほか調整</td><td></td><td></td><td></td><td></td><td class="number">${grouped(retention)}</td></tr>${emptyRows(facts.lines, 6, 6)}</table>
        <table class="form" style="margin-top:4mm"><tr><th rowspan="2">振込先</th><th>金融機関</th><th>支店</th><th>種別</th><th>口座番号</th><th>支払予定日</th></tr><tr><td>${account.bank.name}</td><td>${account.branch.name}</td><td>${typeName(account)}</td><td>${account.number}</td><td>${written.era(facts.due_date)}</td></tr><tr><th>口座名義</th><td colspan="5">${account.holder}</td></tr></table>`,
      ],
    }
  },
}
