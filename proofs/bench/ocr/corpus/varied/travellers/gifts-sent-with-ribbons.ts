import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { emptyRows, grouped, rows, seal, typeName } from '../../markup.ts'

const homes = ['札幌 長井様', '同上', '浜松 戸田様', '同上', '福井 南雲様', '同上']

/** A shop that sends gifts: a round seal, whom each went to, prices with tax, the bank and day in a sentence. */
export const layout: Layout = {
  wishes: {
    trade: 'food',
    lineCount: 6,
    rates: [8, 10],
    isTaxIncluded: true,
    number: 'era',
    banks: ['shinkin'],
    dueInDays: 21,
  },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 20mm 19mm; font: 10.5pt/1.6 'UD Mincho' } h1 { font-size: 19pt; font-weight: 400; letter-spacing: 1em; text-align: center; margin: 0 0 7mm; padding-left: 1em } .lines { width: 100%; margin: 4mm 0 } .lines th, .lines td { border: 1px solid #633; padding: 1mm 2.5mm; font-weight: 400 } .lines th { background: #f7efe6 } .from { position: relative; margin-left: 88mm } .rates { margin-left: auto } .rates td { padding: 0 0 0 6mm }`,
      pages: [
        `<h1>御請求書</h1><div style="display:flex;justify-content:space-between"><span style="font-size:14pt;border-bottom:1px solid #000;padding:0 6mm 1mm 0">${payer.name}　様</span><span style="text-align:right">請求No. ${facts.invoice_number}<br>${written.era(facts.issue_date)}</span></div>
        <div class="from" style="margin-top:5mm"><span style="font-size:13pt">${issuer.name}</span><br>〒${issuer.postal_code}<br>${issuer.address}<br>電話 ${issuer.phone}<br>登録番号 ${issuer.registration_number}${seal(issuer.name, 'right:0;top:3mm', true)}</div>
        <p style="margin-top:4mm">この度は御贈答品のご用命を賜り、誠にありがとうございました。下記のとおり御請求申し上げます。</p>
        <p style="font-size:15pt;margin:4mm 0 0;text-align:center">お支払金額　<span style="border-bottom:2px solid #633">　￥${grouped(facts.total)}　</span>（税込）</p>
        <table class="lines"><tr><th>お届け先</th><th>発送日</th><th>お品名</th><th>数</th><th>単価</th><th>金額（税込）</th></tr>${rows(
          facts.lines,
          ({ name, quantity, price, amount, rate }, index) =>
            `<tr><td>${homes[index] ?? ''}</td><td>${written
              .slashedShort(addDays(facts.issue_date, Math.floor(index / 2) * 2 - 12))
              .slice(
                5,
              )}</td><td>${name}${rate === 8 ? '＊' : ''}</td><td class="number">${quantity}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`,
        )}${emptyRows(facts.lines, 9, 6)}<tr><td colspan="5" style="text-align:center">合　計</td><td class="number">${grouped(facts.total)}</td></tr></table>
        <table class="rates"><tr><td>＊は軽減税率（8％）対象</td><td class="number">税込額</td><td class="number">うち消費税</td></tr>${facts.rates
          .map(
            ({ rate, net, tax }) =>
              `<tr><td>${rate}％対象計</td><td class="number">${grouped(net + tax)}円</td><td class="number">${grouped(tax)}円</td></tr>`,
          )
          .join('')}</table>
        <p style="margin-top:7mm">お手数ではございますが、${written.era(facts.due_date)}までに下記口座へお振込みくださいますようお願い申し上げます。</p>
        <p style="margin:3mm 0 0 10mm">${account.bank.name}　${account.branch.name}　${typeName(account)}預金　${account.number}<br>名義　${account.holder}</p>`,
      ],
    }
  },
}
