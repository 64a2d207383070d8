import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Card, DotBadge, HStack, Icon, Menu, Pagination, Section, Stack, Stepper, TabLinks } from '../../src/index.ts'

const steps = [
  { label: '請求書の登録' },
  { label: '内容の入力' },
  { label: '確認・お支払い' },
  { label: '完了', isDisabled: true },
]
const tabs = [
  ['waiting', '支払い待ち', 0],
  ['review', '審査中', 3],
  ['reserved', '振込予約', 12],
  ['history', '履歴', 1284],
  ['draft', '下書き', 1],
] as const

export function Navigation() {
  const [current, setCurrent] = useState(1)
  const { search } = useLocation()
  const tab = new URLSearchParams(search).get('tab') ?? 'review'
  const page = Number(new URLSearchParams(search).get('page') ?? 7)
  return (
    <Section title="移動">
      <Stack gap="6">
        <Card>
          <Stepper steps={steps} current={current} onStepSelect={setCurrent} />
        </Card>
        <TabLinks
          label="お支払いの一覧"
          items={tabs.map(([id, label, count]) => ({
            to: `?tab=${id}#navigation`,
            label,
            count,
            isCurrent: tab === id,
            hasDot: id === 'review',
          }))}
        />
        <Pagination page={page} pageCount={24} getTo={to => `?page=${to}#navigation`} />
        <Pagination page={1} pageCount={3} getTo={to => `?page=${to}#navigation`} label="短いページ送り" />
        <Card>
          <HStack gap="6">
            <Menu
              align="start"
              trigger={
                <>
                  <Icon name="account_circle" />
                  株式会社サンプル商事
                  <Icon name="expand_more" />
                </>
              }
              items={[
                { label: '登録情報', to: '/myaccount', icon: 'business' },
                { label: 'お支払い方法', to: '/myaccount/creditcards', icon: 'credit_card' },
                { label: 'お問い合わせ', to: 'https://www.example.co.jp/contact', icon: 'mail' },
                { label: 'サインアウト', onSelect: () => {}, icon: 'logout', startsGroup: true },
              ]}
            />
            <DotBadge isShown label="未読のお知らせがあります">
              <Icon name="notifications" size="1.6em" />
            </DotBadge>
            <DotBadge isShown={false} label="">
              <Icon name="notifications" size="1.6em" />
            </DotBadge>
          </HStack>
        </Card>
      </Stack>
    </Section>
  )
}
