import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { grouped, perRate, rows } from '../markup.ts'

/** A club: a letter whose table is small, tiny remarks, the account between brackets. */
export const layout: Layout = {
  wishes: { trade: 'office', lineCount: 2, number: 'year', banks: ['shinkin'], dueInDays: 28 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { font-family: 'UD Mincho', serif; padding: 26mm 28mm; font-size: 11pt; line-height: 1.75 } table { margin: 5mm auto; width: 120mm } td, th { border-top: 1px solid #000; border-bottom: 1px solid #000; padding: 1mm 3mm; font-weight: normal; text-align: left } small { font-size: 7.5pt; line-height: 1.5; display: block; margin-top: 8mm }`,
      pages: [
        `<div style="text-align:right">第${facts.invoice_number}号<br>${written.era(facts.issue_date)}</div><p>${payer.name}　御中</p><p style="text-align:right">${issuer.name}<br>（登録番号 ${issuer.registration_number}）</p><p style="text-align:center;font-size:14pt;margin:5mm 0">利用料のご請求について</p><p>　平素より当社をご利用いただき、誠にありがとうございます。下記のとおりご請求申し上げますので、${written.era(facts.due_date)}までにお支払いくださいますようお願い申し上げます。</p>
        <table><tr><th>内容</th><th class="number">金額</th></tr>${rows(facts.lines, line => `<tr><td>${line.name}（${line.quantity}${line.unit}）</td><td class="number">${grouped(line.amount)}円</td></tr>`)}${perRate(facts, (rate, _, tax) => `<tr><td>消費税 ${rate}%</td><td class="number">${tax}円</td></tr>`)}<tr><td>合計</td><td class="number">${grouped(facts.total)}円</td></tr></table><p>【請求番号】${facts.invoice_number}　【お支払期限】${written.era(facts.due_date)}<br>【振込先】${account.bank.name}／${account.branch.name}／普通／${account.number}／${account.holder}</p>
        <small>※振込手数料はお客様のご負担となります。※本状と行き違いにお支払いいただいた場合は、ご容赦ください。※ご不明な点は下記までお問い合わせください。<br>${issuer.name}　〒${issuer.postal_code} ${issuer.address}　TEL ${issuer.phone}</small>`,
      ],
    }
  },
}
