import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, typeName } from '../../markup.ts'

const uses = ['大ホール使用料', '控室・楽屋使用料', 'パイプ椅子・長机', '音響照明オペレーター']
const units = ['日', '日', '組', '名']

/** A hall for events: prices with tax, headings written downwards, the day of use nearer than the day of payment. */
export const layout: Layout = {
  wishes: {
    trade: 'creative',
    isTaxIncluded: true,
    lineCount: 4,
    number: 'slashes',
    banks: ['shinkin'],
    dueInDays: 14,
  },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const used = written.era(addDays(facts.issue_date, -4))
    return {
      css: `.page { padding: 17mm 18mm; font: 10pt/1.5 'UD Gothic' } h1 { font-size: 15pt; font-weight: 400; text-align:
        center } .form { width: 100%; margin-top: 4mm } .form td, .form th { border: 1px solid #333; padding: 1.6mm
        2.5mm; font-weight: 400 } .form .up { writing-mode: vertical-rl; width: 9mm; text-align: center; letter-spacing:
        .4em; background: #f3efe2; padding: 2mm 1mm } .form th { background: #faf8f0; text-align: left; width: 32mm }
        .goods td { border: 0; border-bottom: 1px dashed #aaa; padding: 1mm } .goods { width: 100% } .from { margin: 6mm
        0 0 88mm }`,
      pages: [
        `<p class="number">No. ${facts.invoice_number}</p><h1>会場使用料等請求書</h1>
        <p style="margin-top:5mm">${payer.name}　御中</p>
        <div class="from">${written.era(facts.issue_date)}<br>${issuer.address}<br>${issuer.name}　多目的ホール<br>
        電話　${issuer.phone}<br>登録番号　${issuer.registration_number}</div>
        <p style="margin-top:4mm">次のとおり請求します。</p>
        <table class="form"><tr><td class="up" rowspan="4">概要</td><th>催事名</th><td>秋季展示商談会</td></tr>
        <tr><th>使用日時</th><td>${used}　9時～21時（準備・撤去含む）</td></tr>
        <tr><th>合計請求額</th>
        <td style="font-size:15pt">￥${grouped(facts.total)}　<small style="font-size:9pt">（税込）</small></td>
        </tr><tr><th>お支払期限</th><td>${written.era(facts.due_date)}</td></tr>
        <tr><td class="up">内訳（税込）</td><td colspan="2"><table class="goods">${rows(
          facts.lines,
          ({ quantity, price, amount }, index) =>
            `<tr><td>${uses[index] ?? ''}</td>
        <td class="number">${grouped(price)}円 × ${quantity}${units[index] ?? ''}</td>
            <td class="number">${grouped(amount)}円</td></tr>`,
        )}</table></td></tr><tr><td class="up">税額</td><td colspan="2">${perRate(
          facts,
          (rate, net, tax) => `${rate}％対象（税抜） ${net}円　　うち消費税額等 ${tax}円<br>`,
        )}軽減税率対象　該当なし</td></tr>
        <tr><td class="up" rowspan="3">振込先</td><th>金融機関</th><td>${account.bank.name}　${account.branch.name}</td></tr>
        <tr><th>口座</th><td>${typeName(account)}預金　第 ${account.number} 号</td></tr>
        <tr><th>口座名義<br><small>（カタカナ）</small></th><td>${issuer.name}<br>${account.holder}</td></tr></table>
        <p style="font-size:8.5pt;margin-top:3mm">使用日の30日前以降のお取消しには、使用料の50％を申し受けます。<br>
        領収書は振込金受領書をもって代えさせていただきます。</p>`,
      ],
    }
  },
}
