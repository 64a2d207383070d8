import { addDays, written } from '../../days.ts'
import type { Facts } from '../../facts.ts'
import type { Layout } from '../../layout.ts'
import { grouped, mark, typeName } from '../../markup.ts'

const jobs = [
  '会社案内 A4 16P 中綴じ',
  'DM圧着はがき',
  '封筒 長3 窓付',
  '社内報 秋号',
  '名刺 20名分',
  'のぼり旗',
  '卓上カレンダー',
]
const onFirst = 15

const tableOf = (facts: Facts, from: number, to: number) =>
  facts.lines
    .slice(from, to)
    .map(
      ({ quantity, unit, price, amount }, index) =>
        `<tr><td>${written.slashed(addDays(facts.issue_date, Math.floor((from + index) / 2) - 30)).slice(2)}</td><td>J${4_410 + (from + index) * 7}</td><td>${jobs[(from + index) % jobs.length] ?? ''}<br><small>${(from + index) % 3 === 0 ? 'コート135kg 4C/4C' : '上質90kg 1C/0C'}</small></td><td class="number">${grouped(quantity)}${unit}</td><td class="number">@${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`,
    )
    .join('')

/** A print works whose first sheet says nothing of its sum: a page total there, sum and account overleaf. */
export const layout: Layout = {
  wishes: { trade: 'creative', lineCount: 22, number: 'letters', banks: ['major'], dueInDays: 40 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const firstSum = facts.lines.slice(0, onFirst).reduce((sum, { amount }) => sum + amount, 0)
    const head = `<tr><th>納品日</th><th>受注No.</th><th>品名・仕様</th><th>数量</th><th>単価</th><th>金額</th></tr>`
    const running = (page: number) =>
      `<p style="display:flex;justify-content:space-between;font-size:8.5pt"><span>${mark('bars', '#b3003c', '5mm')} INVOICE / 御請求書</span><span>${facts.invoice_number}　　P.${page}／2</span></p>`
    return {
      css: `.page { padding: 13mm 15mm; font: 9pt/1.35 'Noto Sans CJK JP' } small { color: #666; font-size: 7.5pt } .list { width: 100%; margin-top: 4mm } .list th { border-top: 2px solid #b3003c; border-bottom: 1px solid #b3003c; font-weight: 500; padding: 1mm } .list td { border-bottom: 1px solid #ddd; padding: .8mm 1mm } .totals { margin: 6mm 0 0 auto; width: 88mm } .totals td { padding: 1.2mm 2mm } .totals tr:last-child td { background: #b3003c; color: #fff; font-size: 13pt }`,
      pages: [
        `${running(1)}<div style="display:flex;justify-content:space-between;margin-top:7mm"><div><p style="font-size:13pt">${payer.name}</p><p>総務部　広報ご担当　御中</p><p style="margin-top:4mm">平素より格別のお引き立てを賜り厚く御礼申し上げます。<br>下記のとおりご請求申し上げます。合計額は次頁をご覧ください。</p></div><div style="text-align:right"><p>発行日：${written.long(facts.issue_date)}</p><p style="font-size:11pt;font-weight:700">${issuer.name}</p><p>${issuer.address}<br>Tel.${issuer.phone}<br>登録番号：${issuer.registration_number}<br>営業担当：三田村</p></div></div>
        <table class="list">${head}${tableOf(facts, 0, onFirst)}<tr><td colspan="5" class="number">頁計</td><td class="number">${grouped(firstSum)}</td></tr></table><p style="text-align:right;margin-top:2mm">次頁へ続く</p>`,
        `${running(2)}<table class="list">${head}<tr><td colspan="5" class="number">前頁より</td><td class="number">${grouped(firstSum)}</td></tr>${tableOf(facts, onFirst, facts.lines.length)}</table>
        <table class="totals"><tr><td>税抜合計（10%対象）</td><td class="number">${grouped(facts.subtotal)}</td></tr><tr><td>消費税等（10%）</td><td class="number">${grouped(facts.tax)}</td></tr><tr><td>御請求額</td><td class="number">¥ ${grouped(facts.total)}</td></tr></table>
        <div style="margin-top:10mm;border-left:3px solid #b3003c;padding-left:4mm"><p><b>お支払いについて</b></p><p>期日　${written.long(facts.due_date)}</p><p>口座　${account.bank.name}／${account.branch.name}／${typeName(account)}／${account.number}</p><p>名義　${account.holder}</p></div>`,
      ],
    }
  },
}
