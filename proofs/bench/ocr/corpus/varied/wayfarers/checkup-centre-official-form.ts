import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, rows, seal } from '../../markup.ts'

/** A centre of check-ups writes as an office does: a number of its register, days of the era, people by day. */
export const layout: Layout = {
  wishes: { trade: 'health', lineCount: 5, number: 'year', banks: ['regional', 'post'], dueInDays: 30 },
  render: facts => {
    const { issuer, payer, accounts } = facts
    const [account, post] = accounts
    return {
      css: `.page { padding: 20mm 22mm; font: 10.5pt/1.6 'UD Mincho' } h1 { font-size: 16pt; text-align: center; font-weight: 400; letter-spacing: .5em; margin: 6mm 0 } .lines { width: 100% } .lines th, .lines td { border: 1px solid #000; padding: 1mm 2mm; font-weight: 400 } .bank td { padding: .3mm 3mm .3mm 0; vertical-align: top }`,
      pages: [
        `<div style="text-align:right"><p>健発第${facts.invoice_number}号</p><p>${written.era(facts.issue_date)}</p></div><p>${payer.address}<br>${payer.name}<br>　人事部　健康管理担当　御中</p>
        <div style="text-align:right;position:relative"><p>${issuer.name}　健診センター</p><p style="font-size:9pt">${issuer.address}<br>電話 ${issuer.phone}<br>登録番号　${issuer.registration_number}　　医療機関コード　13${facts.invoice_number.slice(-4)}5</p>${seal(issuer.name, 'right:-6mm;top:-4mm')}</div>
        <h1>健康診断料請求書</h1><p style="text-align:center;font-size:15pt;border-bottom:1px solid #000;margin:0 28mm">金　${grouped(facts.total)} 円</p>
        <p style="margin-top:4mm">ただし、${written.era(addDays(facts.issue_date, -20))}及び${written.era(addDays(facts.issue_date, -19))}実施分として</p>
        <table class="lines"><tr><th>検査項目</th><th>受診者数</th><th>単価</th><th>金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${name}</td><td class="number">${quantity}${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}<tr><td colspan="3">小計（税率10％）</td><td class="number">${grouped(facts.subtotal)}</td></tr><tr><td colspan="3">消費税等</td><td class="number">${grouped(facts.tax)}</td></tr><tr><td colspan="3">合計</td><td class="number">${grouped(facts.total)}</td></tr></table>
        <table class="bank" style="margin-top:6mm"><tr><td>納入期限</td><td>${written.era(facts.due_date)}</td></tr><tr><td>振込口座</td><td>${account.bank.name}${account.branch.name}　普通預金　${account.number}</td></tr><tr><td></td><td>ゆうちょ銀行　記号 ${post?.post?.kigou ?? ''}　番号 ${post?.post?.bangou ?? ''}</td></tr><tr><td>口座名義</td><td>${account.holder}</td></tr></table>
        <p style="font-size:9pt;margin-top:3mm">※結果報告書は${written.era(addDays(facts.issue_date, 10))}に発送します。お問い合わせの際は受付番号 26-${facts.invoice_number.slice(-4)} をお申し出ください。</p>`,
      ],
    }
  },
}
