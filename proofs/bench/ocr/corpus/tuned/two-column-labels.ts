import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { emptyRows, grouped, perRate, rows, typeName } from '../markup.ts'

/** A form of an accounting program: right-aligned labels beside values, remarks in a box. */
export const layout: Layout = {
  wishes: { trade: 'office', lineCount: 5, number: 'letters', banks: ['major', 'net'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account, second = account],
    } = facts
    return {
      css: `.page { padding: 15mm 18mm; font-size: 9pt } h1 { font-size: 15pt; background: #eef; padding: 2mm 4mm; text-align: right } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 10mm; margin: 6mm 0 } dl { display: grid; grid-template-columns: 30mm 1fr; gap: 1mm 4mm } dt { text-align: right; color: #446 } table { width: 100% } th { background: #446; color: #fff; font-weight: normal } td, th { padding: 1.2mm 2mm; border: 1px solid #bbc } .remarks { margin-top: 6mm; border: 1px solid #bbc; padding: 3mm; min-height: 24mm; font-size: 8pt }`,
      pages: [
        `<h1>請　求　書</h1><div class="two"><div><p style="font-size:12pt">${payer.name}<br>御中</p><p>〒${payer.postal_code}<br>${payer.address}</p></div><dl><dt>請求日</dt><dd>${written.longPadded(facts.issue_date)}</dd><dt>請求番号</dt><dd>${facts.invoice_number}</dd><dt>登録番号</dt><dd>${issuer.registration_number}</dd><dt></dt><dd><b>${issuer.name}</b><br>〒${issuer.postal_code}<br>${issuer.address}<br>TEL ${issuer.phone}</dd></dl></div>
        <div class="two"><dl><dt>件名</dt><dd>${facts.subject}</dd><dt>請求金額</dt><dd style="font-size:16pt">${grouped(facts.total)}円</dd></dl><dl><dt>入金期日</dt><dd>${written.longPadded(facts.due_date)}</dd><dt>振込先</dt><dd>${account.bank.name} ${account.branch.name}<br>${typeName(account)} ${account.number} ${account.holder}</dd></dl></div>
        <table><tr><th>摘要</th><th>数量</th><th>単価</th><th>明細金額</th></tr>${rows(facts.lines, line => `<tr><td>${line.name}</td><td class="number">${grouped(line.quantity)} ${line.unit}</td><td class="number">${grouped(line.price)}</td><td class="number">${grouped(line.amount)}</td></tr>`)}${emptyRows(facts.lines, 10, 4)}</table><dl style="width:80mm;margin:3mm 0 0 auto"><dt>小計</dt><dd class="number">${grouped(facts.subtotal)}円</dd>${perRate(facts, (rate, _, tax) => `<dt>消費税 ${rate}%</dt><dd class="number">${tax}円</dd>`)}<dt>合計</dt><dd class="number">${grouped(facts.total)}円</dd></dl>
        <div class="remarks">備考<br>下記口座もご利用いただけます。<br>${second.bank.name} ${second.branch.name} ${typeName(second)} ${second.number} ${second.holder}<br>お振込手数料は御社ご負担にてお願いいたします。</div>`,
      ],
    }
  },
}
