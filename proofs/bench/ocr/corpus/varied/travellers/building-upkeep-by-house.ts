import { addDays, endOfMonth, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows } from '../../markup.ts'

const houses = ['丸の内第一', '丸の内第一', '神田分室', '神田分室', '品川物流', '品川物流']

/** A firm that keeps up buildings, printed by its own system on a green form: codes by house, two banks at the side. */
export const layout: Layout = {
  wishes: { trade: 'care', lineCount: 6, number: 'month', banks: ['regional', 'post'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account, post],
    } = facts
    const month = endOfMonth(facts.issue_date, -1)
    const ink = (text: string) => `<span class="ink">${text}</span>`
    return {
      css: `.page { padding: 12mm 14mm; font: 9pt/1.4 'UD Gothic'; color: #174 } .ink { color: #111; font: 10pt/1.3 'Needle Printer' } .form { width: 100%; border: 1.5px solid #174 } .form th, .form td { border: 1px solid #174; padding: .9mm 2mm; font-weight: 400 } .form th { background: #e3f2e7; font-size: 8pt } .form td { height: 6.6mm }`,
      isLandscape: true,
      pages: [
        `<div style="display:grid;grid-template-columns:1fr 70mm 84mm;gap:6mm"><div style="padding:4mm 0 0 4mm">${ink(`〒${payer.postal_code}<br>${payer.address}<br>${payer.name}　御中`)}</div><div><h1 style="font-size:18pt;letter-spacing:.5em;text-align:center;margin:0 0 3mm;border-bottom:3px double #174">請求書</h1><table class="form"><tr><th style="width:22mm">発行番号</th><td>${ink(facts.invoice_number)}</td></tr><tr><th>発行年月日</th><td>${ink(written.dotted(facts.issue_date))}</td></tr><tr><th>お取引先CD</th><td>${ink('00418-02')}</td></tr></table></div>
        <div><b style="font-size:12pt">${issuer.name}</b><br>〒${issuer.postal_code}<br>${issuer.address}<br>TEL ${issuer.phone}　FAX ${issuer.fax}<br>登録番号 ${issuer.registration_number}</div></div>
        <div style="display:grid;grid-template-columns:1fr 66mm;gap:5mm;margin-top:4mm"><div><table class="form"><tr><th>対象月</th><th>物件</th><th>業務名称</th><th>数量</th><th>単価</th><th>金額</th></tr>${rows(
          facts.lines,
          ({ name, quantity, price, amount }, index) =>
            `<tr><td>${ink(month.slice(0, 7).replace('-', '.'))}</td><td>${ink(houses[index] ?? '')}</td><td>${ink(name)}</td><td class="number">${ink(String(quantity))}</td><td class="number">${ink(grouped(price))}</td><td class="number">${ink(grouped(amount))}</td></tr>`,
        )}${'<tr><td></td><td></td><td></td><td></td><td></td><td></td></tr>'.repeat(6)}</table></div>
        <div><table class="form"><tr><th style="width:26mm">業務委託料計</th><td class="number">${ink(grouped(facts.subtotal))}</td></tr>${perRate(
          facts,
          (rate, net, tax) =>
            `<tr><th>${rate}%対象額</th><td class="number">${ink(net)}</td></tr><tr><th>消費税額</th><td class="number">${ink(tax)}</td></tr>`,
        )}<tr><th>請求総額</th><td class="number">${ink(`￥${grouped(facts.total)}`)}</td></tr><tr><th>支払期限</th><td class="number">${ink(written.dotted(facts.due_date))}</td></tr></table>
        <p style="margin-top:4mm">【振込口座】<br>${account.bank.name} ${account.branch.name}<br>普通預金 ${account.number}<br>ゆうちょ銀行 ${post?.branch.name ?? ''}（${post?.branch.code ?? ''}）<br>普通預金 ${post?.number ?? ''}<br>口座名　${account.holder}</p></div></div>
        <p style="margin-top:3mm;font-size:8pt">次回定期点検予定日　${written.dotted(addDays(facts.issue_date, 41))}　　ご不明の点は担当営業所までお問い合わせください。　　この請求書は機械で作成しています。</p>`,
      ],
    }
  },
}
