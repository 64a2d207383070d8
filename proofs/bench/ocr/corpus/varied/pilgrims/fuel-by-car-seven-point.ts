import { endOfMonth, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, halfWidthHolder, rows, typeName } from '../../markup.ts'

const cars = [
  '品川 100 あ 12-34',
  '品川 400 か 56-78',
  '足立 100 さ 90-12',
  '横浜 400 た 33-45',
  '大宮 100 な 77-88',
  '共用カード',
]
const hyphened = (number: string): string => number.replace(/^T(.)(.{4})(.{4})(.{4})$/, 'T$1-$2-$3-$4')

/** An oil dealer's card bill in very small print: sums of cars with the tax in them, what was left of last month. */
export const layout: Layout = {
  wishes: {
    trade: 'transport',
    lineCount: 6,
    isTaxIncluded: true,
    isCarriedOver: true,
    number: 'customer',
    banks: ['regional'],
    isCurrentAccount: true,
  },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const [used, paid] = [facts.subtotal + facts.tax, 96_800]
    const strip = [
      ['前月ご請求額', facts.carried + paid],
      ['ご入金額', paid],
      ['繰越金額', facts.carried],
      ['当月ご利用額（税込）', used],
      ['今回ご請求金額', facts.total],
    ] as const
    const rates = facts.rates.map(
      ({ rate, net, tax }) =>
        `${rate}%対象　税込 ${grouped(net + tax)}円　税抜 ${grouped(net)}円　消費税 ${grouped(tax)}円`,
    )
    const month = written.slashed(endOfMonth(facts.issue_date, -1))
    return {
      css: `.page { padding: 12mm 14mm; font: 7.5pt/1.5 'UD Gothic' } .window { height: 42mm; padding: 8mm 0 0 8mm; font-size: 9pt } .strip { width: 100%; table-layout: fixed } .strip th { background: #fff2c9; font-weight: 400; border: 1px solid #caa23a; padding: .6mm } .strip td { border: 1px solid #caa23a; text-align: right; padding: 1.2mm 2mm; font-size: 10pt } .strip td:last-child { font-size: 13pt; font-weight: 700 } .cars { width: 100%; margin-top: 5mm } .cars th { font-weight: 400; border-top: 1px solid #000; border-bottom: 1px solid #000; padding: .5mm 2mm } .cars td { padding: .6mm 2mm } .cars .sum td { border-top: 1px solid #000; border-bottom: 1px solid #000 } .foot { border: 1px solid #caa23a; margin-top: 6mm; padding: 2mm 4mm; font-size: 8.5pt }`,
      pages: [
        `<div style="display:grid;grid-template-columns:100mm 1fr"><div class="window">〒${payer.postal_code}<br>${payer.address}<br><span style="font-size:11pt">${payer.name}　御中</span></div><div><p style="font-size:13pt;letter-spacing:.2em">カードご利用代金請求書</p><p style="margin-top:2mm">請求書番号：${facts.invoice_number}　　発行日：${written.slashed(facts.issue_date)}</p><p style="margin-top:3mm;font-size:10pt">${issuer.name}</p><p>〒${issuer.postal_code} ${issuer.address}<br>TEL：${issuer.phone}　FAX：${issuer.fax}<br>登録番号：${hyphened(issuer.registration_number)}</p></div></div>
        <table class="strip"><tr>${strip.map(([label]) => `<th>${label}</th>`).join('')}</tr><tr>${strip.map(([, amount]) => `<td>${grouped(amount)}</td>`).join('')}</tr></table>
        <table class="cars"><tr><th style="text-align:left">車両番号</th><th>カード下4桁</th><th>回数</th><th>最終ご利用日</th><th>ご利用金額（税込）</th></tr>${rows(facts.lines, ({ amount }, at) => `<tr><td>${cars[at] ?? ''}</td><td style="text-align:center">${2_041 + at * 113}</td><td class="number">${4 + at * 2}</td><td style="text-align:center">${month.slice(5, 8)}${28 - at * 3}</td><td class="number">${grouped(amount)}</td></tr>`)}<tr class="sum"><td colspan="4">合　計</td><td class="number">${grouped(used)}</td></tr></table><p style="text-align:right;margin-top:1.5mm">${rates.join('<br>')}</p>
        <div class="foot">お支払期日　${written.slashed(facts.due_date)}　　振込先　${account.bank.name}（${account.bank.code}）${account.branch.name}（${account.branch.code}）${typeName(account)} ${account.number}<br>口座名義　${halfWidthHolder(account)}</div><p style="margin-top:2mm">※軽油引取税に相当する金額は含まれておりません。ご不明な点は担当営業所までお問い合わせください。</p>`,
      ],
    }
  },
}
