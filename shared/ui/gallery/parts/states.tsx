import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  ErrorState,
  Grid,
  Section,
  SkeletonTable,
  SkeletonText,
} from '../../src/index.ts'

export function States() {
  return (
    <Section title="状態" description="何もないとき、読み込んでいるとき、うまくいかなかったとき。">
      <Grid gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap="6" alignItems="start">
        <Card inset="none">
          <EmptyState
            level="h3"
            title="お支払いはまだありません"
            description="請求書を登録すると、ここに表示されます。"
            action={
              <ButtonLink to="/payments/create" icon="add">
                請求書を登録する
              </ButtonLink>
            }
          />
        </Card>
        <Card inset="none">
          <ErrorState
            level="h3"
            description="ただいま混み合っています。しばらくしてからもう一度お試しください。"
            onRetry={() => {}}
          />
        </Card>
        <Card inset="none">
          <EmptyState
            level="h3"
            scene="search"
            title="該当する取引先が見つかりません"
            description="条件を変えて、もう一度検索してください。"
            action={<Button variant="secondary">条件を消す</Button>}
          />
        </Card>
        <Card inset="none">
          <EmptyState
            level="h3"
            scene="supplier"
            title="登録済みの取引先はありません"
            description="お支払いのときに登録した取引先が、ここに並びます。"
          />
        </Card>
        <Card inset="none">
          <EmptyState level="h3" scene="bell" title="お知らせはありません" />
        </Card>
        <Card inset="none">
          <EmptyState
            level="h3"
            scene="broken"
            title="この画面を表示できません"
            description="時間をおいて、もう一度お試しください。ほかの画面はそのままお使いいただけます。"
          />
        </Card>
        <SkeletonTable />
        <Card>
          <SkeletonText lines={4} />
        </Card>
      </Grid>
    </Section>
  )
}
