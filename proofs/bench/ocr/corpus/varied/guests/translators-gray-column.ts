import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, mark, perRate, rows, typeName } from '../../markup.ts'

const texts = ['統合報告書（和文英訳）', '契約書一式（英文和訳）', '製品マニュアル（和文英訳）']
// Yen for a character or a word, which divide the amounts of the lines.
const wordYen = [18, 17, 14]

/** A translation office: counts of characters, and a gray column at the right with all that concerns the office. */
export const layout: Layout = {
  wishes: { trade: 'creative', lineCount: 3, number: 'dots', banks: ['net'], dueInDays: 30 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { display: grid; grid-template-columns: 1fr 66mm; font-size: 9.5pt } .main { padding: 20mm 8mm 0
        16mm }
        .side { background: #ececea; padding: 20mm 7mm 0; font-size: 9pt } .side h2 { font-size: 8.5pt; color: #8a2846;
        margin-top: 7mm; border-bottom: 1px solid #8a2846; font-weight: 500 } h1 { font-size: 22pt; font-weight: 300 }
        .goods { width: 100%; margin-top: 9mm } .goods th { text-align: left; font-weight: 500; font-size: 8pt; color:
        #8a2846; border-bottom: 1px solid #8a2846 } .goods td { padding: 2.2mm 1mm; border-bottom: 1px solid #ccc }
        .sums { margin: 6mm 0 0 auto } .sums td { padding: .8mm 1mm .8mm 8mm } .due { margin-top: 14mm }`,
      pages: [
        `<div class="main"><h1>請求書 <span style="font-size:10pt">Invoice</span></h1>
        <p style="margin-top:9mm;font-size:13pt">${payer.name} 御中</p><p>${payer.address}</p>
        <table class="goods"><tr><th>原稿</th><th>原文文字（語）数</th><th>単価</th><th>金額（円）</th></tr>${rows(
          facts.lines,
          ({ amount }, index) =>
            `<tr><td>${texts[index] ?? ''}</td><td class="number">${grouped(amount / (wordYen[index] ?? 1))}</td>
            <td class="number">@${wordYen[index]}</td><td class="number">${grouped(amount)}</td></tr>`,
        )}</table><table class="sums"><tr><td>翻訳料 計</td><td class="number">${grouped(facts.subtotal)}</td></tr>
        ${perRate(facts, (rate, _, tax) => `<tr><td>消費税 ${rate}％</td><td class="number">${tax}</td></tr>`)}
        <tr><td style="font-size:12pt">ご請求金額</td><td class="number" style="font-size:15pt">¥${grouped(facts.total)}</td>
        </tr></table><p class="due">※ ネイティブチェック料を含みます。特急料金は適用しておりません。<br>
        ※ 数え方は Microsoft Word の文字カウントによります。</p></div>
        <div class="side">${mark('waves', '#8a2846', '11mm')}
        <p style="font-size:11.5pt;margin-top:2mm">${issuer.name}</p>
        <p>〒${issuer.postal_code}<br>${issuer.address}<br>Tel ${issuer.phone}</p>
        <h2>請求番号</h2><p>${facts.invoice_number}</p><h2>請求日</h2><p>${written.dotted(facts.issue_date)}</p>
        <h2>お振込期限</h2><p>${written.dotted(facts.due_date)}</p><h2>お振込先</h2>
        <p>${account.bank.name}<br>${account.branch.name}（店番号${account.branch.code}）<br>
        ${typeName(account)} ${account.number}
        </p><h2>名義人</h2><p>${account.holder}</p><h2>登録番号（適格請求書発行事業者）</h2><p>${issuer.registration_number}</p></div>`,
      ],
    }
  },
}
