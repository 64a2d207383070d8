import { endOfMonth, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, mark, perRate, rows, typeName } from '../../markup.ts'

const media = [
  ['検索広告', '媒体費・運用費'],
  ['ディスプレイ広告', '媒体費'],
  ['SNS広告', '投稿クリエイティブ'],
  ['バナー制作', '300×250 ほか'],
  ['動画広告', 'クリック課金'],
  ['レポート作成', '月次・週次'],
] as const

/** An agency for ads on the web: media and terms in words, the claim in the last row. */
export const layout: Layout = {
  wishes: { trade: 'creative', lineCount: 6, number: 'letters', banks: ['major', 'net'] },
  render: facts => {
    const { issuer, payer, accounts } = facts
    const month = endOfMonth(facts.issue_date, 0)
    const span = `${written.slashed(`${month.slice(0, 8)}01`)} - ${written.slashed(month)}`
    return {
      css: `.page { padding: 20mm 18mm; font: 9pt/1.6 'Noto Sans CJK JP'; color: #223 } .head { display: grid; grid-template-columns: 1fr 64mm; border-top: 6px solid #223; padding-top: 4mm } dl { display: grid; grid-template-columns: 26mm 1fr; row-gap: 1mm; margin: 4mm 0 } dt { font-weight: 500 } .lines { width: 100%; margin-top: 4mm } .lines th { text-align: left; border-bottom: 1px solid #223; font-weight: 500; padding: 1mm } .lines th.number { text-align: right } .lines td { border-bottom: 1px solid #dde; padding: 1.4mm 1mm } .lines .sum td { border: 0; padding: .8mm 1mm } .last td { background: #223; color: #fff; font-size: 12pt } .bank { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm; margin-top: 3mm } .bank div { background: #f2f3f7; padding: 3mm 4mm }`,
      pages: [
        `<div class="head"><div><b style="font-size:17pt;font-weight:500">請求書</b><p style="font-size:12pt;margin-top:3mm">${payer.name}　御中</p><p>マーケティング部 ご担当者様</p><dl><dt>件名</dt><dd>Web広告運用（${Number(month.slice(5, 7))}月度）</dd><dt>掲載期間</dt><dd>${span}</dd><dt>お支払条件</dt><dd>月末締め翌月末日払い（${written.slashed(facts.due_date)}）</dd></dl></div>
        <div>${mark('hexagon', '#223', '9mm')}<br><b>${issuer.name}</b><br>〒${issuer.postal_code}<br>${issuer.address}<br>${issuer.phone}<br>登録番号：${issuer.registration_number}<dl style="grid-template-columns:20mm 1fr"><dt>書類番号</dt><dd>${facts.invoice_number}</dd><dt>発行日</dt><dd>${written.slashed(facts.issue_date)}</dd></dl></div></div>
        <table class="lines"><tr><th>媒体・内容</th><th>詳細</th><th class="number">数量</th><th class="number">単価</th><th class="number">金額</th></tr>${rows(
          facts.lines,
          ({ quantity, price, amount }, index) =>
            `<tr><td>${media[index]?.[0] ?? ''}</td><td>${media[index]?.[1] ?? ''}</td><td class="number">${grouped(quantity)}</td><td class="number">¥${grouped(price)}</td><td class="number">¥${grouped(amount)}</td></tr>`,
        )}<tr class="sum"><td colspan="4" class="number">小計</td><td class="number">¥${grouped(facts.subtotal)}</td></tr>${perRate(
          facts,
          (rate, _, tax) =>
            `<tr class="sum"><td colspan="4" class="number">消費税（${rate}%対象分）</td><td class="number">¥${tax}</td></tr>`,
        )}<tr class="last"><td colspan="4" class="number">ご請求金額（税込）</td><td class="number">¥${grouped(facts.total)}</td></tr></table>
        <p style="margin-top:8mm;font-weight:500">お振込先（いずれかの口座へお願いいたします）</p><div class="bank">${accounts
          .map(
            account =>
              `<div>${account.bank.name} ${account.branch.name}<br>${typeName(account)} ${account.number}<br>${account.holder}</div>`,
          )
          .join('')}</div>
        <p style="margin-top:5mm;font-size:8pt">備考：媒体費は管理画面の消化額（グロス）で計上しています。月額上限予算 1,500,000円。振込手数料は貴社負担にてお願いいたします。</p>`,
      ],
    }
  },
}
