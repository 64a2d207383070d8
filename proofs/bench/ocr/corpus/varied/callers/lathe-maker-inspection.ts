import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { emptyRows, grouped, perRate, rows, typeName } from '../../markup.ts'

const parts = ['旋盤用チャック 10インチ', 'ボールねじ交換', '主軸ベアリング', '出張調整費', '切削油']

/** A maker of machine tools: order, delivery and acceptance (検収) each have a number and a day of their own. */
export const layout: Layout = {
  wishes: {
    trade: 'building',
    lineCount: 4,
    number: 'letters',
    banks: ['major'],
    isCurrentAccount: true,
    dueInDays: 60,
  },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const day = (days: number) => written.dotted(addDays(facts.issue_date, days))
    const grid = [
      ['請求書No.', facts.invoice_number, '請求日', written.dotted(facts.issue_date)],
      ['貴注文番号', 'PO-4471-02', '受注日', day(-48)],
      ['納品書番号', 'D-20984', '納入日', day(-19)],
      ['検収番号', 'K-0711', '検収日', day(-6)],
      ['支払条件', '検収後60日以内 現金振込', '支払期日', written.dotted(facts.due_date)],
    ]
    return {
      css: `.page { padding: 14mm 15mm; font: 9.5pt/1.4 'Noto Sans CJK JP' } .top { display: flex; justify-content:
        space-between; align-items: flex-end; border-bottom: 4px solid #23406e; padding-bottom: 2mm } h1 { font-size:
        20pt; margin: 0; color: #23406e } .grid { width: 100%; margin: 6mm 0 } .grid td { border: 1px solid #8a97ad;
        padding: 1mm 2.5mm; width: 34% } .grid td:nth-child(odd) { background: #e9eef6; width: 16% } .items { width:
        100% } .items th { background: #23406e; color: #fff; font-weight: 400; padding: 1mm } .items td { border: 1px
        solid #8a97ad; padding: 1.2mm 2mm } .foot { display: flex; justify-content: space-between; margin-top: 5mm }
        .sums td { border: 1px solid #8a97ad; padding: 1.2mm 3mm } .sums td:first-child { background: #e9eef6 }`,
      pages: [
        `<div class="top"><h1>INVOICE 御請求書</h1><div style="text-align:right;font-size:8.5pt">
        <b style="font-size:12pt">${issuer.name}</b><br>${issuer.postal_code} ${issuer.address}<br>
        営業部 TEL ${issuer.phone} / FAX ${issuer.fax}<br>登録番号 ${issuer.registration_number}</div></div>
        <p style="margin-top:5mm;font-size:12pt">${payer.name} 御中</p><p>〒${payer.postal_code} ${payer.address}<br>
        生産技術部　ご担当 関口様</p><table class="grid">${grid
          .map(cells => `<tr>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>`)
          .join('')}</table>
        <table class="items"><tr><th>項</th><th>品名／型式</th><th>数量</th><th>単価（円）</th><th>金額（円）</th></tr>${rows(
          facts.lines,
          ({ quantity, price, amount }, index) =>
            `<tr><td>${index + 1}</td><td>${parts[index] ?? ''}</td><td class="number">${quantity}</td>
            <td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`,
        )}${emptyRows(facts.lines, 8, 5)}</table>
        <div class="foot"><div style="width:96mm"><b>取引銀行</b><br>${account.bank.name} ${account.branch.name}
        （${account.branch.code}）<br>${typeName(account)}預金 ${account.number}<br>名義：${account.holder}</div>
        <table class="sums"><tr><td>税抜金額計</td><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(
          facts,
          (rate, _, tax) => `<tr><td>消費税額（${rate}%）</td><td class="number">${tax}</td></tr>`,
        )}<tr><td><b>請求金額計</b></td><td class="number"><b>${grouped(facts.total)}</b></td></tr></table></div>`,
      ],
    }
  },
}
