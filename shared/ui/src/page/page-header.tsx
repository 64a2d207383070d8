import type { ReactNode } from 'react'
import { Heading, Text } from '../layout/primitives.tsx'
import { wholeFigures } from '../layout/whole-words.tsx'
import { BackLink } from '../link/app-link.tsx'
import { styled } from '../system/styled.ts'

const Frame = styled('header', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    paddingTop: { base: '5', md: '8' },
    paddingBottom: { base: '5', md: '6' },
  },
})
// On a phone what the page is for stands between its name and its buttons.
const Line = styled('div', {
  base: {
    display: { base: 'contents', sm: 'flex' },
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '6',
  },
})
// Empty where a button decides by itself that it is not there.
const Actions = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: { sm: 'flex-end' },
    gap: '3',
    order: { base: 1, sm: 0 },
    '&:empty': { display: 'none' },
  },
})

interface PageHeaderProps {
  /** Left out where what stands below is all there is, with an `h1` of its own. */
  title?: ReactNode
  description?: ReactNode
  /** Buttons for the whole page. */
  actions?: ReactNode
  /** Where this page was opened from; `state` goes along as the router's location state. */
  back?: { to: string; label: string; state?: unknown }
}

/** The head of a page: the one `h1`, which the host focuses after a navigation. */
export function PageHeader({ title, description, actions, back }: PageHeaderProps) {
  return (
    <Frame>
      {back && <BackLink {...back} />}
      <Line>
        {title && (
          <Heading as="h1" size="xl" tabIndex={-1}>
            {typeof title === 'string' ? wholeFigures(title) : title}
          </Heading>
        )}
        {actions && <Actions>{actions}</Actions>}
      </Line>
      {description && (
        <Text as="div" tone="muted">
          {description}
        </Text>
      )}
    </Frame>
  )
}
