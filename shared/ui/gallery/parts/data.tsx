import {
  ButtonLink,
  Card,
  DateText,
  DescriptionList,
  DescriptionRow,
  Grid,
  Money,
  PageHeader,
  Section,
  Stack,
  StatusBadge,
  Table,
  Timeline,
  type TableColumn,
} from '../../src/index.ts'

const payments = [
  {
    id: 'I-00000042',
    supplier: '株式会社みなと製作所',
    amount: 1080000,
    date: '2026-11-26',
    tone: 'info',
    state: '審査中',
  },
  {
    id: 'I-00000041',
    supplier: '有限会社青葉印刷',
    amount: 48400,
    date: '2026-11-25',
    tone: 'attention',
    state: '対応が必要',
  },
  {
    id: 'I-00000038',
    supplier: '合同会社クラウドワークス東日本ロジスティクス',
    amount: 12345678,
    date: '2026-11-20',
    tone: 'success',
    state: '振込完了',
  },
] as const

const columns: TableColumn<(typeof payments)[number]>[] = [
  { key: 'supplier', header: 'お支払い先', cell: payment => payment.supplier, role: 'title' },
  { key: 'id', header: '請求書番号', cell: payment => payment.id, width: '9rem' },
  { key: 'date', header: '振込日', cell: payment => <DateText value={payment.date} />, width: '13rem' },
  {
    key: 'amount',
    header: '請求金額',
    cell: payment => <Money amountYen={payment.amount} />,
    align: 'end',
    width: '10rem',
  },
  {
    key: 'state',
    header: '状態',
    cell: payment => <StatusBadge tone={payment.tone}>{payment.state}</StatusBadge>,
    width: '9rem',
  },
]

export function Data() {
  return (
    <Section title="表示">
      <Stack gap="6">
        <PageHeader
          title="お支払い"
          description="カードでお支払いになった請求書の一覧です。"
          back={{ to: '/toppage', label: 'トップページ' }}
          actions={
            <ButtonLink to="/payments/create" icon="add">
              請求書を登録する
            </ButtonLink>
          }
        />
        <Card inset="none">
          <Table
            caption="お支払いの一覧"
            columns={columns}
            rows={payments}
            rowKey={row => row.id}
            rowTo={row => `/payments/review/${row.id}`}
          />
        </Card>
        <Grid gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap="6" alignItems="start">
          <Card>
            <Timeline
              items={[
                { title: 'お申し込み', at: <DateText value="2026-11-20T09:12:00+09:00" withTime />, state: 'done' },
                { title: '審査', at: '通常1営業日以内に完了します。', state: 'current' },
                { title: '請求書の再提出', description: '画像が読み取れませんでした。', state: 'attention' },
                { title: '振込', at: <DateText value="2026-11-26" />, state: 'upcoming' },
                {
                  title: 'カードのお引き落とし',
                  description: 'カード会社の締め日によって変わります。',
                  state: 'upcoming',
                },
              ]}
            />
          </Card>
          <Card>
            <DescriptionList>
              <DescriptionRow term="お支払い先">株式会社みなと製作所</DescriptionRow>
              <DescriptionRow term="振込先">みずほ銀行 丸の内支店 普通 1234567</DescriptionRow>
              <DescriptionRow term="口座名義">ｶ)ﾐﾅﾄｾｲｻｸｼﾖ</DescriptionRow>
              <DescriptionRow term="カードのお支払い合計" isStrong>
                <Money amountYen={1112400} size="lg" />
              </DescriptionRow>
            </DescriptionList>
          </Card>
        </Grid>
      </Stack>
    </Section>
  )
}
