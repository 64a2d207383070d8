import { useState } from 'react'
import {
  AmountField,
  AppLink,
  Button,
  Card,
  DescriptionList,
  DescriptionRow,
  Grid,
  Heading,
  Money,
  PasswordField,
  Section,
  Stack,
  StatusBadge,
  Text,
  TextField,
  DateText,
} from '../../src/index.ts'

export function SignIn() {
  const [amount, setAmount] = useState('1080000')
  return (
    <Section title="画面の例" description="部品を組み合わせたときの見え方。">
      <Grid gridTemplateColumns={{ base: '1fr', lg: '26rem 1fr' }} gap="6" alignItems="start">
        <Card inset="lg">
          <Stack gap="6">
            <Heading as="h3" size="lg">
              サインイン
            </Heading>
            <TextField
              label="メールアドレス"
              type="email"
              autoComplete="username"
              required
              fieldWidth="full"
              defaultValue="demo@example.co.jp"
            />
            <PasswordField
              label="パスワード"
              autoComplete="current-password"
              required
              error="メールアドレスまたはパスワードが正しくありません。"
              defaultValue="0123456789ab"
            />
            <Button isWide size="lg">
              サインイン
            </Button>
            <Text size="sm">
              <AppLink to="/password/sendemail">パスワードをお忘れの方</AppLink>
            </Text>
          </Stack>
        </Card>
        <Card inset="lg">
          <Stack gap="5">
            <Heading as="h3" size="lg">
              お支払い内容の確認
            </Heading>
            <AmountField
              label="請求金額"
              name="amount"
              required
              help="請求書に書かれた、税込みの合計金額です。"
              value={amount}
              onChange={change => setAmount(change.target.value)}
            />
            <DescriptionList>
              <DescriptionRow term="お支払い先">株式会社みなと製作所</DescriptionRow>
              <DescriptionRow term="振込日">
                <DateText value="2026-11-26" />
              </DescriptionRow>
              <DescriptionRow term="状態">
                <StatusBadge tone="info">審査中</StatusBadge>
              </DescriptionRow>
              <DescriptionRow term="請求金額">
                <Money amountYen={Number(amount)} />
              </DescriptionRow>
              <DescriptionRow term="手数料（3.0%・税込）">
                <Money amountYen={Math.floor((Number(amount) * 3) / 100)} />
              </DescriptionRow>
              <DescriptionRow term="カードのお支払い合計" isStrong>
                <Money amountYen={Math.floor((Number(amount) * 103) / 100)} size="xl" />
              </DescriptionRow>
            </DescriptionList>
          </Stack>
        </Card>
      </Grid>
    </Section>
  )
}
