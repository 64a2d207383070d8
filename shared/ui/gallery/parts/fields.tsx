import { useState } from 'react'
import {
  Card,
  Checkbox,
  DateField,
  ErrorSummary,
  Grid,
  PasswordField,
  RadioGroup,
  Section,
  SelectField,
  Stack,
  TextArea,
  TextField,
} from '../../src/index.ts'

const prefectures = ['北海道', '東京都', '大阪府', '沖縄県'].map(name => ({ value: name, label: name }))

export function Fields() {
  const [form, setForm] = useState('1')
  const [date, setDate] = useState('2026-11-26')
  return (
    <Section title="入力" description="ラベルは上、説明はラベルと入力欄の間、エラーは入力欄の下。">
      <ErrorSummary
        errors={[
          { fieldId: 'kana', message: '全角カタカナで入力してください。' },
          { fieldId: 'due', message: '支払期日を入力してください。' },
        ]}
      />
      <Grid gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap="6" alignItems="start">
        <Card>
          <Stack gap="6">
            <TextField
              label="会社名"
              required
              help="登記されている正式な名称を入力してください。"
              defaultValue="株式会社サンプル商事"
            />
            <TextField
              id="kana"
              label="会社名（カナ）"
              required
              error="全角カタカナで入力してください。"
              defaultValue="sample"
            />
            <TextField label="部署名" required={false} fieldWidth="md" />
            <TextField
              label="郵便番号"
              required
              help="ハイフンなしの7桁。住所を自動で入力します。"
              prefix="〒"
              fieldWidth="xs"
              inputMode="numeric"
              defaultValue="1000001"
            />
            <SelectField label="都道府県" required options={prefectures} fieldWidth="sm" />
            <TextField label="お客さま番号" readOnly defaultValue="I-00000001" fieldWidth="sm" />
            <TextArea
              label="備考"
              required={false}
              help="500文字以内"
              defaultValue={'11月分の請求書です。\nご確認をお願いします。'}
            />
          </Stack>
        </Card>
        <Card>
          <Stack gap="6">
            <PasswordField
              label="新しいパスワード"
              autoComplete="new-password"
              required
              help="12文字以上。ほかのサービスと同じものは使わないでください。"
              defaultValue="correct-horse"
            />
            <DateField
              id="due"
              name="due"
              label="支払期日"
              required
              value={date}
              onChange={event => setDate(event.target.value)}
              min="2026-11-26"
              error={date ? undefined : '支払期日を入力してください。'}
            />
            <RadioGroup
              label="事業形態"
              required
              name="business_form"
              value={form}
              onChange={event => setForm(event.target.value)}
              layout="row"
              options={[
                { value: '1', label: '法人' },
                { value: '2', label: '個人事業主' },
              ]}
            />
            <RadioGroup
              label="お支払いに使うカード"
              required
              name="card"
              value={form}
              onChange={event => setForm(event.target.value)}
              layout="cards"
              options={[
                { value: '1', label: 'Visa 末尾1111', description: '有効期限 2029年4月' },
                { value: '2', label: '新しいカードを登録する', description: '次の画面で番号を入力します。' },
              ]}
            />
            <RadioGroup
              label="受け取り方"
              required
              name="way"
              value={undefined}
              onChange={() => {}}
              error="受け取り方を選択してください。"
              options={[
                { value: 'a', label: 'メール' },
                { value: 'b', label: '郵送' },
              ]}
            />
            <Checkbox label="利用規約に同意します" required defaultChecked />
            <Checkbox label="お知らせメールを受け取る" description="月に1回ほどお送りします。" />
            <Checkbox label="内容を確認しました" required error="内容をご確認のうえ、チェックしてください。" />
          </Stack>
        </Card>
      </Grid>
    </Section>
  )
}
