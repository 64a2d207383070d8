import { addDays, endOfMonth, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, mark, perRate, rows, typeName } from '../../markup.ts'

const charges = [
  'インターネット専用線 1Gbps 月額',
  'クラウド電話 基本料',
  '国内通話料（3分ごと）',
  '番号移転工事費',
  '内線番号追加',
  '通話録音オプション',
  '宅内機器 売切代金',
  'ヘッドセット',
]

/** A carrier's bill: made for a window, a customer's number beside the bill's own, charges by line. */
export const layout: Layout = {
  wishes: { trade: 'office', lineCount: 8, number: 'day', banks: ['major'], dueInDays: 27 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const month = endOfMonth(facts.issue_date, -1)
    return {
      css: `.page { padding: 12mm 16mm; font: 9pt/1.5 'Noto Sans CJK JP' } .window { position: absolute; left: 20mm; top: 18mm; width: 80mm; font-size: 10pt } .from { position: absolute; right: 16mm; top: 14mm; width: 76mm; font-size: 8.5pt } .body { position: absolute; left: 16mm; right: 16mm; top: 62mm } .keys { width: 100%; margin-top: 3mm } .keys th { background: #0b5cab; color: #fff; font-weight: 400; font-size: 8pt; padding: .6mm } .keys td { border: 1px solid #0b5cab; text-align: center; padding: 1.5mm 1mm; font-size: 10.5pt } .lines { width: 100%; margin-top: 2mm } .lines th { text-align: left; border-bottom: 1.5px solid #0b5cab; font-weight: 500 } .lines th.number { text-align: right } .lines td { padding: .9mm 1mm; border-bottom: 1px dotted #9bd } .pay { display: flex; margin-top: 6mm; border: 1px solid #0b5cab } .pay > b { background: #e7f1fb; padding: 3mm; width: 34mm; font-weight: 500 } .pay > div { padding: 2mm 4mm }`,
      pages: [
        `<div class="window">〒${payer.postal_code}<br>${payer.address}<br><br>${payer.name}　御中</div><div class="from">${mark('waves', '#0b5cab', '8mm')} <b style="font-size:10pt">${issuer.name}</b><br>
        〒${issuer.postal_code} ${issuer.address}<br>登録番号：${issuer.registration_number}<br>お問い合わせ　${issuer.phone}<br>（受付時間 9:00～17:30 土日祝除く）</div>
        <div class="body"><h1 style="font-size:15pt;font-weight:500">${month.slice(0, 4)}年${Number(month.slice(5, 7))}月ご利用分　料金請求書</h1>
        <table class="keys"><tr><th>お客様番号</th><th>請求番号</th><th>発行日</th><th>お支払期限</th></tr><tr><td>5502-118-0743</td><td>${facts.invoice_number}</td><td>${written.long(facts.issue_date)}</td><td>${written.long(facts.due_date)}</td></tr></table>
        <table class="keys"><tr><th style="width:50%">今回ご請求金額（税込）</th><th>うち消費税等</th><th>ご利用期間</th></tr><tr><td style="font-size:16pt"><b>${grouped(facts.total)}円</b></td><td>${grouped(facts.tax)}円</td><td>${written.slashed(`${month.slice(0, 8)}01`)}～${written.slashed(month)}</td></tr></table>
        <p style="margin-top:5mm;font-weight:500">■ ご請求内訳</p><table class="lines"><tr><th>ご契約番号</th><th>料金項目</th><th class="number">数量</th><th class="number">単価（円）</th><th class="number">金額（円）</th><th style="text-align:center">税区分</th></tr>${rows(
          facts.lines,
          ({ quantity, price, amount }, index) =>
            `<tr><td>${index < 2 ? `N${118_204 + index * 77}` : '03-6811-4400'}</td><td>${charges[index] ?? ''}</td><td class="number">${quantity}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td><td style="text-align:center">合算</td></tr>`,
        )}<tr><td></td><td colspan="3">合計（税抜）</td><td class="number">${grouped(facts.subtotal)}</td><td></td></tr>${perRate(
          facts,
          (rate, net, tax) =>
            `<tr><td></td><td colspan="3">消費税相当額（合算分 ${rate}％対象 ${net}円）</td><td class="number">${tax}</td><td></td></tr>`,
        )}<tr><td></td><td colspan="3"><b>ご請求金額合計</b></td><td class="number"><b>${grouped(facts.total)}</b></td><td></td></tr></table>
        <div class="pay"><b>お振込先</b><div>${account.bank.name}（${account.bank.code}）　${account.branch.name}（${account.branch.code}）<br>${typeName(account)}　${account.number}<br>口座名義　${account.holder}</div></div>
        <p style="font-size:7.5pt;margin-top:3mm">※税区分「合算」は、合計額に対して消費税を計算する料金です。お支払期限を過ぎますと、年14.5％の延滞利息を申し受けることがあります。<br>※口座振替をご希望の場合は ${written.long(addDays(facts.issue_date, 10))} までに依頼書をご返送ください。</p></div>`,
      ],
    }
  },
}
