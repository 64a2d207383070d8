import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, inKanji, perRate, rows, seal, typeName } from '../../markup.ts'

const tasks = ['電話協議', '契約書案の検討', '判例調査', '担当者面談', '修正案の送付', '相手方代理人との協議']

/** A law office: what is asked for on the first sheet by letters A to D, what was done on a second without amounts. */
export const layout: Layout = {
  wishes: {
    trade: 'law',
    isProprietor: true,
    isTaxWithheld: true,
    lineCount: 3,
    number: 'era',
    banks: ['major'],
    dueInDays: 30,
  },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const done = tasks.map(
      (task, at) =>
        `<tr><td>${written.long(addDays(facts.issue_date, at * 4 - 27))}</td><td>${task}</td><td class="number">${at % 2 === 0 ? '30' : '75'}分</td></tr>`,
    )
    return {
      css: `.page { padding: 28mm 28mm; font: 11pt/1.8 'UD Mincho' } h1 { font-size: 15pt; font-weight: 400; text-align: center; margin: 10mm 0 8mm; letter-spacing: .3em } .account { width: 100% } .account td { padding: .8mm 0 } .account td:first-child { width: 12mm } .rule td { border-top: 1px solid #000 } .done { width: 100%; margin-top: 6mm; font-size: 10pt } .done td, .done th { border: 1px solid #000; padding: 1mm 3mm; font-weight: 400 }`,
      pages: [
        `<p>${payer.name}<br>代表取締役　殿</p><div style="position:relative;margin:4mm 0 0 auto;width:84mm;font-size:10pt;line-height:1.6"><p>${written.long(facts.issue_date)}</p><p>${issuer.address}</p><p style="font-size:12pt">${issuer.name}</p><p>弁護士　${issuer.person}<br>電話　${issuer.phone}<br>登録番号　${issuer.registration_number}</p>${seal(issuer.person?.split(' ')[0] ?? '', 'right:6mm;top:14mm', true)}</div>
        <h1>弁護士報酬ご請求の件</h1><p>（当職文書番号　${facts.invoice_number}）</p><p style="margin-top:3mm">ご依頼の件につき、下記のとおりご請求申し上げます。金${inKanji(facts.total)}円（差引金額）を、${written.long(facts.due_date)}までにお支払いくださいますようお願いいたします。</p>
        <table class="account" style="margin-top:6mm">${rows(facts.lines, ({ name, quantity, unit, amount }) => `<tr><td></td><td>${name}（${quantity}${unit}）</td><td class="number">${grouped(amount)}円</td></tr>`)}<tr class="rule"><td>Ａ</td><td>報酬の額</td><td class="number">${grouped(facts.subtotal)}円</td></tr>${perRate(facts, (rate, _, tax) => `<tr><td>Ｂ</td><td>消費税及び地方消費税（${rate}％）</td><td class="number">${tax}円</td></tr>`)}<tr><td>Ｃ</td><td>源泉所得税</td><td class="number">${grouped(facts.withheld)}円</td></tr><tr class="rule"><td>Ｄ</td><td>差引お支払額（Ａ＋Ｂ－Ｃ）</td><td class="number">${grouped(facts.total)}円</td></tr></table>
        <p style="margin-top:7mm">送金先　　${account.bank.name}　${account.branch.name}　${typeName(account)}預金<br>　　　　　口座番号　${account.number}<br>　　　　　口座名義　${account.holder}</p>`,
        `<p style="text-align:right;font-size:9.5pt">（${facts.invoice_number}　別紙）</p><h1>業務報告書</h1><table class="done"><tr><th>日付</th><th>業務の内容</th><th>所要時間</th></tr>${done.join('')}</table><p style="text-align:right;margin-top:5mm">以上</p>`,
      ],
    }
  },
}
