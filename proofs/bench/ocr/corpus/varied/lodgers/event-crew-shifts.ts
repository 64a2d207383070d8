import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, seal, typeName } from '../../markup.ts'

const shifts = ['受付・誘導スタッフ', '設営スタッフ', 'ディレクター', '深夜割増']
const weekdays = '日月火水木金土'
const withWeekday = (day: string) => `${written.long(day)}（${weekdays[new Date(day).getUTCDay()] ?? ''}）`

/** An agency for event staff: days with their weekday, the name of the event as subject, the account as a table. */
export const layout: Layout = {
  wishes: { trade: 'care', lineCount: 4, number: 'customer', banks: ['net'], dueInDays: 35 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 17mm 18mm; font: 9.5pt/1.55 'Noto Sans CJK JP' } h1 { font-size: 21pt; margin: 0; font-weight: 700; border-left: 5mm solid #e4572e; padding-left: 4mm; line-height: 1.2 } .row { display: flex; justify-content: space-between; margin-top: 6mm } dl { display: grid; grid-template-columns: 26mm auto; width: 96mm } dt { color: #777 } .big { border-top: 2px solid #e4572e; border-bottom: 2px solid #e4572e; margin: 6mm 0; padding: 3mm 2mm; display: flex; gap: 10mm; align-items: baseline } table { width: 100% } th { border-bottom: 1px solid #222; font-weight: 400; text-align: left } td { padding: 1.3mm 1mm; border-bottom: 1px solid #ddd } .bank { width: 130mm; margin-top: 2mm } .bank th, .bank td { border: 1px solid #aaa; padding: 1mm 2mm; text-align: center; font-size: 9pt }`,
      pages: [
        `<h1>請求書</h1><div class="row"><div><p style="font-size:12pt;border-bottom:1px solid #222;width:88mm">
        ${payer.name} 御中</p><p>イベント事業部　大西 様</p><dl style="margin-top:5mm"><dt>件名</dt><dd>秋の感謝フェア 運営スタッフ</dd>
        <dt>実施日</dt><dd>${withWeekday(addDays(facts.issue_date, -11))}</dd><dt>会場</dt><dd>みなと国際展示場 2号館</dd></dl></div>
        <div style="position:relative;text-align:right">No.${facts.invoice_number}<br>${withWeekday(facts.issue_date)}<br><br>
        <b>${issuer.name}</b><br>${issuer.registration_number}<br>〒${issuer.postal_code}<br>${issuer.address}<br>
        Tel ${issuer.phone}${seal(issuer.name, 'right:-3mm;top:10mm')}</div></div>
        <div class="big"><span>ご請求金額</span><b style="font-size:18pt">¥ ${grouped(facts.total)}</b><span>（税込）</span>
        <span style="margin-left:auto">お支払日　${withWeekday(facts.due_date)}</span></div>
        <table><tr><th>日程</th><th>職種</th><th class="number">人数</th><th class="number">単価</th><th class="number">金額</th></tr>${rows(
          facts.lines,
          ({ quantity, price, amount }, index) =>
            `<tr><td>${written.slashedShort(addDays(facts.issue_date, -12 + (index % 2))).slice(5)} 9:00-18:00</td>
            <td>${shifts[index] ?? ''}</td><td class="number">${quantity}</td><td class="number">${grouped(price)}</td>
            <td class="number">${grouped(amount)}</td></tr>`,
        )}<tr><td></td><td></td><td></td><td>小計</td><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(
          facts,
          (rate, _, tax) =>
            `<tr><td></td><td></td><td></td><td>消費税 ${rate}%</td><td class="number">${tax}</td></tr>`,
        )}<tr><td></td><td></td><td></td><td><b>合計</b></td><td class="number"><b>${grouped(facts.total)}</b></td></tr></table>
        <p style="margin-top:7mm">▼お振込先</p><table class="bank"><tr><th>銀行</th><th>支店</th><th>支店番号</th><th>種別</th><th>口座番号</th></tr>
        <tr><td>${account.bank.name}</td><td>${account.branch.name}</td><td>${account.branch.code}</td><td>${typeName(account)}</td>
        <td>${account.number}</td></tr><tr><td>名義</td><td colspan="4">${account.holder}</td></tr></table>
        <p style="font-size:8.5pt;margin-top:3mm">※お支払日が金融機関休業日の場合は前営業日までにお願いいたします。</p>`,
      ],
    }
  },
}
