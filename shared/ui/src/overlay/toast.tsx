import type { KeyboardEvent } from 'react'
import type { ToastItem } from '@invoice-card/events'
import { IconButton } from '../button/icon-button.tsx'
import { Icon, type IconName } from '../icon/icon.tsx'
import { Appear } from '../motion/presence.tsx'
import { wholeWordsOfMessage } from '../layout/whole-words.tsx'
import { styled } from '../system/styled.ts'
import { MessageLinks } from './message-links.tsx'
import { useSwipe } from './use-swipe.ts'
import { useToastTimer } from './use-toast-timer.ts'

const Row = styled('li', { base: { pointerEvents: 'auto', touchAction: 'none' } })
const Panel = styled(Appear, {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    paddingInlineStart: '4',
    paddingInlineEnd: '1',
    paddingBlock: '1',
    bg: 'bg.surface',
    lineHeight: 'snug',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
    boxShadow: 'raised',
    '& > svg': { marginTop: '0.65rem' },
  },
  variants: {
    kind: {
      success: { '& > svg': { color: 'success.solid' } },
      error: { '& > svg': { color: 'white', fill: 'danger.solid' } },
      warning: { '& > svg': { color: 'white', fill: 'attention.solid' } },
      info: { '& > svg': { color: 'accent.600' } },
      default: {},
    },
  },
})
const Message = styled('div', { base: { flex: 1, minWidth: 0, paddingBlock: '2.5' } })
const Title = styled('p', { base: { fontWeight: 'bold' } })

const icons: Record<ToastItem['kind'], IconName | null> = {
  success: 'check',
  error: 'warning',
  warning: 'warning',
  info: 'info',
  default: null,
}

interface ToastProps {
  item: ToastItem
  isPaused: boolean
  onDismiss: () => void
}

/** One word of the toaster: goes by itself, by its button, by Escape or by a swipe. */
export function Toast({ item, isPaused, onDismiss }: ToastProps) {
  useToastTimer(item.durationMs, isPaused, onDismiss)
  const swipe = useSwipe(onDismiss)
  const icon = icons[item.kind]
  const links = item.link ? [item.link].flat() : []
  const dismissByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // The dialog that it stands in stays open.
    event.preventDefault()
    onDismiss()
  }
  return (
    <Row {...swipe} onKeyDown={dismissByEscape}>
      <Panel from="translateY(-16px)" kind={item.kind}>
        {icon && <Icon name={icon} size="1.4em" />}
        <Message>
          {item.title && <Title>{item.title}</Title>}
          <p>{wholeWordsOfMessage(item.text)}</p>
          {links.length > 0 && <MessageLinks links={links} onFollow={onDismiss} />}
        </Message>
        <IconButton icon="close" label="閉じる" onClick={onDismiss} />
      </Panel>
    </Row>
  )
}
