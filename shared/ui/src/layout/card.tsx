import { useId, type ReactNode } from 'react'
import { Heading, Text } from './primitives.tsx'
import { styled } from '../system/styled.ts'

/** A white sheet on the warm ground; `padding` none for a table that fills it. */
export const Card = styled('div', {
  base: {
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
    boxShadow: 'card',
    minWidth: 0,
    _print: { boxShadow: 'none', overflow: 'visible' },
  },
  variants: {
    inset: {
      none: { overflow: 'hidden' },
      md: { padding: { base: '4', md: '6' } },
      lg: { padding: { base: '5', md: '8', lg: '10' } },
    },
  },
  defaultVariants: { inset: 'md' },
})

const Frame = styled('section', { base: { display: 'flex', flexDirection: 'column', gap: '4', minWidth: 0 } })
const Intro = styled('div', { base: { display: 'flex', flexDirection: 'column', gap: '1' } })
const Head = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    _print: { '& > a': { display: 'none' } },
  },
})

interface SectionProps {
  title: string
  description?: ReactNode
  /** Links or buttons beside the title. */
  actions?: ReactNode
  /** `h2` unless said. */
  level?: 'h2' | 'h3'
  children: ReactNode
}

/** A titled part of a page; screen readers can jump to it by its title. */
export function Section({ title, description, actions, level = 'h2', children }: SectionProps) {
  const id = useId()
  return (
    <Frame aria-labelledby={id}>
      <Intro>
        <Head>
          <Heading as={level} id={id} size={level === 'h2' ? 'md' : 'sm'}>
            {title}
          </Heading>
          {actions}
        </Head>
        {description && (
          <Text as="div" tone="muted" size="sm">
            {description}
          </Text>
        )}
      </Intro>
      {children}
    </Frame>
  )
}
