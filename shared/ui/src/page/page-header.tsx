import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Heading, Text } from '../layout/primitives.tsx'
import { AppLink } from '../link/app-link.tsx'
import { styled } from '../system/styled.ts'

const Frame = styled('header', { base: { display: 'flex', flexDirection: 'column', gap: '3', paddingTop: { base: '5', md: '8' }, paddingBottom: { base: '5', md: '6' } } })
const Line = styled('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: '6', rowGap: '4' } })
const Actions = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })
const Back = styled(AppLink, { base: { display: 'inline-flex', alignItems: 'center', gap: '1', fontSize: 'sm', alignSelf: 'flex-start', minHeight: '6', '& svg': { marginInlineStart: 0 } } })

interface PageHeaderProps {
  title: string
  description?: ReactNode
  /** Buttons for the whole page. */
  actions?: ReactNode
  /** Where this page was opened from. */
  back?: { to: string, label: string }
}

/** The head of a page: the one `h1`, which the host focuses after a navigation. */
export function PageHeader({ title, description, actions, back }: PageHeaderProps) {
  return (
    <Frame>
      {back && <Back to={back.to}><Icon name="arrow_back" />{back.label}</Back>}
      <Line>
        <Heading as="h1" size="xl" tabIndex={-1}>{title}</Heading>
        {actions && <Actions>{actions}</Actions>}
      </Line>
      {description && <Text as="div" tone="muted">{description}</Text>}
    </Frame>
  )
}
