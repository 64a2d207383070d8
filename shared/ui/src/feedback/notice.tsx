import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'
import { wholeWords } from '../layout/whole-words.tsx'
import { styled } from '../system/styled.ts'

/** What a message means. */
type Tone = 'info' | 'success' | 'attention' | 'danger'

const Panel = styled('div', {
  base: {
    display: 'flex',
    gap: '3',
    paddingInline: '4',
    paddingBlock: '3',
    borderWidth: '1px',
    borderRadius: 'md',
    lineHeight: 'snug',
    '& > svg': { marginTop: '0.12em' },
  },
  variants: {
    tone: {
      info: { bg: 'accent.25', borderColor: 'accent.200', '& > svg': { color: 'accent.600' } },
      success: { bg: 'success.bg', borderColor: 'success.line', '& > svg': { color: 'success.solid' } },
      attention: { bg: 'attention.bg', borderColor: 'attention.line', '& > svg': { color: 'attention.solid' } },
      danger: { bg: 'danger.bg', borderColor: 'danger.line', '& > svg': { color: 'danger.solid' } },
    },
  },
})
const Body = styled('div', { base: { display: 'flex', flexDirection: 'column', gap: '1.5', minWidth: 0, flex: 1 } })
// In a narrow column lines that end at phrases are of very different lengths.
const Message = styled('div', { base: { textWrap: 'balance', '& > p + p': { marginTop: '1.5' } } })
const Title = styled('p', { base: { fontWeight: 'bold' } })
const Actions = styled('div', { base: { marginTop: '1.5', '&:empty': { display: 'none' } } })

const icons: Record<Tone, IconName> = { info: 'info', success: 'check_circle', attention: 'warning', danger: 'error' }

interface NoticeProps {
  tone?: Tone
  title?: ReactNode
  children?: ReactNode
  /** Buttons or links under the text. */
  actions?: ReactNode
  /** Set where it appears in answer to an action: it is then read out (`danger` at once). */
  isLive?: boolean
}

/** A message that belongs to a place on the screen and stays there. */
export function Notice({ tone = 'info', title, children, actions, isLive }: NoticeProps) {
  return (
    <Panel tone={tone} role={isLive ? (tone === 'danger' ? 'alert' : 'status') : undefined}>
      <Icon name={icons[tone]} size="1.35em" />
      <Body>
        {title && <Title>{wholeWords(title)}</Title>}
        {children && <Message>{wholeWords(children)}</Message>}
        {actions && <Actions>{actions}</Actions>}
      </Body>
    </Panel>
  )
}
