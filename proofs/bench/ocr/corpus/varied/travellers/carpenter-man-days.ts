import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { emptyRows, grouped, perRate, rows, seal, typeName } from '../../markup.ts'

const works = ['床養生', '合板下地張り', '造作工事 一式', '常用 大工手間', '残材処分', '巾木取付']
const sites = ['丸の内ビル改修', '丸の内ビル改修', '丸の内ビル改修', '神田倉庫', '神田倉庫', '神田倉庫']

/** A small builder's spreadsheet: sites and days in lines, the firm at the right, its terms in words. */
export const layout: Layout = {
  wishes: { trade: 'building', lineCount: 6, number: 'year', banks: ['coop'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const pay = (label: string, text: string) => `<tr><td style="width:24mm">${label}</td><td>${text}</td></tr>`
    return {
      css: `.page { padding: 17mm 18mm; font: 10pt/1.4 'UD Gothic' } .title { text-align: center; font-size: 20pt; font-weight: 700; border-bottom: 2px solid #000; width: 80mm; margin: 0 auto 5mm } .cells { width: 100%; border: 2px solid #000 } .cells td, .cells th { border: 1px solid #000; padding: .8mm 2mm; font-weight: 400; height: 6.4mm } .cells th { background: #fff2cc } .big td { border: 2px solid #000; padding: 1.5mm 4mm; font-size: 14pt }`,
      pages: [
        `<div class="title">請　求　書</div><p style="text-align:right">No. ${facts.invoice_number}<br>${written.longPadded(facts.issue_date)}</p>
        <p style="font-size:14pt"><u>${payer.name} 御中</u></p><div style="position:relative;margin:2mm 0 0 98mm;font-size:9.5pt"><span style="font-size:12pt">${issuer.name}</span><br>〒${issuer.postal_code}<br>${issuer.address}<br>TEL ${issuer.phone} / FAX ${issuer.fax}<br>登録番号 ${issuer.registration_number}${seal(issuer.name, 'right:0;top:2mm')}</div>
        <p>下記の通り御請求申し上げます。</p><table class="big" style="margin:3mm 0"><tr><td style="background:#fff2cc">合計金額</td><td style="width:62mm;text-align:right">¥${grouped(facts.total)}</td><td style="border:0;font-size:9pt">（消費税込）</td></tr></table>
        <table class="cells"><tr><th>月日</th><th>現場名</th><th>作業内容</th><th>数量</th><th>単位</th><th>単価</th><th>金額</th></tr>${rows(
          facts.lines,
          ({ quantity, unit, price, amount }, index) =>
            `<tr><td>${written.slashedShort(addDays(facts.issue_date, index * 4 - 27)).slice(5)}</td><td>${sites[index] ?? ''}</td><td>${works[index] ?? ''}</td><td class="number">${quantity}</td><td style="text-align:center">${index === 3 ? '人工' : unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`,
        )}${emptyRows(facts.lines, 12, 7)}<tr><td colspan="6" style="text-align:center">小　計</td><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(
          facts,
          (rate, _, tax) =>
            `<tr><td colspan="6" style="text-align:center">消費税（${rate}％）</td><td class="number">${tax}</td></tr>`,
        )}<tr><td colspan="6" style="text-align:center">合　計</td><td class="number">${grouped(facts.total)}</td></tr></table>
        <table class="cells" style="margin-top:4mm;font-size:9.5pt">${pay('支払条件', `翌月末日 現金振込（${written.slashedShort(facts.due_date)} 予定）`)}${pay('振込銀行', `${account.bank.name}　${account.branch.name}`)}${pay('口座', `${typeName(account)}　${account.number}`)}${pay('口座名', account.holder)}</table>`,
      ],
    }
  },
}
