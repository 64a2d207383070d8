import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { fullWidth, grouped, rows, typeName } from '../../markup.ts'

/** What a writer typed into an empty document: all digits wide, sums by spaces, the account in a sentence. */
export const layout: Layout = {
  wishes: {
    trade: 'creative',
    isProprietor: true,
    isTaxWithheld: true,
    lineCount: 2,
    number: 'month',
    banks: ['net'],
  },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const yen = (amount: number) => `${fullWidth(grouped(amount))}円`
    return {
      css: `.page { padding: 30mm 30mm; font: 10.5pt/1.75 'UD Mincho' } .sums { width: 118mm; margin: 4mm auto } .sums td { padding: .2mm 0 }`,
      pages: [
        `<p style="text-align:right">${fullWidth(written.long(facts.issue_date))}</p><p>${payer.name}　編集部　御中</p><p style="text-align:right">${issuer.name}　${issuer.person ?? ''}<br>${issuer.address}<br>${issuer.phone}<br>登録番号：${fullWidth(issuer.registration_number)}</p><p style="text-align:center;font-size:16pt;margin:6mm 0 3mm">請求書（Ｎｏ．${fullWidth(facts.invoice_number)}）</p>
        <p>　お世話になっております。${fullWidth(facts.subject.split(' ')[0] ?? '')}のお仕事について、以下のとおりご請求いたします。</p>
        <table class="sums">${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${name}　＠${fullWidth(grouped(price))}×${fullWidth(String(quantity))}${unit}</td><td class="number">${yen(amount)}</td></tr>`)}<tr><td>計</td><td class="number">${yen(facts.subtotal)}</td></tr><tr><td>消費税１０％</td><td class="number">${yen(facts.tax)}</td></tr><tr><td>源泉税</td><td class="number">▲${yen(facts.withheld)}</td></tr><tr><td>お振込いただく金額</td><td class="number"><u>${yen(facts.total)}</u></td></tr></table>
        <p>　恐れ入りますが、上記の金額を${fullWidth(written.long(facts.due_date))}までに、${account.bank.name}の${account.branch.name}（支店番号${fullWidth(account.branch.code)}）、${typeName(account)}口座${fullWidth(account.number)}、名義${account.holder}あてにお振り込みくださいますよう、お願いいたします。振込手数料は貴社にてご負担ください。</p><p>　ご不明な点は、メール（ｗｒｉｔｅｒ＠ｅｘａｍｐｌｅ．ｊｐ）までお知らせください。</p>`,
      ],
    }
  },
}
