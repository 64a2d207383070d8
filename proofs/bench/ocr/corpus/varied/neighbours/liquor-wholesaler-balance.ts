import { addDays, endOfMonth, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, rows, typeName } from '../../markup.ts'

const drinks = [
  '生ビール 樽 20L',
  '烏龍茶 2L×6 *',
  'ハイボール樽 15L',
  'オレンジ果汁 1L *',
  '炭酸ガスボンベ 5kg',
  '麦茶 2L×6 *',
  '空容器保証金',
  'ノンアル飲料 24本 *',
  'グラス 12客',
  'ミネラル水 24本 *',
]

/** A wholesaler's month: the balance runs down the left, days without a year, classes as small rows of the list. */
export const layout: Layout = {
  wishes: {
    trade: 'food',
    isCarriedOver: true,
    lineCount: 10,
    rates: [10, 8],
    number: 'digits',
    banks: ['regional', 'major'],
    dueInDays: 20,
  },
  render: facts => {
    const { issuer, payer, accounts } = facts
    const closing = addDays(facts.issue_date, -1)
    const paid = 264_000
    const balance = [
      ['前回請求額', grouped(facts.carried + paid)],
      ['入金額', grouped(paid)],
      ['調整額', '0'],
      ['繰越金額', grouped(facts.carried)],
      ['税抜売上額', grouped(facts.subtotal)],
      ['消費税額', grouped(facts.tax)],
      ['税込売上額', grouped(facts.subtotal + facts.tax)],
      ['今回請求額', grouped(facts.total)],
    ] as const
    return {
      css: `.page { padding: 11mm 12mm; font: 8.5pt/1.4 'UD Gothic' } .top { display: grid; grid-template-columns: 88mm 1fr; gap: 8mm } .main { display: grid; grid-template-columns: 46mm 1fr; gap: 4mm; margin-top: 5mm } .balance { border: 1.5px solid #205c2a; align-self: start } .balance p { display: flex; justify-content: space-between; border-bottom: 1px solid #9cc3a2; padding: 1.2mm 2mm } .balance span:first-child { color: #205c2a } .balance p:last-child { background: #e3f1e5; font-size: 11pt; font-weight: 700; border: 0 } .lines { width: 100% } .lines th { border-bottom: 1.5px solid #205c2a; color: #205c2a; font-weight: 400 } .lines td { padding: .8mm 1mm; border-bottom: 1px dotted #9cc3a2 } .lines .class td { font-size: 8pt; border: 0; padding: .2mm 1mm }`,
      pages: [
        `<div class="top"><div style="padding:9mm 0 0 6mm;font-size:10pt">〒${payer.postal_code}<br>${payer.address}<br><br>${payer.name}　御中<br><small>得意先CD 30118-02</small></div><div><p style="display:flex;justify-content:space-between;border-bottom:2px solid #205c2a"><b style="font-size:15pt;letter-spacing:.5em">御請求書</b><span>${written.slashed(closing)} 締</span></p><p style="text-align:right">請求No ${facts.invoice_number}　発行 ${written.slashed(facts.issue_date)}</p><p style="font-size:11pt;margin-top:2mm">${issuer.name}</p>〒${issuer.postal_code} ${issuer.address}<br>電話${issuer.phone}　FAX${issuer.fax}<br>（登録番号 ${issuer.registration_number}）</div></div>
        <div class="main"><div><div class="balance">${balance.map(([label, amount]) => `<p><span>${label}</span><span>${amount}</span></p>`).join('')}</div><p style="margin-top:4mm">お支払日　${written.slashed(facts.due_date)}</p><div style="margin-top:4mm;font-size:8pt">〈振込口座〉<br>${accounts.map(account => `${account.bank.name} ${account.branch.name}<br>(${typeName(account)}) ${account.number}<br>`).join('')}${accounts[0].holder}</div></div>
        <table class="lines"><tr><th>月日</th><th>伝票</th><th>品名</th><th>数量</th><th>単価</th><th>金額</th></tr>${rows(
          facts.lines,
          ({ quantity, price, amount }, index) =>
            `<tr><td>${written.slashed(addDays(endOfMonth(facts.issue_date, -1), index * 2)).slice(5)}</td><td>${70_412 + index * 9}</td><td>${drinks[index] ?? ''}</td><td class="number">${quantity}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>${
              index === 5
                ? `<tr><td>${written.slashed(closing).slice(5)}</td><td></td><td>振込入金</td><td></td><td></td><td class="number">-${grouped(paid)}</td></tr>`
                : ''
            }`,
        )}<tr class="class"><td colspan="6">&nbsp;</td></tr>${facts.rates
          .map(
            ({ rate, net, tax }) =>
              `<tr class="class"><td></td><td></td><td>［${rate}%${rate === 8 ? '軽減' : ''}対象計］</td><td></td><td></td><td class="number">${grouped(net)}</td></tr><tr class="class"><td></td><td></td><td>［${rate}%${rate === 8 ? '軽減' : ''}消費税］</td><td></td><td></td><td class="number">${grouped(tax)}</td></tr>`,
          )
          .join(
            '',
          )}</table></div><p style="font-size:7.5pt;margin-top:3mm">* 軽減税率対象商品　　行違いにお振込みの節はご容赦ください。</p>`,
      ],
    }
  },
}
