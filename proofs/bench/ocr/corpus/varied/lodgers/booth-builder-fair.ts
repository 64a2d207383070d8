import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, seal, typeName } from '../../markup.ts'

const works = ['木工造作 6m×3m', 'グラフィック出力・貼り', '電気工事・照明', '搬入出・撤去']

/** A builder of fair booths: an estimate's number, days of the fair, and the bank in a band at the side. */
export const layout: Layout = {
  wishes: { trade: 'creative', lineCount: 4, number: 'slashes', banks: ['regional'], dueInDays: 15 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const pair = (label: string, text: string) => `<tr><td>${label}</td><td>${text}</td></tr>`
    return {
      css: `.page { padding: 0; font: 9.5pt/1.5 'Round Gothic' } .side { position: absolute; left: 0; top: 0; bottom: 0; width: 58mm; background: #f2efe9; padding: 16mm 6mm; font-size: 9pt } .main { margin-left: 58mm; padding: 16mm 12mm 0 8mm } h1 { font-size: 18pt; margin: 0 0 6mm; font-weight: 700 } h2 { font-size: 8.5pt; color: #8a6d3b; margin: 5mm 0 .5mm; font-weight: 700 } .keys td { padding: .4mm 4mm .4mm 0 } .works { width: 100%; margin-top: 6mm } .works th { border-bottom: 2px solid #8a6d3b; font-weight: 400; text-align: left } .works td { padding: 1.6mm 1mm; border-bottom: 1px solid #d8cfc0 } .sums { width: 78mm; margin: 3mm 0 0 auto } .sums td { padding: .8mm 1mm }`,
      pages: [
        `<div class="side"><b style="font-size:11pt">${issuer.name}</b><p style="position:relative">〒${issuer.postal_code}<br>${issuer.address}<br>
        ${issuer.phone}${seal(issuer.name, 'right:0;top:10mm')}</p><h2>登録番号</h2>${issuer.registration_number}<h2>お支払い期限</h2>
        ${written.slashedShort(facts.due_date)}<h2>振込口座</h2>${account.bank.name}<br>${account.branch.name}<br>${typeName(account)} ${account.number}<br>
        ${account.holder}<h2>担当</h2>制作部 外山</div>
        <div class="main"><h1>請求書</h1><p style="font-size:12.5pt">${payer.name} 御中</p><table class="keys" style="margin-top:5mm">
        ${pair('請求書No.', facts.invoice_number)}${pair('請求書日付', written.slashedShort(facts.issue_date))}
        ${pair('見積書No.', 'M/26/0418')}${pair('展示会名', '第12回 産業技術フェア')}
        ${pair('会期', `${written.slashedShort(addDays(facts.issue_date, 24))} - ${written.slashedShort(addDays(facts.issue_date, 26))}`)}
        ${pair('小間番号', 'E4-12')}</table>
        <p style="margin-top:5mm">合計請求金額 <b style="font-size:16pt">¥${grouped(facts.total)}</b> （消費税込み）</p>
        <table class="works"><tr><th>項目</th><th class="number">数量</th><th class="number">単価</th><th class="number">小計</th></tr>${rows(
          facts.lines,
          ({ quantity, unit, price, amount }, index) =>
            `<tr><td>${works[index] ?? ''}</td><td class="number">${quantity}${unit}</td><td class="number">${grouped(price)}</td>
            <td class="number">${grouped(amount)}</td></tr>`,
        )}</table><table class="sums">${pair('税抜小計', `¥${grouped(facts.subtotal)}`)}${perRate(
          facts,
          (rate, _, tax) => pair(`消費税（${rate}%）`, `¥${tax}`),
        )}${pair('<b>合計</b>', `<b>¥${grouped(facts.total)}</b>`)}</table>
        <p style="font-size:8.5pt;margin-top:8mm;color:#555">会期前のお支払いにご協力をお願いいたします。追加工事は別途ご請求いたします。</p></div>`,
      ],
    }
  },
}
