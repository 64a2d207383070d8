import { addDays, endOfMonth, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, typeName } from '../../markup.ts'

const boxes = ['感染性廃棄物 20L容器', '感染性廃棄物 40L容器', '収集運搬費', '電子マニフェスト管理料']

/** A collector of clinical waste: four boxes of labels at the head, licences with numbers and last days at the foot. */
export const layout: Layout = {
  wishes: { trade: 'care', lineCount: 4, number: 'slashes', banks: ['major', 'regional'] },
  render: facts => {
    const { issuer, payer, accounts } = facts
    return {
      css: `.page { padding: 13mm 15mm; font: 9pt/1.5 'UD Gothic' } .boxes { display: grid; grid-template-columns: repeat(4, 1fr); border: 1.5px solid #933; margin: 5mm 0 } .boxes div { padding: 1.5mm 2mm; border-right: 1px solid #933; text-align: center } .boxes div:last-child { border: 0 } .boxes b { display: block; font-weight: 400; background: #fbeaea; margin: -1.5mm -2mm 1.5mm } .lines { width: 100% } .lines th, .lines td { border: 1px solid #c99; padding: 1mm 2mm; font-weight: 400 }`,
      pages: [
        `<div style="display:flex;justify-content:space-between"><div>〒${payer.postal_code}　${payer.address}<br><span style="font-size:12pt">${payer.name}　総務部　御中</span></div>
        <div style="text-align:right"><b style="font-size:12pt">${issuer.name}</b><br>${issuer.address}<br>Tel. ${issuer.phone}　登録番号 ${issuer.registration_number}</div></div>
        <h1 style="font-size:14pt;text-align:center;margin:4mm 0 0">廃棄物処理料金 御請求書</h1><p style="text-align:center">（${written.long(endOfMonth(facts.issue_date, -1))} 締）</p>
        <div class="boxes"><div><b>請求書番号</b>${facts.invoice_number}</div><div><b>請求書発行日</b>${written.slashed(facts.issue_date)}</div><div><b>お振込み期限</b>${written.slashed(facts.due_date)}</div>
        <div><b>今回ご請求金額</b><span style="font-size:12pt">${grouped(facts.total)}</span></div></div>
        <table class="lines"><tr><th>回収日</th><th>品目</th><th>マニフェスト番号</th><th>数量</th><th>単価</th><th>金額</th></tr>${rows(
          facts.lines,
          ({ quantity, price, amount }, index) =>
            `<tr><td>${written.slashed(addDays(facts.issue_date, index * 6 - 30))}</td><td>${boxes[index] ?? ''}</td><td>${index < 2 ? `3120${4417 + index * 118}` : ''}</td>
            <td class="number">${quantity}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`,
        )}<tr><td colspan="5" class="number">課税対象額（${facts.rates[0]?.rate ?? 10}%）</td><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(
          facts,
          (rate, _, tax) =>
            `<tr><td colspan="5" class="number">消費税額（${rate}%）</td><td class="number">${tax}</td></tr>`,
        )}<tr><td colspan="5" class="number">合計</td><td class="number">${grouped(facts.total)}</td></tr></table>
        <p style="margin-top:5mm">【お振込口座】　口座名義：${accounts[0].holder}</p>${accounts
          .map(
            account =>
              `<p>　${account.bank.name}　${account.branch.name}　${typeName(account)}預金　${account.number}</p>`,
          )
          .join(
            '',
          )}<p style="font-size:8pt;margin-top:5mm">特別管理産業廃棄物収集運搬業許可 許可番号 第01350123456号　許可期限 ${written.long(addDays(facts.issue_date, 900))}</p>`,
      ],
    }
  },
}
