import { addDays, endOfMonth, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, mark, perRate, rows, typeName } from '../../markup.ts'

const calls = ['電話代行 基本料（100件まで）', '超過コール', '夜間受付オプション', '転送通話料']

/** A telephone answering service: a contract card beside the claim, terms by the month, an account with codes first. */
export const layout: Layout = {
  wishes: { trade: 'office', lineCount: 4, number: 'customer', banks: ['net'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const month = endOfMonth(facts.issue_date, -1)
    return {
      css: `.page { padding: 15mm 18mm; font: 9.5pt/1.55 'Noto Sans CJK JP' } .top { display: flex; justify-content: space-between; border-bottom: 3px solid #0a7; padding-bottom: 3mm } .cards { display: flex; gap: 5mm; margin: 6mm 0 } .cards > div { flex: 1; border: 1px solid #0a7; border-radius: 2mm; padding: 3mm 4mm } .cards dl { display: grid; grid-template-columns: 30mm auto; margin: 0 } dt { color: #086 } table { width: 100% } th { text-align: left; font-weight: 400; color: #086; border-bottom: 1px solid #0a7 } td { padding: 1.4mm 1mm; border-bottom: 1px solid #dfe }`,
      pages: [
        `<div class="top"><div>${mark('waves', '#0a7', '9mm')} <b style="font-size:15pt">ご請求書</b></div><div style="text-align:right;font-size:8.5pt">
        ${issuer.name}<br>${issuer.postal_code} ${issuer.address}<br>登録番号 ${issuer.registration_number}</div></div>
        <p style="margin-top:5mm;font-size:12pt">${payer.name} 御中</p><div class="cards"><div><dl><dt>ご請求番号</dt><dd>${facts.invoice_number}</dd>
        <dt>ご請求日</dt><dd>${written.long(facts.issue_date)}</dd><dt>お支払い期日</dt><dd>${written.long(facts.due_date)}</dd><dt>ご請求額</dt>
        <dd><b>${grouped(facts.total)} 円</b></dd></dl></div><div><dl><dt>契約者ID</dt><dd>TA-80217</dd><dt>ご契約日</dt><dd>2024年4月1日</dd>
        <dt>契約更新日</dt><dd>2027年4月1日</dd><dt>専用番号</dt><dd>050-3188-0417</dd></dl></div></div>
        <p>対象期間：${written.long(`${month.slice(0, 8)}01`)}～${written.long(month)}</p><table><tr><th>ご利用内容</th><th class="number">数量</th>
        <th class="number">単価</th><th class="number">金額（税抜）</th></tr>${rows(
          facts.lines,
          ({ quantity, price, amount }, index) =>
            `<tr><td>${calls[index] ?? ''}</td><td class="number">${quantity}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`,
        )}<tr><td colspan="3" class="number">税抜合計</td><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(
          facts,
          (rate, _, tax) =>
            `<tr><td colspan="3" class="number">消費税（${rate}%）</td><td class="number">${tax}</td></tr>`,
        )}<tr><td colspan="3" class="number">ご請求額（税込）</td><td class="number">${grouped(facts.total)}</td></tr></table>
        <p style="margin-top:6mm"><b>お振込先</b><br>(${account.bank.code}) ${account.bank.name}　(${account.branch.code}) ${account.branch.name}<br>
        ${typeName(account)}預金　${account.number}　${account.holder}</p><p style="font-size:8pt">お振込人名の頭に契約者IDをお付けください。
        ご不明な点は ${issuer.phone}（平日9時〜18時）まで。次回請求予定日 ${written.long(addDays(facts.issue_date, 31))}</p>`,
      ],
    }
  },
}
