import { endOfMonth, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, halfWidthHolder, perRate, rows, typeName } from '../../markup.ts'

const engineers = ['Y.S（PL）', 'T.K（SE）', 'M.N（PG）']
const hours = ['162.50', '171.25', '148.00']

/** Engineers by the month: a band of hours for each, and the bank stacked at the right below the sums. */
export const layout: Layout = {
  wishes: { trade: 'office', lineCount: 2, number: 'letters', banks: ['major'], dueInDays: 45 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const last = endOfMonth(facts.issue_date, -1)
    const period = `${written.slashed(last).slice(0, 8)}01～${written.slashed(last)}`
    return {
      css: `.page { padding: 16mm 14mm; font-size: 9pt } h1 { font-size: 15pt; font-weight: 500; border-left: 4mm
        solid #345;
        padding-left: 3mm } .head { display: grid; grid-template-columns: 104mm 1fr; margin-top: 6mm } .head table td {
        padding: .6mm 3mm .6mm 0; vertical-align: top } .goods { width: 100%; margin-top: 7mm } .goods th { background:
        #345; color: #fff; font-weight: 400; border: 1px solid #345 } .goods td { border: 1px solid #99a } .goods td,
        .goods th { padding: 1.4mm 1.6mm; white-space: nowrap } .below { display: flex; justify-content: space-between;
        margin-top: 5mm } .below > div { width: 76mm } dl { display: grid; grid-template-columns: 26mm 1fr; gap: .8mm }
        dt { color: #567 } .sums { width: 100% } .sums td { border-bottom: 1px solid #99a; padding: 1mm 2mm } .sums
        tr:last-child td { border-bottom: 2px solid #345; font-weight: 700; font-size: 11pt }`,
      pages: [
        `<h1>請求書（準委任契約）</h1><div class="head"><div>
        <p style="font-size:12pt;text-decoration:underline">${payer.name} 御中</p>
        <table style="margin-top:4mm"><tr><td>案件名</td><td>販売管理システム再構築支援</td></tr>
        <tr><td>注文番号</td><td>PO-4500${issuer.postal_code.slice(0, 3)}81</td></tr>
        <tr><td>作業期間</td><td>${period}</td></tr><tr><td>検収日</td><td>${written.slashed(last)}</td></tr>
        <tr><td>決済日</td><td>${written.slashed(facts.due_date)}</td></tr></table></div>
        <div><table><tr><td>請求番号</td><td>${facts.invoice_number}</td></tr>
        <tr><td>請求年月日</td><td>${written.slashed(facts.issue_date)}</td></tr></table>
        <p style="margin-top:3mm"><b>${issuer.name}</b><br>〒${issuer.postal_code}<br>${issuer.address}<br>
        TEL:${issuer.phone}<br>T番号：${issuer.registration_number}</p></div></div>
        <table class="goods"><tr><th>要員</th><th>作業内容</th><th>月額単価</th><th>人月</th><th>精算幅(h)</th><th>実績(h)</th>
        <th>超過単価</th><th>控除単価</th><th>超過・控除</th><th>金額</th></tr>${rows(
          facts.lines,
          ({ price, quantity, amount }, index) =>
            `<tr><td>${engineers[index] ?? ''}</td><td>設計・開発</td><td class="number">${grouped(price)}</td>
            <td class="number">${quantity.toFixed(2)}</td><td>140-180</td><td class="number">${hours[index] ?? ''}</td>
            <td class="number">${grouped(Math.floor(price / 1800) * 10)}</td>
            <td class="number">${grouped(Math.floor(price / 1400) * 10)}</td><td class="number">0</td>
            <td class="number">${grouped(amount)}</td></tr>`,
        )}<tr><td colspan="9">交通費・出張費（当月該当なし）</td><td class="number">0</td></tr></table>
        <div class="below"><div style="font-size:8pt">※ 精算は15分単位、月末締めです。超過単価は月額÷上限時間、
        控除単価は月額÷下限時間とし、10円未満を切り捨てます。<br>※ 作業報告書を別途送付いたします。</div><div>
        <table class="sums"><tr><td>小計</td><td class="number">¥${grouped(facts.subtotal)}</td></tr>
        ${perRate(facts, (rate, _, tax) => `<tr><td>消費税等（${rate}%）</td><td class="number">¥${tax}</td></tr>`)}
        <tr><td>ご請求合計</td><td class="number">¥${grouped(facts.total)}</td></tr></table>
        <dl style="margin-top:6mm"><dt>振込先銀行</dt><dd>${account.bank.name}</dd><dt>支店</dt>
        <dd>${account.branch.name}（${account.branch.code}）</dd><dt>種別</dt><dd>${typeName(account)}預金</dd><dt>番号</dt>
        <dd>${account.number}</dd><dt>受取人</dt><dd>${issuer.name}<br>${halfWidthHolder(account)}</dd></dl></div></div>`,
      ],
    }
  },
}
