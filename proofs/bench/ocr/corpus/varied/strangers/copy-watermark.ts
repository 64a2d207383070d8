import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, seal, typeName } from '../../markup.ts'

/** A tea dealer's file copy: 控 large and gray behind the text, a seal over the name, rules of dots. */
export const layout: Layout = {
  wishes: { trade: 'food', lineCount: 4, rates: [8, 10], number: 'digits', banks: ['shinkin'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 18mm; font-family: 'UD Mincho', serif; font-size: 10.5pt } .mark { position: absolute; left: 45mm; top: 80mm; font-size: 330pt; line-height: 1; color: #e4e4e4; transform: rotate(-18deg) } .page > *:not(.mark) { position: relative } h1 { font-size: 19pt; font-weight: 400; text-align: center; letter-spacing: .5em } .two { display: flex; justify-content: space-between; margin: 6mm 0 } table { width: 100% } td, th { border: 1px dotted #333; padding: 1.4mm 2mm; font-weight: 400 } .from { position: relative; padding-right: 10mm }`,
      pages: [
        `<div class="mark">控</div><h1>御請求書（控）</h1><div class="two"><div><p style="font-size:14pt">${payer.name} 様</p><p style="margin-top:5mm">合計金額</p><p style="font-size:17pt;border-bottom:1px solid">￥${grouped(facts.total)}－</p><p>（お支払期限　${written.era(facts.due_date)}）</p></div><div class="from">No.${facts.invoice_number}<br>${written.era(facts.issue_date)}<br><br>〒${issuer.postal_code}<br>${issuer.address}<br><span style="font-size:13pt">${issuer.name}</span><br>電話${issuer.phone}<br>登録番号${issuer.registration_number}${seal(issuer.name, 'right:0;top:20mm')}</div></div>
        <table><tr><th>品名</th><th>数量</th><th>単位</th><th>単価</th><th>金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, rate, amount }) => `<tr><td>${name}${rate === 8 ? ' ＊' : ''}</td><td class="number">${quantity}</td><td>${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}${perRate(facts, (rate, net, tax) => `<tr><td colspan="3">${rate}％対象額　${net}円</td><td>消費税</td><td class="number">${tax}</td></tr>`)}<tr><td colspan="3"></td><td>合計</td><td class="number">${grouped(facts.total)}</td></tr></table><p>＊印は軽減税率対象商品</p>
        <p style="margin-top:7mm">取引銀行　${account.bank.name}・${account.branch.name}・${typeName(account)}${account.number}<br>口座名義　${account.holder}</p>`,
      ],
    }
  },
}
