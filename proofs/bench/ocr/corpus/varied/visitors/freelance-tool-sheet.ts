import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, seal, typeName } from '../../markup.ts'

/** What a free tool on the web makes of a freelancer's entries: an account of Japan Post Bank by its two numbers. */
export const layout: Layout = {
  wishes: { trade: 'creative', isProprietor: true, lineCount: 4, number: 'day', banks: ['post'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 17mm 16mm; font-size: 9.5pt; color: #333 } h1 { font-size: 20pt; font-weight: 400; letter-spacing: .35em; border-bottom: 2px solid #2aa5a0; color: #2aa5a0; padding-bottom: 1mm } .two { display: flex; justify-content: space-between; margin: 7mm 0 } .to { font-size: 13pt; border-bottom: 1px solid #333; width: 88mm } .asked { display: flex; width: 88mm; margin-top: 5mm; border-bottom: 2px solid #333; align-items: baseline; justify-content: space-between } .goods { width: 100% } .goods th { background: #2aa5a0; color: #fff; font-weight: 400 } .goods td, .goods th { padding: 1.4mm 2mm; border: 1px solid #cfd8d8 } .sums { width: 76mm; margin: -1px 0 0 auto } .sums td { padding: 1.2mm 2mm; border: 1px solid #cfd8d8 } .foot { width: 100%; margin-top: 6mm } .foot th { width: 26mm; background: #eef5f5; font-weight: 400; text-align: left } .foot td, .foot th { border: 1px solid #cfd8d8; padding: 1.8mm 3mm }`,
      pages: [
        `<h1>請求書</h1><div class="two"><div><p class="to">${payer.name}　御中</p><p style="margin-top:4mm">件名：${facts.subject}</p><p style="margin-top:3mm">下記のとおりご請求申し上げます。</p><div class="asked"><span>ご請求金額</span><span style="font-size:17pt">${grouped(facts.total)} 円</span></div><p style="margin-top:3mm">お支払い期限　${written.long(facts.due_date)}</p></div><div style="position:relative;width:66mm"><p class="number">請求日　${written.long(facts.issue_date)}</p><p class="number">請求書番号　${facts.invoice_number}</p><p class="number">登録番号　${issuer.registration_number}</p><br><p style="font-size:12pt">${issuer.name}</p><p>${issuer.person ?? ''}</p><p>〒${issuer.postal_code}</p><p>${issuer.address}</p><p>TEL：${issuer.phone}</p>${seal(issuer.person ?? issuer.name, 'right:0;top:22mm', true)}</div></div>
        <table class="goods"><tr><th>品番・品名</th><th>数量</th><th>単価</th><th>金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${name}</td><td class="number">${grouped(quantity)} ${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}<tr><td>&nbsp;</td><td></td><td></td><td></td></tr></table>
        <table class="sums"><tr><td>小計</td><td class="number">${grouped(facts.subtotal)} 円</td></tr><tr><td>消費税</td><td class="number">${grouped(facts.tax)} 円</td></tr><tr><td>合計</td><td class="number"><b>${grouped(facts.total)} 円</b></td></tr>${perRate(facts, (rate, net, tax) => `<tr><td>内訳　${rate}%対象</td><td class="number">${net} 円</td></tr><tr><td>　　　${rate}%消費税</td><td class="number">${tax} 円</td></tr>`)}</table>
        <table class="foot"><tr><th>お振込先</th><td>${account.bank.name}　記号 ${account.post?.kigou ?? ''}　番号 ${account.post?.bangou ?? ''}<br>（他の銀行から）${account.branch.name}　${typeName(account)}　${account.number}<br>名義　${account.holder}</td></tr><tr><th>備考</th><td>お振込手数料は御社にてご負担ください。<br>ご不明な点は ${issuer.phone} までご連絡ください。</td></tr></table>`,
      ],
    }
  },
}
