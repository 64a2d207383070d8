import {
  AppLink,
  Badge,
  Card,
  HStack,
  Notice,
  ProgressBar,
  Section,
  Spinner,
  Stack,
  StatusBadge,
} from '../../src/index.ts'

export function Messages() {
  return (
    <Section title="お知らせ">
      <Stack>
        <Notice title="手数料は前もって確認できます">
          請求金額を入力すると、その場で手数料とカードのお支払い合計を表示します。
        </Notice>
        <Notice tone="success" title="お申し込みを受け付けました">
          審査が終わりましたら、メールでお知らせします。
        </Notice>
        <Notice
          tone="attention"
          title="ご対応が必要です"
          actions={<AppLink to="/payments/review">内容を確認する</AppLink>}
        >
          請求書の画像が読み取れませんでした。11月26日(木)までに、もう一度アップロードしてください。
        </Notice>
        <Notice tone="danger" title="お支払いを完了できませんでした">
          カード会社でお取り扱いできませんでした。別のカードでお試しください。
        </Notice>
        <Notice>題名のない短いお知らせ。</Notice>
        <Card>
          <Stack gap="5">
            <HStack>
              <StatusBadge>下書き</StatusBadge>
              <StatusBadge tone="info">審査中</StatusBadge>
              <StatusBadge tone="success">振込完了</StatusBadge>
              <StatusBadge tone="attention">対応が必要</StatusBadge>
              <StatusBadge tone="danger">お取り扱い不可</StatusBadge>
              <Badge>任意</Badge>
              <Badge tone="info">新着</Badge>
            </HStack>
            <HStack gap="8">
              <Spinner label="読み込んでいます" />
              <Spinner size="2.5rem" />
            </HStack>
            <ProgressBar label="アップロードしています" percent={64} />
            <ProgressBar label="請求書を読み取っています" />
          </Stack>
        </Card>
      </Stack>
    </Section>
  )
}
