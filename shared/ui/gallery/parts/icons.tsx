import { Card, Grid, HStack, Icon, Section, Stack, Text, type IconColor, type IconName } from '../../src/index.ts'
import { shapes } from '../../src/icon/shapes.ts'

const colors: IconColor[] = ['inherit', 'primary', 'secondary', 'dark', 'gray', 'success', 'attention']

export function Icons() {
  return (
    <Section title="アイコン">
      <Card>
        <Stack gap="6">
          <HStack gap="5">
            {colors.map(color => (
              <Icon key={color} name="check_circle" size="1.75rem" color={color} />
            ))}
          </HStack>
          <Grid gridTemplateColumns="repeat(auto-fill, minmax(7.5rem, 1fr))" gap="5">
            {(Object.keys(shapes) as IconName[]).map(name => (
              <Stack key={name} gap="1" alignItems="center">
                <Icon name={name} size="1.75rem" />
                <Text size="xs" tone="muted">
                  {name}
                </Text>
              </Stack>
            ))}
          </Grid>
        </Stack>
      </Card>
    </Section>
  )
}
