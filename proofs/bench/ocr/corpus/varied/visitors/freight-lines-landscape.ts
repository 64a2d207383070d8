import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows } from '../../markup.ts'

const roads = [
  ['東京', '大阪'],
  ['川崎', '仙台'],
  ['大井埠頭', '厚木'],
  ['千葉', '名古屋'],
  ['川口', '宇都宮'],
  ['平和島', '所沢'],
] as const

/** Runs of a haulier on a wide sheet; who asks, and where to pay in one sentence, stand at the foot. */
export const layout: Layout = {
  wishes: { trade: 'transport', lineCount: 6, number: 'year', banks: ['regional'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const first = `${facts.issue_date.slice(0, 8)}01`
    return {
      isLandscape: true,
      css: `.page { padding: 11mm 14mm; font-size: 9pt } .top { display: flex; justify-content: space-between; align-items: flex-end } h1 { font-size: 15pt; font-weight: 700 } table { width: 100%; margin-top: 3mm } th { border-top: 1.5px solid #111; border-bottom: 1px solid #111; font-weight: 400; padding: 1mm } td { padding: 1.1mm 1.6mm; border-bottom: 1px solid #bbb } .sum td { border-bottom: 0; padding: .6mm 1.6mm } .foot { position: absolute; left: 14mm; right: 14mm; bottom: 10mm; border-top: 1.5px solid #111; padding-top: 2mm }`,
      pages: [
        `<div class="top"><div><h1>運賃請求明細書</h1><p style="font-size:12pt;margin-top:2mm">${payer.name} 殿</p></div><div>対象期間 ${written.slashed(first)} ～ ${written.slashed(facts.issue_date)}</div><div class="number">請求No. ${facts.invoice_number}<br>請求年月日 ${written.slashed(facts.issue_date)}</div></div>
        <table><tr><th>運行日</th><th>車番</th><th>発地</th><th>着地</th><th>品名・摘要</th><th>数量</th><th>単価</th><th>運賃・料金</th><th>税区分</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, rate, amount }, at) => `<tr><td>${written.slashed(addDays(first, at)).slice(5)}</td><td>${['品川100あ', '足立130か', '横浜100い'][at % 3]}${2_031 + at * 417}</td><td>${roads[at % 6]?.[0] ?? ''}</td><td>${roads[at % 6]?.[1] ?? ''}</td><td>${name}</td><td class="number">${grouped(quantity)}${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td><td>課税${rate}%</td></tr>`)}</table>
        <table class="sum" style="width:96mm;margin-left:auto"><tr><td>運賃・料金計</td><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(facts, (rate, net, tax) => `<tr><td>消費税等（${rate}%対象 ${net}）</td><td class="number">${tax}</td></tr>`)}<tr style="font-size:12pt"><td>差引御請求額</td><td class="number"><b>${grouped(facts.total)}</b></td></tr></table>
        <div class="foot"><p>上記金額は、${written.long(facts.due_date)}までに${account.bank.name}${account.branch.name} ${account.type === 2 ? '当座' : '普通'}預金 ${account.number}（口座名義 ${account.holder}）へお振込みくださいますようお願い申し上げます。</p><p style="margin-top:2mm"><b style="font-size:11pt">${issuer.name}</b>　〒${issuer.postal_code} ${issuer.address}　TEL ${issuer.phone}　FAX ${issuer.fax}　登録番号：${issuer.registration_number}</p></div>`,
      ],
    }
  },
}
