import { useState } from 'react'
import {
  AmountField,
  Card,
  Combobox,
  FileDrop,
  Grid,
  PinInput,
  Section,
  Stack,
  type ComboboxOption,
} from '../../src/index.ts'

const banks: ComboboxOption[] = [
  { value: '0001', label: 'みずほ銀行', description: '0001・ミズホ' },
  { value: '0005', label: '三菱UFJ銀行', description: '0005・ミツビシユーエフジェイ' },
  { value: '0009', label: '三井住友銀行', description: '0009・ミツイスミトモ' },
  { value: '0010', label: 'りそな銀行', description: '0010・リソナ' },
  { value: '9900', label: 'ゆうちょ銀行', description: '9900・ユウチョ' },
]

async function searchBanks(text: string) {
  await new Promise(resolve => setTimeout(resolve, 300))
  return banks.filter(bank => `${bank.label}${bank.description}`.includes(text))
}

export function SpecialFields() {
  const [amount, setAmount] = useState('')
  const [pin, setPin] = useState('123')
  const [bank, setBank] = useState<ComboboxOption | null>(null)
  const [percent, setPercent] = useState<number>()
  return (
    <Section title="専用の入力">
      <Grid gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap="6" alignItems="start">
        <Card>
          <Stack gap="6">
            <PinInput
              label="認証コード"
              help="demo@example.co.jp にお送りした6桁の数字を入力してください。"
              name="code"
              value={pin}
              onChange={change => setPin(change.target.value)}
            />
            <PinInput
              label="認証コード"
              name="code2"
              value="482913"
              onChange={() => {}}
              error="認証コードが正しくありません。もう一度入力してください。"
            />
            <AmountField
              label="請求金額"
              required
              name="amount"
              value={amount}
              onChange={change => setAmount(change.target.value)}
            />
            <AmountField
              label="請求金額"
              required
              name="amount2"
              value="98000000"
              onChange={() => {}}
              error="97,087,378円以下で入力してください。"
            />
            <Combobox
              label="金融機関"
              required
              help="名称、カナ、または4桁の金融機関コードで検索できます。"
              value={bank}
              onChange={setBank}
              search={searchBanks}
            />
          </Stack>
        </Card>
        <Card>
          <Stack gap="6">
            <FileDrop
              label="請求書ファイル"
              required
              help="PDF、JPEG、PNG形式。10MBまで。"
              accept=".pdf,.jpg,.jpeg,.png"
              onSelect={() => setPercent(40)}
              progress={percent === undefined ? undefined : { fileName: '請求書.pdf', percent }}
              onCancel={() => setPercent(undefined)}
            />
            <FileDrop
              label="追加の資料"
              required={false}
              accept=".pdf"
              onSelect={() => {}}
              progress={{ fileName: '11月分_請求書_株式会社みなと製作所.pdf', percent: 64 }}
              onCancel={() => {}}
            />
            <FileDrop
              label="請求書ファイル"
              required
              accept=".pdf"
              onSelect={() => {}}
              error="ファイルサイズは10MB以下にしてください。"
            />
          </Stack>
        </Card>
      </Grid>
    </Section>
  )
}
