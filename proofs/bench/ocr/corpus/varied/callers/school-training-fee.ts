import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, seal, typeName } from '../../markup.ts'

const courses = ['新入社員ビジネスマナー研修', 'ビジネス英会話 初級', '教材費']

/** A school that trains staff: a polite letter, the bill as a list of labels, and where to pay in a running text. */
export const layout: Layout = {
  wishes: { trade: 'office', lineCount: 3, number: 'year', banks: ['shinkin'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 22mm 24mm; font: 10.5pt/1.75 'Noto Serif CJK JP', serif } .right { margin-left: 84mm;
        position: relative } h1 { font-size: 15pt; font-weight: 400; text-align: center; margin: 7mm 0 4mm } dl {
        display: grid; grid-template-columns: 40mm auto; margin: 3mm 10mm } table { width: 150mm; margin: 2mm auto;
        font-size: 9.5pt } td, th { border: 1px solid #444; padding: .8mm 2mm; font-weight: 400 }`,
      pages: [
        `<p class="number">教務第 ${facts.invoice_number} 号<br>${written.era(facts.issue_date)}</p><p>${payer.name}<br>
        人事部　御中</p>
        <div class="right">${issuer.address}<br>${issuer.name}<br>
        研修センター長　深沢 礼子${seal(issuer.name, 'right:0;top:4mm')}</div>
        <h1>研修受講料のご請求について</h1><p>　時下益々ご清祥のこととお慶び申し上げます。平素は当校の研修をご利用いただき厚く御礼申し上げます。
        さて、${written.era(addDays(facts.issue_date, -12))}に実施いたしました研修の受講料につきまして、下記のとおりご請求申し上げます。</p>
        <p style="text-align:center">記</p><dl><dt>１．ご請求金額</dt><dd>金${grouped(facts.total)}円也（消費税を含む）</dd>
        <dt>２．受講者数</dt><dd>8名</dd><dt>３．お支払期限</dt><dd>${written.era(facts.due_date)}</dd><dt>４．登録番号</dt>
        <dd>${issuer.registration_number}</dd><dt>５．内　訳</dt><dd></dd></dl><table><tr><th>講座名</th><th>数量</th>
        <th>受講料</th></tr>${rows(
          facts.lines,
          ({ quantity, amount }, index) =>
            `<tr><td>${courses[index] ?? ''}</td><td class="number">${quantity}</td>
            <td class="number">${grouped(amount)}円</td></tr>`,
        )}<tr><td>計（税抜）</td><td></td><td class="number">${grouped(facts.subtotal)}円</td></tr>${perRate(
          facts,
          (rate, _, tax) => `<tr><td>消費税（税率${rate}%）</td><td></td><td class="number">${tax}円</td></tr>`,
        )}</table>
        <p style="margin-top:4mm">
        　お支払いは、${account.bank.name}${account.branch.name}の${typeName(account)}預金、口座番号${account.number}、
        名義「${account.holder}」あてにお願いいたします。なお、振込手数料は恐縮ながら貴社にてご負担ください。</p>
        <p class="number">以上</p><p style="font-size:9pt">担当：教務課 宮下　電話 ${issuer.phone}</p>`,
      ],
    }
  },
}
