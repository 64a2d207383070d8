import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, rows, typeName } from '../../markup.ts'

/** Renewals of rights: each with a registration and a term of its own, and the agent's account in one line. */
export const layout: Layout = {
  wishes: { trade: 'patent', lineCount: 4, number: 'letters', banks: ['major'], dueInDays: 28 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 18mm 19mm; font: 9.5pt/1.6 'Noto Sans CJK JP' } .line { display: flex; justify-content: space-between } .claim { background: #f2f2f2; padding: 3mm 5mm; margin: 6mm 0; display: flex; justify-content: space-between; align-items: center } .claim b { font-size: 16pt } .lines { width: 100%; font-size: 8.5pt } .lines th { border-top: 1px solid #000; border-bottom: 1px solid #000; text-align: left; padding: 1mm } .lines td { padding: 1.2mm 1mm; vertical-align: top } .lines tr:last-child td { border-bottom: 1px solid #000 } .sums { margin: 2mm 0 0 auto } .sums td { padding: .4mm 0 .4mm 8mm }`,
      pages: [
        `<p style="text-align:center;font-size:15pt;font-weight:700">ご請求書</p><div class="line" style="margin-top:6mm"><div><p style="font-size:12pt">${payer.name}</p><p>知的財産部　御中</p></div><div><p>${written.slashedShort(facts.issue_date)}</p><p>Invoice#: ${facts.invoice_number}</p></div></div>
        <div style="margin:5mm 0 0 95mm;font-size:9pt"><p style="font-size:11pt;font-weight:700">${issuer.name}</p><p>${issuer.address}<br>${issuer.phone}（代表）<br>適格事業者番号：${issuer.registration_number}</p></div>
        <div class="claim"><span>ご請求額（消費税込）</span><b>${grouped(facts.total)}円</b><span>お支払期限：${written.slashedShort(facts.due_date)}</span></div>
        <table class="lines"><tr><th>整理番号</th><th>登録番号／出願番号</th><th>内容</th><th>法定期限</th><th class="number">数量</th><th class="number">金額（円）</th></tr>${rows(facts.lines, ({ name, quantity, unit, amount }, at) => `<tr><td>SMP-T0${41 + at}</td><td>${at % 2 === 0 ? `商標登録第65${1204 + at * 77}号` : `特願2025-1${20_417 + at * 131}`}</td><td>${name}</td><td>${written.slashedShort(addDays(facts.issue_date, 40 + at * 17))}</td><td class="number">${quantity}${unit}</td><td class="number">${grouped(amount)}</td></tr>`)}</table>
        <table class="sums"><tr><td>手数料計（10%課税対象）</td><td class="number">${grouped(facts.subtotal)}円</td></tr><tr><td>消費税</td><td class="number">${grouped(facts.tax)}円</td></tr><tr><td><b>ご請求額</b></td><td class="number"><b>${grouped(facts.total)}円</b></td></tr></table>
        <p style="margin-top:9mm;border-left:3px solid #888;padding-left:4mm">送金先：${account.bank.name}・${account.branch.name}・${typeName(account)}口座・${account.number}<br>口座名：${account.holder}<br><span style="font-size:8.5pt">ご送金の際は請求書番号をお書き添えください。送金手数料はご負担願います。</span></p><p style="font-size:8pt;margin-top:8mm">担当弁理士：秋庭／担当事務：小笠原　Your Ref.: SMP26-${facts.invoice_number.slice(-3)}　前回ご請求：${written.slashedShort(addDays(facts.issue_date, -93))}</p>`,
      ],
    }
  },
}
