import { written } from '../days.ts'
import type { Facts } from '../facts.ts'
import type { Layout } from '../layout.ts'
import { grouped, halfWidthHolder, perRate, rows, typeName } from '../markup.ts'

const firstPage = 30

const table = (
  lines: Facts['lines'],
  from: number,
) => `<table class="lines"><tr><th>No</th><th>伝票日付</th><th>品名・規格</th><th>数量</th><th>単位</th><th>単価</th><th>金額</th></tr>
  ${rows(lines, (line, index) => `<tr><td>${from + index}</td><td>${String(((from + index) % 12) + 1).padStart(2, '0')}/${String(((from + index * 7) % 28) + 1).padStart(2, '0')}</td><td>${line.name}</td><td class="number">${grouped(line.quantity)}</td><td>${line.unit}</td><td class="number">${grouped(line.price)}</td><td class="number">${grouped(line.amount)}</td></tr>`)}</table>`

/** A carrier's monthly statement: balance carried over, forty lines, the account on its second page. */
export const layout: Layout = {
  wishes: { trade: 'transport', lineCount: 44, number: 'digits', banks: ['regional'], isCurrentAccount: true },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const balance = ['前回ご請求額', 'ご入金額', '繰越金額', '今回お買上額', '消費税額等', '今回ご請求額']
    const amounts = [286_000, 286_000, 0, facts.subtotal, facts.tax, facts.total]
    return {
      css: `.page { font-family: 'UD Gothic', sans-serif; font-size: 8pt; line-height: 1.35; padding: 10mm 12mm } h1 { font-size: 14pt; text-align: center } .balance { width: 100%; margin: 4mm 0; text-align: center } .balance th { background: #dde6dd; font-weight: normal } .balance td { font-size: 11pt; height: 8mm } th, td { border: 1px solid #555; padding: .4mm 1.5mm } .lines { width: 100% } .lines th { font-weight: normal; background: #eee }`,
      pages: [
        `<h1>請求明細書（兼請求書）</h1><div style="display:flex;justify-content:space-between"><div>〒${payer.postal_code}<br>${payer.address}<br><br><span style="font-size:12pt">${payer.name}　様</span></div>
        <div>伝票番号 ${facts.invoice_number}　　1/2頁<br>締切日 ${written.longPadded(facts.issue_date)}<br>お支払期日 ${written.longPadded(facts.due_date)}<br><br><span style="font-size:11pt">${issuer.name}</span><br>〒${issuer.postal_code} ${issuer.address}<br>TEL ${issuer.phone} FAX ${issuer.fax}<br>登録番号 ${issuer.registration_number}</div></div>
        <table class="balance"><tr>${balance.map(label => `<th>${label}</th>`).join('')}</tr><tr>${amounts.map(amount => `<td>${grouped(amount)}</td>`).join('')}</tr></table>${table(facts.lines.slice(0, firstPage), 1)}<p class="number">次頁へ続く</p>`,
        `<p>${payer.name}　様　　伝票番号 ${facts.invoice_number}　　2/2頁</p>${table(facts.lines.slice(firstPage), firstPage + 1)}
        <table style="margin:4mm 0 0 auto"><tr><th>税率</th><th>税抜金額</th><th>消費税額</th></tr>${perRate(facts, (rate, net, tax) => `<tr><td>${rate}%対象</td><td class="number">${net}</td><td class="number">${tax}</td></tr>`)}</table>
        <table style="margin-top:6mm;width:110mm"><tr><th colspan="2">お振込先口座</th></tr><tr><th>銀行名</th><td>${account.bank.name}</td></tr><tr><th>支店名</th><td>${account.branch.name}</td></tr><tr><th>預金種目</th><td>${typeName(account)}</td></tr><tr><th>口座番号</th><td>${account.number}</td></tr><tr><th>口座名義（カナ）</th><td>${halfWidthHolder(account)}</td></tr></table>`,
      ],
    }
  },
}
