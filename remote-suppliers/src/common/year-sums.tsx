import { failureText } from '@invoice-card/form'
import { writeListState, type ListHandle } from '@invoice-card/list'
import { Card, ErrorState, Money, Section, SkeletonTable, Stack, Table, Text, type TableColumn } from '@invoice-card/ui'
import { useLocation, useSearchParams } from 'react-router-dom'

export interface SumWords {
  readonly title: string
  readonly description: string
  readonly year: string
  readonly count: string
  readonly yearLabel: (year: number) => string
  readonly counted: (count: number) => string
}

/** An amount of a year; `note` says what of it is different. */
interface SumAmount<Row> {
  readonly key: string
  readonly header: string
  readonly yenOf: (row: Row) => number
  readonly note?: (row: Row) => string | null
}

interface YearSumsProps<Row> {
  readonly words: SumWords
  readonly query: {
    readonly data?: { readonly years: readonly Row[] } | undefined
    readonly error: unknown
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  readonly amounts: readonly SumAmount<Row>[]
  /** The list that a year narrows by its `date_from` and `date_to`. */
  readonly list: ListHandle
}

/** Sums by year; each year leads to the list of it. Nothing where there is no year. */
export function YearSums<Row extends { readonly year: number; readonly count: number }>({
  words,
  query: { data, error, isFetching, refetch },
  amounts,
  list,
}: YearSumsProps<Row>) {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  if (data?.years.length === 0) return null
  const yearTo = (year: number) =>
    `${pathname}?${writeListState(list.definition, search, { date_from: `${year}-01-01`, date_to: `${year}-12-31` })}`
  const columns: TableColumn<Row>[] = [
    { key: 'year', header: words.year, role: 'title', cell: ({ year }) => words.yearLabel(year) },
    { key: 'count', header: words.count, align: 'end', cell: ({ count }) => words.counted(count) },
    ...amounts.map(({ key, header, yenOf, note }): TableColumn<Row> => ({
      key,
      header,
      align: 'end',
      cell: row => (
        <Stack as="span" gap="0" alignItems="flex-end">
          <Money amountYen={yenOf(row)} />
          {note?.(row) && (
            <Text as="span" size="sm" tone="muted">
              {note(row)}
            </Text>
          )}
        </Stack>
      ),
    })),
  ]
  return (
    <Section title={words.title} description={words.description}>
      {data ? (
        <Card inset="none">
          <Table
            caption={words.title}
            columns={columns}
            rows={data.years}
            rowKey={({ year }) => year}
            rowTo={({ year }) => yearTo(year)}
            rowState={null}
          />
        </Card>
      ) : error ? (
        <Card>
          <ErrorState description={failureText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
        </Card>
      ) : (
        <SkeletonTable rows={2} />
      )}
    </Section>
  )
}
