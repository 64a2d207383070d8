import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, mark, perRate, rows, typeName } from '../../markup.ts'

/** Who brings food to the kitchen of a school: green bands, days of delivery, and the account within a sentence. */
export const layout: Layout = {
  wishes: { trade: 'food', rates: [8, 8, 10], lineCount: 9, number: 'month', banks: ['shinkin'], dueInDays: 20 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const dueDay = written.long(facts.due_date).replace(/^\d+年/, '')
    const sentences = [
      'いつもお世話になっております。上記のとおりご請求いたしますので、恐れ入りますが',
      `${dueDay}までに、${account.bank.name}${account.branch.name}の${typeName(account)}口座${account.number}`,
      `（名義人：${account.holder}）へお振り込みくださいますようお願いいたします。`,
      'なお、アレルギー対応食材の変更は毎月20日までにご連絡ください。',
    ]
    return {
      css: `.page { padding: 15mm 18mm; font: 10pt/1.55 'Round Gothic'; color: #233 } h1 { font-size: 16pt; color:
        #2c7a3f }
        .top { display: flex; justify-content: space-between; align-items: center; border-bottom: 2px solid #2c7a3f }
        .from { margin: 4mm 0 0 auto; width: 78mm; font-size: 9pt } .ask { margin: 5mm 0; display: flex; gap: 6mm;
        align-items: baseline } .ask b { font-size: 17pt; border-bottom: 2px solid #2c7a3f } .goods { width: 100% }
        .goods th { background: #d9eedd; font-weight: 700 } .goods td, .goods th { padding: 1mm 2mm }
        .goods tr:nth-child(odd) td { background: #f2f9f3 } .rates { margin: 4mm 0 4mm auto } .rates td, .rates th {
        border: 1px solid #9c9; padding: .8mm 3mm; font-weight: 400 } .rates th { background: #d9eedd }`,
      pages: [
        `<div class="top"><h1>給食用食材費　ご請求書</h1><div style="font-size:9pt">請求書番号　${facts.invoice_number}<br>
        請求日　${written.long(facts.issue_date)}</div></div>
        <p style="font-size:13pt;margin-top:6mm">${payer.name}　様</p>
        <div class="from">${mark('leaf', '#2c7a3f', '9mm')} <b style="font-size:12pt">${issuer.name}</b><br>
        〒${issuer.postal_code}　${issuer.address}<br>電話 ${issuer.phone}　ファクス ${issuer.fax}<br>
        適格請求書発行事業者　登録番号 ${issuer.registration_number}</div>
        <div class="ask">合計請求額<b>${grouped(facts.total)} 円</b><span>（消費税込み）</span></div>
        <table class="goods"><tr><th>お届け日</th><th>品　名</th><th>数量</th><th>単価</th><th>金額（税抜）</th></tr>${rows(
          facts.lines,
          ({ name, quantity, unit, price, amount, rate }, index) =>
            `<tr><td>${written.slashedShort(addDays(facts.issue_date, 3 * index - 30)).slice(5)}</td>
            <td>${name}${rate === 8 ? ' *' : ''}</td><td class="number">${quantity}${unit}</td>
            <td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`,
        )}</table><p style="font-size:8pt">* は軽減税率対象品目です。</p>
        <table class="rates"><tr><th>区分</th><th>税抜金額</th><th>消費税額</th></tr>
        ${perRate(
          facts,
          (rate, net, tax) => `<tr><td>${rate}%${rate === 8 ? '（軽減）' : ''}対象</td>
          <td class="number">${net}円</td><td class="number">${tax}円</td></tr>`,
        )}
        <tr><td>合計</td><td class="number">${grouped(facts.subtotal)}円</td><td class="number">${grouped(facts.tax)}円</td>
        </tr></table>
        <p>${sentences.join('')}</p>`,
      ],
    }
  },
}
