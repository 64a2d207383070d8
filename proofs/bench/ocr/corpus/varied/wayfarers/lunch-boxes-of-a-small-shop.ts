import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, rows } from '../../markup.ts'

const meals = ['幕の内弁当', '鮭弁当', '日替り弁当', '唐揚げ弁当', 'おにぎりセット', '会議用サンドイッチ']

/** A shop of one owner: prices with tax from a word processor, deliveries by day, the account after 振込先. */
export const layout: Layout = {
  wishes: {
    trade: 'food',
    lineCount: 7,
    rates: [8, 8, 8, 8, 8, 8, 10],
    isProprietor: true,
    isTaxIncluded: true,
    number: 'month',
    banks: ['shinkin'],
    dueInDays: 15,
  },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const rates = facts.rates.map(
      ({ rate, net, tax }) =>
        `<tr><td>${rate}％対象</td><td class="number">${grouped(net)}円</td><td>消費税</td><td class="number">${grouped(tax)}円</td><td>計</td><td class="number">${grouped(net + tax)}円</td></tr>`,
    )
    return {
      css: `.page { padding: 20mm 22mm; font: 11pt/1.6 'Round Gothic' } .lines { width: 100%; margin-top: 5mm } .lines th { border-bottom: 2px solid #555; font-weight: 700; text-align: left } .lines td { padding: .8mm 1mm; border-bottom: 1px solid #ccc } .rates { margin: 3mm 0 0 auto; font-size: 10pt } .rates td { padding: .4mm 2mm }`,
      pages: [
        `<p style="font-size:18pt;font-weight:700">お弁当代ご請求書</p><div style="display:flex;justify-content:space-between;margin-top:5mm"><div><p style="font-size:13pt">${payer.name} 様</p><p style="font-size:10pt">総務課 御中</p><p style="margin-top:6mm;font-size:15pt;border-bottom:3px double #555">ご請求額　${grouped(facts.total)}円</p></div><div style="font-size:10pt"><p>ご請求日　${facts.issue_date.slice(0, 4)}年${Number(facts.issue_date.slice(5, 7))}月${Number(facts.issue_date.slice(8))}日</p><p>番号　${facts.invoice_number}</p><p style="font-size:13pt;margin-top:3mm">${issuer.name}</p><p>代表　${issuer.person ?? ''}<br>${issuer.address}<br>電話 ${issuer.phone}<br>登録番号 ${issuer.registration_number}</p></div></div>
        <table class="lines"><tr><th>お届け日</th><th>品名</th><th class="number">数</th><th class="number">単価（税込）</th><th class="number">金額（税込）</th></tr>${rows(facts.lines, ({ name, quantity, price, rate, amount }, at) => `<tr><td>${written.slashedShort(addDays(facts.issue_date, at * 3 - 22)).slice(5)}</td><td>${rate === 8 ? `${meals[at] ?? name} ＊` : name}</td><td class="number">${quantity}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}<tr><td></td><td colspan="3">合計</td><td class="number">${grouped(facts.total)}</td></tr></table>
        <table class="rates">${rates.join('')}</table><p style="font-size:9.5pt">＊印は軽減税率（8％）対象です。</p>
        <p style="margin-top:7mm">お支払いは${Number(facts.due_date.slice(5, 7))}月${Number(facts.due_date.slice(8))}日（${'日月火水木金土'[new Date(facts.due_date).getUTCDay()] ?? ''}）までにお願いいたします。</p><p>振込先　${account.bank.name} ${account.branch.name}　普通 ${account.number}<br>　　　　${account.holder}（${issuer.person ?? ''}）</p><p style="margin-top:4mm;font-size:10pt">※${Number(addDays(facts.issue_date, 40).slice(5, 7))}月より価格を改定させていただきます。</p>`,
      ],
    }
  },
}
