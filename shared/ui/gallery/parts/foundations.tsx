import { Box, Card, Divider, Grid, Heading, Money, Section, Stack, Text } from '../../src/index.ts'

const ramps: Record<string, string[]> = {
  accent: ['25', '50', '100', '200', '300', '400', '500', '600', '700', '800', '900'],
  gray: ['25', '50', '100', '200', '300', '400', '500', '600', '700', '800', '900'],
  success: ['bg', 'line', 'solid', 'text'],
  attention: ['bg', 'line', 'solid', 'text'],
  danger: ['bg', 'line', 'solid', 'text'],
}

export function Foundations() {
  return (
    <Section title="基礎" description="色、文字の大きさ、間隔。">
      <Card>
        <Stack gap="6">
          {Object.entries(ramps).map(([name, steps]) => (
            <Box key={name}>
              <Text size="sm" tone="muted">
                {name}
              </Text>
              <Box display="flex" borderRadius="md" overflow="hidden">
                {steps.map(step => (
                  <Box key={step} flex="1" height="12" bg={`${name}.${step}`} title={step} />
                ))}
              </Box>
            </Box>
          ))}
          <Divider />
          <Grid gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="8">
            <Stack gap="3">
              <Heading as="h3" size="xl">
                請求書をカードで支払う
              </Heading>
              <Heading as="h3" size="lg">
                お支払い内容の確認
              </Heading>
              <Heading as="h3" size="md">
                振込先の口座
              </Heading>
              <Heading as="h3" size="sm">
                手数料について
              </Heading>
            </Stack>
            <Stack gap="3">
              <Text size="lg">請求書のお支払いを、お手持ちのクレジットカードでお手続きいただけます。</Text>
              <Text>
                カード会社への支払日まで、最長で約60日の余裕が生まれます。取引先さまには、これまでどおり銀行振込でお支払いします。
              </Text>
              <Text size="sm" tone="muted">
                審査の結果によっては、お取り扱いできない場合があります。あらかじめご了承ください。
              </Text>
              <Money amountYen={1234567} size="xl" />
            </Stack>
          </Grid>
        </Stack>
      </Card>
    </Section>
  )
}
