import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { grouped, mark, perRate, rows, typeName } from '../markup.ts'

/** A software service: rounded tiles, labels below their icons, pale colours. */
export const layout: Layout = {
  wishes: { trade: 'office', lineCount: 4, number: 'year', banks: ['net'], dueInDays: 25 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { background: #fafbff; padding: 16mm; font-size: 9.5pt } .tiles { display: grid; grid-template-columns: repeat(4, 1fr); gap: 4mm; margin: 6mm 0 } .tile { background: #fff; border: 1px solid #dde3f5; border-radius: 3mm; padding: 3mm 4mm } .tile span { color: #6775a8; font-size: 8pt } .wide { grid-column: span 2 } h1 { color: #3a4db0; font-size: 18pt } table { width: 100%; background: #fff } td, th { padding: 2.2mm 3mm; text-align: left; border-bottom: 1px solid #e7ebf8; font-weight: normal } th { color: #6775a8; font-size: 8pt }`,
      pages: [
        `<h1>${mark('waves', '#3a4db0')} ご請求書</h1><div class="tiles"><div class="tile wide"><span>ご請求先</span><br>${payer.name} 御中</div><div class="tile wide"><span>ご請求元</span><br>${issuer.name}<br><small>〒${issuer.postal_code} ${issuer.address}<br>${issuer.phone}</small></div><div class="tile"><span>請求番号</span><br>${facts.invoice_number}</div><div class="tile"><span>請求日</span><br>${written.long(facts.issue_date)}</div><div class="tile"><span>お支払期日</span><br>${written.long(facts.due_date)}</div><div class="tile"><span>登録番号</span><br><small>${issuer.registration_number}</small></div><div class="tile wide"><span>お支払い金額</span><br><b style="font-size:18pt">${grouped(facts.total)}円</b></div><div class="tile wide"><span>うち消費税</span><br>${grouped(facts.tax)}円</div></div>
        <table><tr><th>サービス</th><th>期間・数量</th><th class="number">単価</th><th class="number">小計</th></tr>${rows(facts.lines, line => `<tr><td>${line.name}</td><td>${grouped(line.quantity)} ${line.unit}</td><td class="number">${grouped(line.price)}円</td><td class="number">${grouped(line.amount)}円</td></tr>`)}${perRate(facts, (rate, net, tax) => `<tr><td>消費税</td><td>${rate}%（対象 ${net}円）</td><td></td><td class="number">${tax}円</td></tr>`)}</table>
        <div class="tiles"><div class="tile"><span>お振込先銀行</span><br>${account.bank.name}</div><div class="tile"><span>支店</span><br>${account.branch.name}</div><div class="tile"><span>口座</span><br>${typeName(account)} ${account.number}</div><div class="tile"><span>名義</span><br>${account.holder}</div></div>`,
      ],
    }
  },
}
