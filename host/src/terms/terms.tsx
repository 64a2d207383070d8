import { currentTermsVersion } from '@invoice-card/domain'
import { Card, DateText, Heading, PageHeader, Stack, styled, Text } from '@invoice-card/ui'
import { articles, termsPreamble, termsTitle, type Article } from './articles.ts'

const List = styled('ol', {
  base: {
    listStyleType: 'decimal',
    paddingInlineStart: '1.6em',
    display: 'flex',
    flexDirection: 'column',
    gap: '1.5',
    '& > li::marker': { color: 'fg.muted' },
  },
})

/** The terms, with a link back where the menu is not there. */
export const Terms = ({ back }: { back?: { to: string; label: string } }) => (
  <>
    <PageHeader
      title={termsTitle}
      back={back}
      description={
        <>
          最終改定日 <DateText value={currentTermsVersion} withWeekday={false} />
        </>
      }
    />
    <Card inset="lg">
      <Stack gap="8">
        <Text>{termsPreamble}</Text>
        {articles.map((article, index) => (
          <ArticleText key={article.title} article={article} number={index + 1} />
        ))}
      </Stack>
    </Card>
  </>
)

const ArticleText = ({ article: { title, paragraphs }, number }: { article: Article; number: number }) => (
  <Stack as="section" gap="3">
    <Heading size="sm">{`第${number}条（${title}）`}</Heading>
    {paragraphs.map((paragraph, index) =>
      typeof paragraph === 'string' ? (
        <Text key={index}>{paragraph}</Text>
      ) : (
        <List key={index}>
          {paragraph.map(item => (
            <li key={item}>{item}</li>
          ))}
        </List>
      ),
    )}
  </Stack>
)
