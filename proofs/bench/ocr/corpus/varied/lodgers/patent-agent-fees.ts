import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, seal, typeName } from '../../markup.ts'

/** A patent attorney: the case with its own numbers and days above, income tax held back, an account in two lines. */
export const layout: Layout = {
  wishes: {
    trade: 'patent',
    isProprietor: true,
    isTaxWithheld: true,
    lineCount: 3,
    number: 'year',
    banks: ['major'],
    dueInDays: 30,
  },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const year = Number(facts.issue_date.slice(0, 4))
    const matter = [
      ['出願番号', `特願${year}-018342`, '出願日', written.long(addDays(facts.issue_date, -96))],
      ['貴社整理番号', 'SMP-P0117', '弊所整理番号', `P${year % 100}0442JP`],
      ['発明の名称', '部品供給装置及び部品供給方法', '応答期限', written.long(addDays(facts.issue_date, 52))],
    ]
    return {
      css: `.page { padding: 20mm 21mm; font: 10pt/1.6 'UD Mincho' } h1 { font-size: 17pt; font-weight: 400; letter-spacing: .8em; text-align: center; margin: 4mm 0 7mm } .two { display: flex; justify-content: space-between } .from { position: relative; width: 72mm; font-size: 9.5pt } .matter { width: 100%; font-size: 9pt; margin: 5mm 0 } .matter td { border: 1px solid #555; padding: 1mm 2mm } .fees { width: 128mm; margin-left: auto } .fees td { padding: .7mm 2mm; border-bottom: 1px dotted #777 }`,
      pages: [
        `<h1>請求書</h1><div class="two"><div><p style="font-size:12.5pt">${payer.name}</p><p>知的財産部　御中</p>
        <p style="margin-top:7mm">請求書番号：${facts.invoice_number}<br>作成日：${written.long(facts.issue_date)}</p></div>
        <div class="from"><span style="font-size:13pt">${issuer.name}</span><br>弁理士　${issuer.person ?? ''}<br>
        〒${issuer.postal_code}<br>${issuer.address}<br>Tel: ${issuer.phone}　Fax: ${issuer.fax}<br>
        登録番号：${issuer.registration_number}${seal((issuer.person ?? '').split(' ')[0] ?? '', 'right:6mm;top:2mm', true)}
        </div></div><p style="margin-top:6mm">下記案件につき、次のとおりご請求申し上げます。</p>
        <table class="matter">${matter.map(cells => `<tr>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>`).join('')}
        </table><p style="font-size:14pt;margin:2mm 0 5mm">ご請求額　<b>￥${grouped(facts.total)}</b></p>
        <table class="fees">${rows(
          facts.lines,
          ({ name, quantity, unit, amount }) =>
            `<tr><td>${name}　${quantity}${unit}</td><td class="number">${grouped(amount)}</td></tr>`,
        )}<tr><td>手数料合計（Ａ）</td><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(
          facts,
          (rate, _, tax) => `<tr><td>消費税（Ａ×${rate}%）</td><td class="number">${tax}</td></tr>`,
        )}<tr><td>源泉徴収税額（Ａ×10.21%）</td><td class="number">-${grouped(facts.withheld)}</td></tr>
        <tr><td>差引請求額</td><td class="number">${grouped(facts.total)}</td></tr></table>
        <p style="margin-top:7mm">お支払期限：${written.long(facts.due_date)}</p>
        <p>お振込先：${account.bank.name} ${account.branch.name} ${typeName(account)}預金 ${account.number}<br>
        　　　　　口座名　${issuer.name}　${issuer.person ?? ''}（${account.holder}）</p>
        <p style="font-size:8.5pt;margin-top:5mm">※ 特許印紙代は別途予納台帳より納付済みです。期限管理のため、応答期限の2週間前までにご指示ください。</p>`,
      ],
    }
  },
}
