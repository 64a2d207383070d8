import { useState } from 'react'
import {
  AppLink,
  Button,
  ButtonLink,
  Card,
  HStack,
  IconButton,
  Section,
  Stack,
  Text,
  TextButton,
  Tooltip,
} from '../../src/index.ts'

const variants = ['primary', 'secondary', 'danger', 'ghost'] as const

export function Actions() {
  const [isLoading, setIsLoading] = useState(false)
  return (
    <Section title="操作">
      <Card>
        <Stack gap="6">
          {(['lg', 'md', 'sm'] as const).map(size => (
            <HStack key={size}>
              {variants.map(variant => (
                <Button key={variant} variant={variant} size={size}>
                  {{ primary: '申し込む', secondary: '戻る', danger: '取り消す', ghost: 'あとで' }[variant]}
                </Button>
              ))}
            </HStack>
          ))}
          <HStack>
            {variants.map(variant => (
              <Button key={variant} variant={variant} isLoading>
                送信しています
              </Button>
            ))}
          </HStack>
          <HStack>
            <Button icon="add">請求書を追加</Button>
            <Button variant="secondary" icon="download">
              領収書をダウンロード
            </Button>
            <ButtonLink to="/payments/add/invoiceinfo" iconEnd="arrow_forward">
              次へ進む
            </ButtonLink>
            <Button
              isLoading={isLoading}
              onClick={() => {
                setIsLoading(true)
                setTimeout(setIsLoading, 1500, false)
              }}
            >
              押すと待つ
            </Button>
          </HStack>
          <HStack gap="6">
            <TextButton icon="edit">変更する</TextButton>
            <TextButton size="sm">すべて選択</TextButton>
            <TextButton size="xs">条件を消す</TextButton>
            <TextButton size="sm" disabled>
              再送信（あと42秒）
            </TextButton>
          </HStack>
          <HStack>
            <Tooltip content="検索条件をしぼり込みます">
              <Button variant="secondary">しぼり込み</Button>
            </Tooltip>
            <IconButton icon="delete" label="削除" />
            <IconButton icon="more_vert" label="その他の操作" size="sm" />
            <IconButton icon="edit" label="編集" disabled />
          </HStack>
          <Text>
            本文の中のリンクは<AppLink to="/suppliers">登録済み取引先</AppLink>のように、外部のリンクは
            <AppLink to="https://www.example.co.jp/">操作マニュアル</AppLink>のように見えます。
          </Text>
        </Stack>
      </Card>
    </Section>
  )
}
