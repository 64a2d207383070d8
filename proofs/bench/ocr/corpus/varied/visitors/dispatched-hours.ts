import { addDays, endOfMonth, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, typeName } from '../../markup.ts'

const people = ['佐藤 ○子', '鈴木 ○男', '田中 ○美', '高橋 ○樹', '渡辺 ○香']

/** Hours of dispatched people: three columns at the head, a licence that is no registration, sums below each other. */
export const layout: Layout = {
  wishes: { trade: 'care', lineCount: 5, number: 'letters', banks: ['major'], dueInDays: 46 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const month = endOfMonth(facts.issue_date, -1)
    const overtime = (amount: number) => Math.floor(amount * 0.07)
    const box = (title: string, text: string) => `<div><h2>${title}</h2>${text}</div>`
    return {
      css: `.page { padding: 14mm 14mm; font-size: 9pt } h1 { font-size: 16pt; background: #37474f; color: #fff; font-weight: 400; padding: 1.5mm 4mm; display: flex; justify-content: space-between } .heads { display: grid; grid-template-columns: 1.1fr .9fr 1.2fr; border: 1px solid #37474f; border-top: 0 } .heads > div { padding: 2.5mm 3mm; border-left: 1px solid #37474f } .heads > div:first-child { border-left: 0 } h2 { font-size: 7.5pt; color: #607d8b; font-weight: 400 } table { width: 100%; margin-top: 5mm } th { background: #eceff1; font-weight: 400 } td, th { border: 1px solid #90a4ae; padding: 1.2mm 1.6mm } .asked { text-align: center; margin: 6mm 0 2mm; font-size: 11pt } .asked b { font-size: 18pt; font-weight: 700; border-bottom: 1px solid } .pay { margin-top: 6mm; display: grid; grid-template-columns: 22mm 1fr; border: 1px solid #90a4ae } .pay > * { padding: 1.6mm 3mm }`,
      pages: [
        `<h1><span>労働者派遣料金 請求書</span><span style="font-size:10pt;align-self:center">No. ${facts.invoice_number}</span></h1><div class="heads">${box('派遣先', `<span style="font-size:11pt">${payer.name}</span> 御中<br>〒${payer.postal_code}<br>${payer.address}<br>総務部　派遣先責任者 様`)}${box('日付', `発行日 ${written.slashed(facts.issue_date)}<br>締日 ${written.slashed(month)}<br>支払期日 ${written.slashed(facts.due_date)}<br>契約番号 D-20418`)}${box('派遣元', `<span style="font-size:11pt">${issuer.name}</span><br>${issuer.address}<br>TEL ${issuer.phone}<br>登録番号 ${issuer.registration_number}<br>許可番号 派13-304127`)}</div>
        <p class="asked">ご請求金額（税込）　<b>¥${grouped(facts.total)}-</b></p>
        <table><tr><th>スタッフ名</th><th>業務内容</th><th>就業日数</th><th>基本時間</th><th>時間外</th><th>基本料金</th><th>時間外料金</th><th>計</th></tr>${rows(facts.lines, ({ name, amount }, at) => `<tr><td>${people[at % 5]}</td><td>${name}</td><td class="number">${20 - at}日</td><td class="number">${152 - at * 8}:${at % 2 ? '30' : '00'}</td><td class="number">${6 + at}:${at % 2 ? '00' : '45'}</td><td class="number">${grouped(amount - overtime(amount))}</td><td class="number">${grouped(overtime(amount))}</td><td class="number">${grouped(amount)}</td></tr>`)}<tr><td colspan="7" class="number">派遣料金計</td><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(facts, (rate, _, tax) => `<tr><td colspan="7" class="number">消費税等（${rate}%）</td><td class="number">${tax}</td></tr>`)}<tr><td colspan="7" class="number">ご請求額合計</td><td class="number">${grouped(facts.total)}</td></tr></table>
        <p style="font-size:8pt;margin-top:2mm">就業期間 ${written.slashed(addDays(month, -29))}～${written.slashed(month)}　抵触日 2028/03/31　時間外は基本単価×1.25にて算出</p>
        <div class="pay"><div style="background:#eceff1">お振込先</div><div>${account.bank.name}（${account.bank.code}）／${account.branch.name}（${account.branch.code}）／${typeName(account)}／${account.number}<br>${account.holder}</div></div>`,
      ],
    }
  },
}
