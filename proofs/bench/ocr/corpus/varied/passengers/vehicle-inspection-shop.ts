import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, rows, typeName } from '../../markup.ts'

const works = [
  '車検整備一式',
  'Ｏリング・クリップ類',
  'ワッシャー・ボルト',
  'バッテリー診断',
  'エンジンオイル交換',
  'ヒューズ',
]
const isPart = (index: number) => index === 1 || index === 2 || index === 5

/** A haulier's garage after an inspection (車検): papers of the van above, work and parts in two columns. */
export const layout: Layout = {
  wishes: { trade: 'transport', lineCount: 6, number: 'month', banks: ['coop', 'post'], dueInDays: 20 },
  render: facts => {
    const { issuer, payer, accounts } = facts
    const sumOf = (wanted: boolean) =>
      facts.lines.reduce((sum, { amount }, index) => sum + (isPart(index) === wanted ? amount : 0), 0)
    const cell = (label: string, value: string) => `<th>${label}</th><td>${value}</td>`
    return {
      css: `.page { padding: 12mm 14mm; font-family: 'UD Gothic'; font-size: 9pt } .top { display: flex; justify-content: space-between; align-items: flex-start } h1 { font-size: 15pt; border: 1.5px solid #333; padding: 1mm 6mm; letter-spacing: .2em } table { width: 100%; margin: 3mm 0 } td, th { border: 1px solid #777; padding: 1.2mm 2mm; font-weight: 400 } th { background: #eee; font-size: 8pt; text-align: left } .work th { text-align: center } .sums { width: 92mm; margin-left: auto } .sums .total td, .sums .total th { font-size: 13pt; font-weight: 700; border: 2px solid #333 } .banks td:first-child { width: 44mm; background: #eee }`,
      pages: [
        `<div class="top"><h1>整備請求書（兼納品書）</h1><p style="text-align:right">伝票番号 ${facts.invoice_number}<br>請求日 ${written.longPadded(facts.issue_date)}</p></div>
        <div class="top" style="margin-top:5mm"><div><p>〒${payer.postal_code}　${payer.address}</p><p style="font-size:13pt;border-bottom:1px solid #333">${payer.name}　御中</p><p style="margin-top:3mm">このたびは車検整備をご用命いただき有難うございました。</p></div><div><b style="font-size:12pt">${issuer.name}</b>　整備工場<p>〒${issuer.postal_code} ${issuer.address}<br>TEL ${issuer.phone}　FAX ${issuer.fax}<br>適格請求書発行事業者 ${issuer.registration_number}<br>指定自動車整備事業　関指第 4321 号</p></div></div>
        <table><tr>${cell('登録番号', '品川 400 さ 32-15')}${cell('車名', 'ハイエースバン')}${cell('型式', 'QDF-GDH201V')}</tr><tr>${cell('車台番号', 'GDH201-1042763')}${cell('初度登録', '平成31年4月')}${cell('走行距離', '84,215 km')}</tr><tr>${cell('入庫日', written.slashed(addDays(facts.issue_date, -6)))}${cell('納車日', written.slashed(addDays(facts.issue_date, -2)))}${cell('車検満了日', written.slashed(addDays(facts.issue_date, 728)))}</tr></table>
        <table class="work"><tr><th>作業内容・使用部品</th><th>数量</th><th>単価</th><th>部品代</th><th>技術料</th></tr>${rows(facts.lines, ({ quantity, price, amount }, index) => `<tr><td>${works[index] ?? '整備'}</td><td class="number">${quantity}</td><td class="number">${grouped(price)}</td><td class="number">${isPart(index) ? grouped(amount) : ''}</td><td class="number">${isPart(index) ? '' : grouped(amount)}</td></tr>`)}<tr><td colspan="3" style="text-align:center">計</td><td class="number">${grouped(sumOf(true))}</td><td class="number">${grouped(sumOf(false))}</td></tr></table>
        <table class="sums"><tr><th>課税対象額（10％）</th><td class="number">${grouped(facts.subtotal)}</td></tr><tr><th>消費税（10％）</th><td class="number">${grouped(facts.tax)}</td></tr><tr class="total"><th>ご請求金額</th><td class="number">${grouped(facts.total)}円</td></tr></table>
        <p style="font-size:8pt">※自賠責保険料・重量税・検査印紙代は、ご入庫の際に現金でお預かりしております。</p>
        <p style="margin-top:5mm">お振込は ${written.longPadded(facts.due_date)} までに、下記いずれかの口座へお願い申し上げます（手数料はご負担ください）。</p>
        <table class="banks">${accounts.map(account => `<tr><td>${account.bank.name}</td><td>${account.post ? `記号 ${account.post.kigou}　番号 ${account.post.bangou}` : `${account.branch.name}　${typeName(account)}　${account.number}`}</td><td>${account.holder}</td></tr>`).join('')}</table>`,
      ],
    }
  },
}
