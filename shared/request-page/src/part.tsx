import { Card, Heading, Section, Stack } from '@invoice-card/ui'
import type { ReactNode } from 'react'

/** The heading of a part: `h4` in a preview. */
export type PartLevel = 'h2' | 'h4'

interface PartProps {
  readonly title: string
  readonly level: PartLevel
  readonly children: ReactNode
}

/** A titled part of the page; in a preview it is no landmark, since it is no part of the screen that shows it. */
export const Part = ({ title, level, children }: PartProps) => (
  <Card>
    {level === 'h2' ? (
      <Section title={title}>{children}</Section>
    ) : (
      <Stack>
        <Heading as={level}>{title}</Heading>
        {children}
      </Stack>
    )}
  </Card>
)
